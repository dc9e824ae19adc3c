/** The finished score pads in the record book, apart from the matches of the game. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import { inLine } from '../../names/in-line.ts';
import { likeness } from '../../names/names.ts';
import type { App } from '../app.ts';
import { openPads } from '../store/kept-pads.ts';
import { type CountedPad, countPad } from './counted-pad.ts';

/** Returns a card for each game played to its end with real tiles, with the wins of each player; nothing without any. */
export function padBook(app: App, texts: SetUpTexts) {
  const over = openPads(app.store, texts)
    .all()
    .flatMap(([, pad]) => (pad.ok ? [countPad(app.matches.games, pad.value)] : []))
    .flatMap((pad) => (pad.ok && pad.value.standing.winners !== null ? [pad.value] : []));
  if (over.length === 0) return nothing;
  const games = [...new Set(over.map(({ pad }) => pad.game))];
  return html`<h2>${texts.pad.atTable}</h2>
    <ul class="book-games">
      ${games.map((game) => {
        const own = over.filter(({ pad }) => pad.game === game);
        return html`<li class="book-card">
          <h3>${texts.games[game]?.name ?? game}</h3>
          <p class="book-against">${texts.pad.finished(own.length)}</p>
          <p>${texts.pad.wonBy(texts.list(winsOf(own).map(([name, n]) => `${inLine(name)} ${texts.figure(n)}`)))}</p>
        </li>`;
      })}
    </ul>`;
}

/** Returns the wins by name, the most first. */
function winsOf(pads: readonly CountedPad[]): readonly (readonly [name: string, wins: number])[] {
  const wins = new Map<string, readonly [string, number]>();
  for (const { pad, standing } of pads)
    for (const seat of standing.winners ?? []) {
      const name = pad.sitters[seat]?.name ?? '';
      const [shown = name, n = 0] = wins.get(likeness(name)) ?? [];
      wins.set(likeness(name), [shown, n + 1]);
    }
  return [...wins.values()].sort(([, a], [, b]) => b - a);
}
