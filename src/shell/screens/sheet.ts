import { html, nothing } from 'lit-html';
import type { Situation } from '../../match/ports.ts';
import type { Seat } from '../../rules/game.ts';
import { arithmeticOf } from '../arithmetic.ts';
import type { House } from '../house.ts';
import { board, button } from '../widgets.ts';

/** The deal on paper: every hand turned up, what it counts, what it is worth, and how that comes about. */
export function sheetScreen(house: House, now: Situation) {
  const { texts, send } = house;
  const words = texts.sheet;
  const { settlement, seen } = now;
  if (!settlement) return nothing;
  const { outcome } = seen;
  const target = Number(seen.options.target ?? 0);
  const deals = Number(seen.options.deals ?? 0);
  const length = target ? words.to(target) : deals ? words.ofDeals(deals) : '';
  const how = outcome?.how === 'domino' ? words.domino(whoAt(now, outcome.by)) : words.blocked;
  return board({
    id: 'sheet',
    title: words.title(seen.deal),
    wide: true,
    onEscape: () => send({ type: 'PAUSE' }),
    body: html`
      <p class="sheet-how">${how}</p>
      <div class="sheet-sum">${arithmeticOf(settlement).map((line) => arithmeticLine(house, now, line))}</div>
      <table class="sheet-table">
        <thead>
          <tr>
            <th scope="col">${words.seat}</th>
            <th scope="col">${words.hand}</th>
            <th scope="col" class="n">${words.count}</th>
            <th scope="col" class="n">${words.points}</th>
            <th scope="col" class="n">${words.total} <small>${length}</small></th>
          </tr>
        </thead>
        <tbody>
          ${now.sitters.map((sitter, seat) => seatRow(house, now, sitter.name, seat))}
        </tbody>
      </table>
    `,
    foot: html`
      ${button({
        text: settlement.standing.winners ? words.finish : words.next,
        main: true,
        focus: true,
        onPress: () => send({ type: 'NEXT' }),
      })}
      ${button({ text: texts.table.menu, onPress: () => send({ type: 'PAUSE' }) })}
    `,
  });
}

/** The seat as the texts speak of it: the only person is `you`. */
export function whoAt({ sitters }: Situation, seat: Seat) {
  const persons = sitters.filter(({ kind }) => kind === 'person');
  const sitter = sitters[seat];
  return { name: sitter?.name ?? `${seat + 1}`, you: persons.length === 1 && sitter?.kind === 'person' };
}

function arithmeticLine({ texts }: House, now: Situation, line: ReturnType<typeof arithmeticOf>[number]) {
  const words = texts.sheet;
  if (line.kind === 'nobody') return html`<p>${words.level}</p>`;
  if (line.kind === 'each') return html`<p>${words.each(line.points)}</p>`;
  return html`<p>
    <span>${words.takes(whoAt(now, line.seat))}</span>
    <b>${words.sum(line.counts, line.less, line.result)}</b>
  </p>`;
}

function seatRow({ texts, settings, face }: House, now: Situation, name: string, seat: Seat) {
  const { settlement, seen } = now;
  const points = settlement?.points[seat] ?? 0;
  const tiles = (seen.hands[seat] ?? []).flatMap((at) => seen.heap[at] ?? []);
  const won = settlement?.standing.winners?.includes(seat) ?? false;
  return html`<tr class=${points > 0 ? 'is-taking' : ''}>
    <th scope="row">${name}${won ? html`<i class="laurel" aria-hidden="true"></i>` : nothing}</th>
    <td class="sheet-tiles">
      ${tiles.length === 0 ? html`<span class="none">${texts.sheet.noTiles}</span>` : nothing}
      ${tiles.map((tile) => {
        const [low = 0, high = 0] = tile.split('-').map(Number);
        return html`<span class="sr">${texts.tile(tile)}, </span>${face(low, high, settings.now.numerals)}`;
      })}
    </td>
    <td class="n">${settlement?.counts[seat] ?? 0}</td>
    <td class="n points">${points > 0 ? `+${points}` : '0'}</td>
    <td class="n total">${settlement?.standing.totals[seat] ?? 0}</td>
  </tr>`;
}
