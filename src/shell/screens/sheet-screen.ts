import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { Sitter, Situation } from '../../match/ports.ts';
import { toHex } from '../../rules/chance.ts';
import type { Game, Options, Seat, Settlement, Tile } from '../../rules/game.ts';
import { halves, pipCount } from '../../rules/tiles.ts';
import type { App } from '../app.ts';
import { type Arithmetic, arithmeticOf } from '../arithmetic.ts';
import { sharedOf } from '../deal-number.ts';
import { donkeysOf } from '../standings.ts';
import { board, button } from '../widgets.ts';
import { medal } from './medal.ts';

/** The deal on paper: every hand turned up, what it counts, what it is worth, and how that comes about. */
export function sheetScreen(app: App, texts: SetUpTexts, now: Situation) {
  const { send } = app;
  const words = texts.sheet;
  const { settlement, seen } = now;
  if (!settlement) return nothing;
  const { outcome } = seen;
  const kind = pointsOf(app, now);
  const match = app.match.now();
  // One deal that others play too has no length.
  const { target = 0, deals = 0 } = match && sharedOf(toHex(match.seed)) !== null ? {} : lengthOf(seen.options);
  const length = target ? (kind === 'lost' ? words.limit(target) : words.to(target)) : '';
  const how = outcome?.how === 'domino' ? words.domino(whoAt(now, outcome.by)) : words.blocked;
  return board({
    id: 'sheet',
    title: words.title(seen.deal, deals || null),
    wide: true,
    isRead: true,
    onEscape: () => send({ type: 'PAUSE' }),
    body: html`
      <p class="sheet-how">${how}</p>
      <div class="sheet-sum">
        ${arithmeticOf(settlement, kind, outcome?.how ?? 'blocked').map(
          (line) =>
            html`<p class=${isAside(line) ? 'is-aside' : nothing}>${arithmeticLine(texts, now, line, kind)}</p>`,
        )}
      </div>
      <table class="sheet-table">
        <thead>
          <tr>
            <th scope="col">${words.seat}</th>
            <th scope="col">${words.hand}</th>
            <th scope="col" class="n">${words.count}</th>
            <th scope="col" class="n">${kind === 'lost' ? words.lost : words.points}</th>
            <th scope="col" class="n">
              ${kind === 'lost' ? words.lostTotal : words.total} <small>${length}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          ${now.sitters.map((sitter, seat) => seatRow(app, texts, now, sitter, seat, kind))}
        </tbody>
      </table>
      ${
        now.starts === null || settlement.standing.winners
          ? nothing
          : html`<p class="note">${words.starts(whoAt(now, now.starts))}</p>`
      }
    `,
    foot: html`
      ${button({
        text: settlement.standing.winners ? words.finish : words.next,
        main: true,
        focus: true,
        onPress: () => send({ type: 'NEXT' }),
      })}
      ${
        now.sitters.some(({ kind: who }) => who === 'person')
          ? button({ text: words.review, onPress: () => send({ type: 'REVIEW' }) })
          : nothing
      }
      ${button({ text: texts.table.menu, onPress: () => send({ type: 'PAUSE' }) })}
    `,
  });
}

/** How long a match with these options is: to so many points, or so many deals. */
const lengthOf = ({ target, deals }: Options) => ({ target: Number(target ?? 0), deals: Number(deals ?? 0) });

/** The seat as the texts speak of it: the only person is `you`. */
export function whoAt({ sitters }: Situation, seat: Seat) {
  const persons = sitters.filter(({ kind }) => kind === 'person');
  const sitter = sitters[seat];
  return { name: sitter?.name ?? `${seat + 1}`, you: persons.length === 1 && sitter?.kind === 'person' };
}

/** What points are in the game that is played. */
export function pointsOf({ matches: { games } }: App, { seen }: Situation): Game['points'] {
  return games.find(({ id }) => id === seen.game)?.points ?? 'won';
}

/** Points on the way of a seat that takes nothing for the end of the deal. */
const isAside = (line: Arithmetic) => line.kind === 'sum' && line.counts.length === 0;

function arithmeticLine(texts: SetUpTexts, now: Situation, line: Arithmetic, kind: Game['points']) {
  const words = texts.sheet;
  switch (line.kind) {
    case 'nobody':
      return kind === 'lost' ? words.nobodyLoses : words.level;
    case 'level':
      return words.levelForTiles;
    case 'worthless':
      return words.worthless;
    case 'each':
      return words.each(line.points);
    case 'sum':
      return html`<span>${words.takes(whoAt(now, line.seat))}</span>
        <b>${words.sum(line)}</b>`;
    case 'writes':
      return html`<span>${words.writes(whoAt(now, line.seat), line.opens)}</span>
        <b>${words.withRemembered(line.count, line.before, line.result)}</b>`;
    case 'remembers':
      return html`<span>${words.remembers(whoAt(now, line.seat))}</span>
        <b>${words.withRemembered(line.count, line.before, line.result)}</b>`;
  }
}

function seatRow(app: App, texts: SetUpTexts, now: Situation, sitter: Sitter, seat: Seat, kind: Game['points']) {
  const { settings, pictures } = app;
  const words = texts.sheet;
  const { settlement, seen } = now;
  if (!settlement) return nothing;
  const { counts, standing, remembered } = settlement;
  const points = settlement.points[seat] ?? 0;
  const waiting = remembered?.[seat] ?? 0;
  const tiles = (seen.hands[seat] ?? []).flatMap((at) => seen.heap[at] ?? []);
  // Where points are losses, all but the donkeys have won: the mark is the donkey's.
  const isMarked =
    kind === 'lost' ? donkeysOf(standing, kind).includes(seat) : (standing.winners?.includes(seat) ?? false);
  return html`<tr class=${points > 0 ? 'is-taking' : ''}>
    <th scope="row">${medal(sitter, seat)}<span class="sheet-name">${sitter.name}</span>${isMarked ? html`<i class="laurel" aria-hidden="true"></i>` : nothing}</th>
    <td class="sheet-tiles">
      ${tiles.length === 0 ? html`<span class="none">${words.noTiles}</span>` : nothing}
      ${tiles.map((tile) => {
        return html`<span class="sheet-tile" data-pips=${pipCount(tile)}
          ><span class="sr">${texts.tile(tile)}, </span>${pictures.face(...halves(tile), settings.now.numerals)}</span
        >`;
      })}
    </td>
    <td class="n"><span class="figure count">${counts[seat] ?? 0}</span>${aloneNote(texts, tiles, counts[seat] ?? 0)}${worthNote(texts, settlement, seat)}</td>
    <td class="n"><span class="figure points">${words.written(points)}</span></td>
    <td class="n">
      <span class="figure total">${standing.totals[seat] ?? 0}</span>${waiting > 0 ? html`<small>${words.remembered(waiting)}</small>` : nothing}
    </td>
  </tr>`;
}

/** 4.3: why a single tile counts otherwise than its pips. */
function aloneNote(texts: SetUpTexts, tiles: readonly Tile[], count: number) {
  const [only, ...others] = tiles;
  if (only === undefined || others.length > 0) return nothing;
  return pipCount(only) === count ? nothing : html`<small>${texts.sheet.alone(only)}</small>`;
}

/** 6.11: what a hand is worth to others where that is not its count. */
function worthNote(texts: SetUpTexts, { lines, counts }: Settlement, seat: Seat) {
  const worth = lines.find(({ why, from }) => why === 'hand' && from === seat)?.points ?? counts[seat];
  if (worth === undefined || worth === counts[seat]) return nothing;
  return html`<small><i class="becomes"></i><span class="sr">${texts.sheet.rounded} </span>${worth}</small>`;
}
