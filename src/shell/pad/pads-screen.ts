/** The score pads that are kept: each can be opened or deleted. One that cannot be read can be saved as a file. */
import { html } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import { inLine } from '../../names/in-line.ts';
import type { Side } from '../../rules/game.ts';
import { allSides } from '../../rules/sides.ts';
import type { App } from '../app.ts';
import { focusOffered } from '../screen-behaviour.ts';
import { type KeptPad, openPads, PAD_FILE } from '../store/kept-pads.ts';
import { dayOf } from '../today/day.ts';
import { board, button } from '../widgets.ts';
import { createCounting } from './counted-pad.ts';
import { sideName } from './pad-words.ts';
import '../title/kept.css';

export function createPads(app: App, texts: SetUpTexts) {
  const pads = openPads(app.store, texts);
  const count = createCounting(app);
  const { pad: words, kept } = texts;
  /** The id of the pad whose deletion awaits confirmation. */
  let asked: string | null = null;
  const ask = (id: string | null) => {
    asked = id;
    app.redraw();
    focusOffered(document);
  };
  const back = () => app.send({ type: 'BACK' });
  const nameOf = (pad: KeptPad | null) => (pad?.ok ? (texts.games[pad.value.game]?.name ?? pad.value.game) : null);

  const question = (id: string) => {
    const game = nameOf(pads.find(id));
    return board({
      id: 'pad-drop',
      title: game === null ? words.dropBroken : words.dropTitle(game),
      kind: 'alertdialog',
      onEscape: () => ask(null),
      body: html`<p>${kept.dropLine}</p>`,
      foot: html`
        ${button({ text: kept.keep, main: true, focus: true, onPress: () => ask(null) })}
        ${button({
          text: kept.drop,
          onPress() {
            pads.remove(id);
            ask(null);
          },
        })}
      `,
    });
  };
  const toDrop = (id: string) => button({ text: kept.drop, onPress: () => ask(id) });
  const row = ([id, pad]: readonly [string, KeptPad]) => {
    const counted = pad.ok ? count(pad.value) : pad;
    if (!counted.ok)
      return html`<li class="kept-match">
        <p>${counted.reason === 'foreign' ? words.foreign : words.broken}</p>
        ${button({ text: texts.everything.save, onPress: () => app.handOut(PAD_FILE, pads.textOf(id)) })}
        ${toDrop(id)}
      </li>`;
    const { standing, pad: read, sides, isSecret } = counted.value;
    const total = (side: Side) => (isSecret ? '' : ` ${texts.figure(standing.totals[sides.indexOf(side)] ?? 0)}`);
    const names = allSides(sides)
      .map((side) => `${inLine(sideName(texts, counted.value, side))}${total(side)}`)
      .join(', ');
    const day = dayOf(new Date(read.at));
    const hint = standing.winners ? kept.over(names, day) : kept.at(standing.deals + 1, names, day);
    return html`<li class="kept-match">
      ${button({ text: nameOf(pad) ?? '', hint, onPress: () => app.send({ type: 'PAD', pad: id }) })} ${toDrop(id)}
    </li>`;
  };

  return () => {
    if (asked !== null) return question(asked);
    const all = pads.all();
    return board({
      id: 'pads',
      title: words.all,
      onEscape: back,
      body: all.length === 0 ? html`<p>${words.none}</p>` : html`<ul class="kept-matches">${all.map(row)}</ul>`,
      foot: button({ text: kept.back, main: true, focus: true, onPress: back }),
    });
  };
}
