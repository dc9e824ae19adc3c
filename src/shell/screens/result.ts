import { html } from 'lit-html';
import type { Situation } from '../../match/ports.ts';
import type { House } from '../house.ts';
import { board, button } from '../widgets.ts';
import { whoAt } from './sheet.ts';

export function resultScreen(house: House, now: Situation, rematch: () => void) {
  const { texts, send } = house;
  const words = texts.result;
  const { winners, totals, deals } = now.standing;
  const won = winners ?? [];
  const [winner = 0] = won;
  const title =
    won.length > 1 ? words.shared(won.map((seat) => now.sitters[seat]?.name ?? '')) : words.won(whoAt(now, winner));
  const ranked = now.sitters
    .map((sitter, seat) => ({ sitter, seat, total: totals[seat] ?? 0 }))
    .sort((a, b) => Number(won.includes(b.seat)) - Number(won.includes(a.seat)) || b.total - a.total);
  return board({
    id: 'result',
    title,
    kind: 'page',
    body: html`
      <p class="sheet-how">${texts.games[now.seen.game]?.name ?? now.seen.game}, ${words.after(deals)}</p>
      <ol class="ranks" aria-label=${words.standings}>
        ${ranked.map(
          ({ sitter, seat, total }, index) => html`<li class=${won.includes(seat) ? 'is-winner' : ''}>
            <span class="rank" aria-hidden="true">${words.rank(index + 1)}</span>
            <span class="rank-name">${sitter.name}</span>
            <b>${texts.points(total)}</b>
          </li>`,
        )}
      </ol>
    `,
    foot: html`
      ${button({ text: words.rematch, main: true, focus: true, onPress: rematch })}
      ${button({ text: words.record, onPress: house.saveRecord })}
      ${button({ text: words.leave, onPress: () => send({ type: 'BACK' }) })}
    `,
  });
}
