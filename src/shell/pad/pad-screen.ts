/** A score pad: the score of a match that is played with real tiles, and the fields for its next deal. */
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { SetUpTexts } from '../../i18n/index.ts';
import { LONGEST_TYPED } from '../../names/names.ts';
import { giveFocus } from '../../page/focus.ts';
import type { Seat } from '../../rules/game.ts';
import { mostPips } from '../../rules/told-deal.ts';
import { MOST_MADE, type ToldFault } from '../../rules/told-fault.ts';
import type { App } from '../app.ts';
import type { SharingView } from '../screens/sharing.ts';
import { named } from '../setup/sitters.ts';
import { openPads, PAD_FILE, type Pad } from '../store/kept-pads.ts';
import { board, button } from '../widgets.ts';
import { type CountedPad, createCounting } from './counted-pad.ts';
import { askedIn, emptyEntry, entryOf, type PadEntry, toldBy } from './pad-entry.ts';
import { padForm } from './pad-form.ts';
import { padPaper } from './pad-paper.ts';
import { endOf, lastDeal, padText } from './pad-words.ts';
import './pad.css';

/** The deal that is typed in, of one pad. */
interface Draft {
  readonly pad: string;
  readonly entry: PadEntry;
  readonly picking: Seat | null;
  /** The part that is missing or cannot be, in words. */
  readonly fault: string;
  /** The number of the deal that was taken back. */
  readonly takenBack: number | null;
}

const draftOf = (pad: string, seats: number): Draft => ({
  pad,
  entry: emptyEntry(seats),
  picking: null,
  fault: '',
  takenBack: null,
});

/** Creates the screen of a score pad. Its unfinished deal is kept as long as the page lives. */
export function createPad(app: App, texts: SetUpTexts, sharing: SharingView) {
  const pads = openPads(app.store, texts);
  const count = createCounting(app);
  let draft: Draft | null = null;
  const back = () => app.send({ type: 'BACK' });
  const set = (next: Draft) => {
    draft = next;
    app.redraw();
  };
  /** Writes the typed deal down, or says what is missing and leads there. */
  const write = (of: CountedPad, now: Draft) => {
    const { pad, table, standing } = of;
    const result = toldBy(table, standing, now.entry);
    if ('fault' in result) {
      set({ ...now, fault: faultWords(texts, of, result.fault) });
      giveFocus(fieldOf(result.fault));
      return;
    }
    pads.change(pad.id, ({ deals }) => ({ deals: [...deals, result.told] }));
    set(draftOf(pad.id, table.seats));
    showScore();
  };
  /** Takes back the last deal, whose entries return into the fields. */
  const takeBack = ({ pad, table }: CountedPad) => {
    const last = pad.deals.at(-1);
    if (!last) return;
    pads.change(pad.id, ({ deals }) => ({ deals: deals.slice(0, -1) }));
    set({ ...draftOf(pad.id, table.seats), entry: entryOf(last), takenBack: pad.deals.length });
    giveFocus(document.querySelector<HTMLElement>('.pad-form input'));
  };
  const screen = (of: CountedPad, now: Draft) =>
    openBoard(app, texts, sharing, of, now, {
      set,
      write: () => write(of, now),
      takeBack: () => takeBack(of),
      again: () => app.send({ type: 'PAD', pad: pads.begin(of.pad) }),
      rename(sitters) {
        pads.change(of.pad.id, () => ({ sitters }));
        app.redraw();
      },
      back,
    });

  return (id: string) => {
    const kept = pads.find(id);
    const counted = kept?.ok ? count(kept.value) : null;
    if (counted?.ok) {
      if (draft?.pad !== id) draft = draftOf(id, counted.value.table.seats);
      return screen(counted.value, draft);
    }
    return board({
      id: 'pad',
      title: texts.pad.all,
      onEscape: back,
      body: html`<p>${texts.pad[kept === null ? 'missing' : kept.ok ? 'broken' : kept.reason]}</p>`,
      foot: html`
        ${button({ text: texts.setup.back, main: true, focus: true, onPress: back })}
        ${
          kept === null
            ? nothing
            : button({ text: texts.everything.save, onPress: () => app.handOut(PAD_FILE, pads.textOf(id)) })
        }
      `,
    });
  };
}

/** Shows the score after a deal is written down: the keyboard goes on at the first field, and nothing scrolls to it. */
function showScore(): void {
  giveFocus(document.querySelector<HTMLElement>('.pad-form input, .pad-end'), { preventScroll: true });
  document.querySelector('.board-body')?.scrollTo?.(0, 0);
}

/** The things that can be done with an open pad. */
interface PadPorts {
  set(next: Draft): void;
  write(): void;
  takeBack(): void;
  /** Begins another pad with the same players. */
  again(): void;
  rename(sitters: Pad['sitters']): void;
  back(): void;
}

/** Returns an open pad: its paper, the last deal in words, and the fields for the next one. */
function openBoard(app: App, texts: SetUpTexts, sharing: SharingView, of: CountedPad, now: Draft, ports: PadPorts) {
  const { pad, table } = of;
  const words = texts.pad;
  const end = endOf(texts, of);
  const whole = padText(texts, of);
  const { options, seats } = table;
  const reading = { game: table.game.id, now: null, table: { options, seats } };
  return board({
    id: 'pad',
    title: words.title(texts.games[table.game.id]?.name ?? table.game.id),
    wide: true,
    onEscape: ports.back,
    body: html`<div class="pad ${end ? '' : 'is-open'}">
      <div class="pad-score">
        ${padPaper(texts, of)}
        <div class="pad-last" role="status">
          ${now.takenBack === null ? nothing : html`<p class="note">${words.takenBack(now.takenBack)}</p>`}
          ${end ? html`<h2 class="pad-end" tabindex="-1">${end.title}</h2>` : nothing}
          ${end?.others ? html`<p class="sheet-how">${end.others}</p>` : nothing}
          ${pad.deals.length === 0 ? html`<p class="note">${words.line}</p>` : lastDeal(texts, of)}
        </div>
        ${
          pad.deals.length === 0
            ? nothing
            : html`<div class="pad-ways">
                ${button({ text: words.takeBack, onPress: ports.takeBack })} ${sharing.button(words.share, whole)}
              </div>`
        }
        ${sharing.said(whole)} ${namesFields(texts, of, ports.rename)}
      </div>
      ${end ? nothing : entryFields(app, texts, of, now, ports)}
    </div>`,
    foot: html`
      ${
        end
          ? button({ text: words.again, main: true, onPress: ports.again })
          : button({ text: words.write, main: true, onPress: ports.write })
      }
      ${button({ text: texts.setup.rules, onPress: () => app.send({ type: 'RULES', reading }) })}
      ${button({ text: texts.setup.back, onPress: ports.back })}
    `,
  });
}

/** Returns the fields for the next deal, and what is missing in them. */
function entryFields(app: App, texts: SetUpTexts, of: CountedPad, now: Draft, { set, write }: PadPorts) {
  const { pad, table, standing } = of;
  const { deals = 0 } = table.options;
  return html`<section class="pad-entry" aria-labelledby="pad-deal">
    <h2 id="pad-deal">${texts.sheet.title(standing.deals + 1, Number(deals) || null)}</h2>
    ${padForm(app, texts, {
      table,
      entry: now.entry,
      asked: askedIn(table, standing, now.entry),
      names: pad.sitters.map(({ name }) => name),
      picking: now.picking,
      change: (next) => set({ ...now, entry: { ...now.entry, ...next }, fault: '' }),
      pick: (picking) => set({ ...now, picking }),
      write,
    })}
    <p class="pad-fault" role="alert">${now.fault}</p>
  </section>`;
}

/** Returns a fault in words. */
function faultWords({ pad: { needs } }: SetUpTexts, { pad, table }: CountedPad, { part, seat = 0 }: ToldFault): string {
  const name = pad.sitters[seat]?.name ?? '';
  if (part === 'left') return needs.left(name, mostPips(table));
  if (part === 'tiles') return needs.tiles(name);
  if (part === 'made') return needs.made(name, MOST_MADE);
  return part === 'leader' || part === 'last' ? needs[part] : needs.by;
}

/** Returns the field of a fault. */
function fieldOf({ part, seat }: ToldFault) {
  const fields: Readonly<Partial<Record<typeof part, string>>> = {
    left: `.pad-count[data-of="left"][data-seat="${seat}"]`,
    made: `.pad-count[data-of="made"][data-seat="${seat}"]`,
    tiles: `.pad-pick[data-seat="${seat}"]`,
  };
  return document.querySelector<HTMLElement>(fields[part] ?? `input[name="pad-${part}"]`);
}

/** Returns the names of the players, folded, to be changed. */
function namesFields(texts: SetUpTexts, { pad: { sitters } }: CountedPad, onChange: (all: Pad['sitters']) => void) {
  const rename = (seat: Seat, name: string) =>
    onChange(
      named(
        sitters.map((each, k) => (k === seat ? { ...each, name } : each)),
        texts,
      ),
    );
  return html`<details class="house-rules pad-names">
    <summary><span class="field-label">${texts.pad.names}</span></summary>
    <ol class="pad-hands">
      ${sitters.map(
        ({ name }, seat) => html`<li class="pad-hand">
          <input
            class="name"
            type="text"
            maxlength=${LONGEST_TYPED}
            dir="auto"
            autocomplete="off"
            autocapitalize="words"
            spellcheck="false"
            aria-label=${texts.setup.nameOf(seat + 1)}
            .value=${live(name)}
            @change=${({ target }: Event) => target instanceof HTMLInputElement && rename(seat, target.value)}
          />
        </li>`,
      )}
    </ol>
  </details>`;
}
