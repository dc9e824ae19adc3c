import { html, nothing } from 'lit-html';
import type { Situation } from '../../match/ports.ts';
import type { House } from '../house.ts';
import { donkeysOf, ranksOf } from '../standings.ts';
import { board, button } from '../widgets.ts';
import { pointsOf, whoAt } from './sheet.ts';

/** How the match ended: who won, or who is the donkey. */
export function resultScreen(house: House, now: Situation, rematch: () => void) {
  const { texts, send } = house;
  const words = texts.result;
  const { standing, sitters } = now;
  const kind = pointsOf(house, now);
  const won = standing.winners ?? [];
  const donkeys = donkeysOf(standing, kind);
  const names = (seats: readonly number[]) => seats.map((seat) => sitters[seat]?.name ?? '');
  const [first = 0] = kind === 'lost' ? donkeys : won;
  const title =
    kind === 'lost'
      ? donkeys.length > 1
        ? words.donkeys(names(donkeys))
        : words.donkey(whoAt(now, first))
      : won.length > 1
        ? words.shared(names(won))
        : words.won(whoAt(now, first));
  const others =
    kind === 'lost' && won.length > 0 ? html`<p class="sheet-how">${words.othersWon(won.length)}</p>` : nothing;
  const classOf = (seat: number) =>
    kind === 'lost' ? (donkeys.includes(seat) ? 'is-donkey' : '') : won.includes(seat) ? 'is-winner' : '';
  return board({
    id: 'result',
    title,
    kind: 'page',
    body: html`
      ${others}
      <p class="sheet-how">${texts.games[now.seen.game]?.name ?? now.seen.game}, ${words.after(standing.deals)}</p>
      <ol class="ranks" aria-label=${words.standings}>
        ${ranksOf(standing, kind).map(
          ({ seat, total, rank }) => html`<li class=${classOf(seat)}>
            <span class="rank" aria-hidden="true">${words.rank(rank)}</span>
            <span class="rank-name">${sitters[seat]?.name}</span>
            <b>${kind === 'lost' ? words.lost(total) : texts.points(total)}</b>
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
