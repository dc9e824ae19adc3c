import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Sitter } from '../../match/ports.ts';
import type { Game, OptionSpec } from '../../rules/game.ts';
import { usualSeats } from '../address.ts';
import type { House } from '../house.ts';
import { LONGEST_NAME, named, newSitter, reseat, usualSitters } from '../sitters.ts';
import { usualTime } from '../usual-time.ts';
import { board, button, choice, stepper } from '../widgets.ts';

type Value = string | number | boolean;

/** The table that is being set. */
interface Draft {
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  readonly options: Readonly<Record<string, Value>>;
}

/** The set-up screen keeps what was set while the page lives. */
export function createSetup(house: House) {
  const { texts, games } = house;
  const words = texts.setup;
  let draft: Draft | null = null;
  const change = (part: Partial<Draft>) => {
    if (draft) draft = { ...draft, ...part };
    house.redraw();
  };
  const choose = (game: Game) => {
    const seats = draft?.sitters.length ?? 0;
    const fits = game.seats.includes(seats) ? seats : usualSeats(game);
    const sitters = draft ? reseat(draft.sitters, fits, texts) : usualSitters(fits, texts);
    draft = { game, sitters, options: {} };
    house.redraw();
  };
  const back = () => house.send({ type: 'BACK' });

  return () => {
    const first = games[0];
    if (!draft && first) draft = { game: first, sitters: usualSitters(usualSeats(first), texts), options: {} };
    if (!draft) return nothing;
    const { game, sitters, options } = draft;
    const whole = game.options(options, sitters.length);
    return board({
      id: 'setup',
      title: words.title,
      wide: true,
      onEscape: back,
      body: html`
        <div class="setup-columns">
          <div>
            ${choice({
              id: 'game',
              label: words.game,
              choices: games.map(({ id }) => ({ value: id, text: texts.games[id]?.name ?? id })),
              value: game.id,
              onChange: (id) => choose(games.find((each) => each.id === id) ?? game),
            })}
            <p class="note">${texts.games[game.id]?.line} <em>${texts.games[game.id]?.source}</em></p>
            ${game.optionSpecs.map((spec) => optionField(spec, options[spec.id] ?? spec.default, change))}
            ${whole.ok ? timeLine(whole.value) : html`<p class="refused" role="alert">${words.refused}</p>`}
          </div>
          <div>${seatsFields(game, sitters)}</div>
        </div>
      `,
      foot: html`
        ${button({
          text: words.start,
          main: true,
          onPress: () => whole.ok && house.play(game, whole.value, named(sitters, texts)),
        })}
        ${button({ text: words.back, onPress: back })}
      `,
    });
  };

  function optionField(spec: OptionSpec, value: Value, set: typeof change) {
    const text = texts.options[spec.id];
    const name = text?.name ?? spec.id;
    const say = (each: Value) => text?.value(each) ?? `${each}`;
    const to = (next: Value) => set({ options: { ...draft?.options, [spec.id]: next } });
    const note = text?.note ?? '';
    if (spec.kind !== 'number') {
      const values: readonly Value[] = spec.kind === 'flag' ? [false, true] : spec.values;
      if (values.length < 2) return nothing;
      const choices = values.map((each) => ({ value: each, text: say(each) }));
      return choice({ id: spec.id, label: name, note, choices, value, onChange: to });
    }
    const now = Number(value);
    const offered = [...new Set([...spec.offered, now])].sort((a, b) => a - b);
    return html`
      ${choice({
        id: spec.id,
        label: name,
        note,
        choices: offered.map((each) => ({ value: each, text: say(each), ...timeHint(spec.id, each) })),
        value: now,
        onChange: to,
      })}
      ${stepper({
        label: words.exactly,
        text: say(now),
        less: { label: words.lower(name), to: now - spec.step >= spec.min ? now - spec.step : null },
        more: { label: words.raise(name), to: now + spec.step <= spec.max ? now + spec.step : null },
        onChange: to,
      })}
    `;
  }

  /** 1.12: each length is offered with its usual time. */
  function timeHint(id: string, target: number): { readonly hint?: string } {
    const time = id === 'target' && draft ? timeOf(draft, target) : null;
    return time ? { hint: words.about(time.minutes) } : {};
  }

  function timeOf({ game, sitters }: Draft, target: number) {
    return usualTime(game.id, target, sitters, house.settings.now.speed);
  }

  function timeLine(options: Readonly<Record<string, Value>>) {
    if (!draft) return nothing;
    const time = timeOf(draft, Number(options.target));
    return time ? html`<p class="usual">${words.usual(time.low, time.high, time.turns, time.minutes)}</p>` : nothing;
  }

  function seatsFields(game: Game, sitters: readonly Sitter[]) {
    const at = game.seats.indexOf(sitters.length);
    const set = (seats: number) => change({ sitters: reseat(sitters, seats, texts) });
    const seat = (index: number, sitter: Sitter) =>
      change({ sitters: sitters.map((each, i) => (i === index ? sitter : each)) });
    /** Another kind of sitter; the names that nobody typed follow. */
    const turn = (index: number, kind: Sitter['kind']) => {
      const next = sitters.map((each, i) => (i === index ? newSitter(i, kind, texts) : each));
      change({ sitters: named(next, texts) });
    };
    return html`
      ${
        game.seats.length > 1
          ? stepper({
              label: words.seats,
              text: words.seatCount(sitters.length),
              less: { label: words.fewer, to: game.seats[at - 1] ?? null },
              more: { label: words.more, to: game.seats[at + 1] ?? null },
              onChange: set,
            })
          : html`<p class="field-label">${words.seatCount(sitters.length)}</p>`
      }
      <ol class="seat-list">
        ${sitters.map(
          (sitter, index) => html`<li class="seat-row">
            <input
              class="name"
              type="text"
              maxlength=${LONGEST_NAME}
              dir="auto"
              autocomplete="off"
              autocapitalize="words"
              enterkeyhint="next"
              spellcheck="false"
              aria-label=${words.nameOf(index + 1)}
              .value=${live(sitter.name)}
              @input=${(event: InputEvent) =>
                event.target instanceof HTMLInputElement && seat(index, { ...sitter, name: event.target.value })}
              @focus=${(event: FocusEvent) => event.target instanceof HTMLInputElement && event.target.select()}
              @keydown=${toNextName}
            />
            <fieldset class="kind">
              <legend class="sr">${words.kindOf(index + 1)}</legend>
              ${(['person', 'bot'] as const).map(
                (kind) => html`<label class="choice-item">
                  <input
                    type="radio"
                    name=${`kind-${index}`}
                    .checked=${live(sitter.kind === kind)}
                    @change=${() => turn(index, kind)}
                  />
                  <span>${words[kind]}</span>
                </label>`,
              )}
            </fieldset>
          </li>`,
        )}
      </ol>
      ${
        sitters.filter(({ kind }) => kind === 'person').length > 1
          ? html`<p class="note">${words.handOver}</p>`
          : nothing
      }
    `;
  }
}

/** Enter goes from one name to the next, as somebody types who seats a family. */
function toNextName(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
  event.target.closest('.seat-row')?.nextElementSibling?.querySelector<HTMLElement>('.name')?.focus();
}
