import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import { aftermathWords } from '../../i18n/memory-words.ts';
import { personsOf } from '../../match/persons.ts';
import { minutesLeft } from '../../match/played-time.ts';
import type { Situation } from '../../match/ports.ts';
import { toHex } from '../../rules/chance.ts';
import type { Game, Options, Outcome, Seat, Settlement, Side, Tile } from '../../rules/game.ts';
import { countedNumber } from '../../rules/match-length.ts';
import { allSides, bySide, seatsOfSide } from '../../rules/sides.ts';
import { halves, pipCount } from '../../rules/tiles.ts';
import type { App } from '../app.ts';
import { sharedOf } from '../deal-number.ts';
import { medal } from '../screens/medal.ts';
import { whoAt, whoOf } from '../setup/who-sits.ts';
import { board, button } from '../widgets.ts';
import { type Arithmetic, arithmeticOf } from './arithmetic.ts';
import { type DealMark, dealMarks } from './standings.ts';

/** The number of rows up to which each is as high as a tile on the table; more of them lie closer together. */
const MOST_TALL = 6;

/** The score sheet of a deal: every hand turned up, its count, its points, and their calculation. */
export function sheetScreen(app: App, texts: SetUpTexts, now: Situation, game: Game) {
  const { send } = app;
  const words = texts.sheet;
  const { settlement, seen } = now;
  if (!settlement) return nothing;
  const { outcome } = seen;
  const { points: kind } = game;
  const sides = allSides(seen.sides);
  const isPartnered = sides.length < seen.seats;
  const isOwn = isOwnAlone(game);
  const marks = dealMarks(settlement, outcome, kind, seen.sides);
  const match = app.match.now();
  // A numbered deal has no match length.
  const { target = 0, deals = 0 } = match && sharedOf(toHex(match.seed)) !== null ? {} : lengthOf(seen.options);
  const length = target ? (kind === 'lost' ? words.limit(seen.game, target) : words.to(target)) : '';
  // 20.7
  const left = match && !settlement.standing.winners ? minutesLeft(seen.options, match.played) : null;
  return board({
    id: 'sheet',
    title: words.title(deals ? countedNumber(seen, now.standing) : seen.deal, deals || null),
    wide: true,
    onEscape: () => send({ type: 'PAUSE' }),
    body: html`
      <p class="sheet-how">${outcome ? howWords(texts, now, outcome) : nothing}</p>
      ${left === null ? nothing : html`<p class="note">${left === 0 ? texts.scene.lastNext : texts.scene.minutesLeft(left)}</p>`}
      <div class="sheet-sum">
        ${
          now.isSecret
            ? html`<p class="is-aside">${words.secret}</p>`
            : arithmeticOf(
                { settlement, sides: seen.sides, how: outcome?.how ?? 'blocked', options: seen.options },
                game,
                (why) => words.told[why] !== undefined,
              )
                .filter(({ kind }) => !isOwn || kind === 'nobody')
                .map(
                  (line) =>
                    html`<p class=${isAside(line, game) ? 'is-aside' : nothing}>${arithmeticLine(texts, now, line, game)}</p>`,
                )
        }
      </div>
      ${aftermathOf(now, texts).map((sentence) => html`<p class="note">${sentence}</p>`)}
      <div class="sheet-scroll" tabindex="0" role="region" aria-labelledby="sheet-title">
      <table class="sheet-table is-of-hands ${now.isSecret ? 'is-secret' : ''} ${isOwn ? 'is-own' : ''} ${sides.length > MOST_TALL ? 'is-many' : ''}">
        <thead>
          <tr>
            <th scope="col">${isPartnered ? words.side : words.seat}</th>
            <th scope="col">${words.hand}</th>
            ${isOwn ? nothing : html`<th scope="col" class="n">${words.count}</th>`}
            ${
              now.isSecret
                ? nothing
                : html`<th scope="col" class="n">${kind === 'lost' ? words.lost : words.points}</th>
                    <th scope="col" class="n">
                      ${kind === 'lost' ? words.lostTotal : words.total} <small>${length}</small>
                    </th>`
            }
          </tr>
        </thead>
        <tbody>
          ${sides.map((side, k) => sideRow(app, texts, now, { side, mark: now.isSecret ? null : (marks[k] ?? null), isOwn }))}
        </tbody>
      </table>
      </div>
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
        personsOf(now.sitters).length > 0
          ? button({ text: words.review, onPress: () => send({ type: 'REVIEW' }) })
          : nothing
      }
      ${button({ text: texts.scene.names.menu, onPress: () => send({ type: 'PAUSE' }) })}
    `,
  });
}

/** 29.9: true if every seat writes what it holds, and nothing else: its row says everything. */
const isOwnAlone = ({ reasons }: Game) => reasons.every((why) => why === 'own');

/** The seats at which a deal was played, and their sides. */
export type SeatedSides = Pick<Situation, 'sitters'> & { readonly seen: Pick<Situation['seen'], 'sides'> };

/** Returns the consequences of the deal for the match and the next deals (17), one sentence each. */
export function aftermathOf(now: SeatedSides & Pick<Situation, 'settlement'>, texts: SetUpTexts): readonly string[] {
  const speaking = { seat: (seat: Seat) => whoAt(now, seat), side: (side: Side) => whoOf(now, side) };
  return aftermathWords(now.settlement?.aftermath ?? [], speaking, texts.run);
}

/** Returns the words for the end of the deal. */
function howWords({ sheet: words }: SetUpTexts, now: Situation, { how, by }: Outcome): string {
  // 15.4: if hands go out one after another, nobody goes out first.
  if (how === 'domino')
    return now.seen.hands.every((hand) => hand.length === 0) ? words.allOut : words.domino(whoAt(now, by));
  if (how === 'past') return words.past;
  return how === 'barricade' ? words.barricade(whoAt(now, by)) : words.blocked;
}

/** Returns the match length set by these options: a number of points or of deals. */
const lengthOf = ({ target, deals }: Options) => ({ target: Number(target ?? 0), deals: Number(deals ?? 0) });

/** True for points scored during play by a side that scores nothing at the end of the deal. */
const isAside = (line: Arithmetic, game: Game) =>
  line.kind === 'sum' && line.counts.length === 0 && game.reasons.some((why) => why !== 'made');

/** Returns a line of the calculation of a deal's points, in words. */
export function arithmeticLine(texts: SetUpTexts, now: SeatedSides, line: Arithmetic, game: Game) {
  const words = texts.sheet;
  switch (line.kind) {
    case 'nobody':
      return game.points === 'lost' ? words.nobodyLoses : words.level;
    case 'level':
      return words.levelForTiles;
    case 'worthless':
    case 'noneOff':
    case 'missed':
      return words[line.kind];
    case 'each':
      return words.each(line.points);
  }
  const who = whoOf(now, line.side);
  const told = (does: string, what: string) => html`<span>${does}</span>
    <b>${what}</b>`;
  switch (line.kind) {
    case 'sum':
      return told(words.takes(who), words.sum(line));
    case 'writes':
      return told(words.writes(who, line.opens), words.withRemembered(line.counts, line.before, line.result));
    case 'remembers':
      return told(words.remembers(who), words.withRemembered(line.counts, line.before, line.result));
    case 'barricade':
      return told(words.loses(who), words.barred(line.count, line.result));
    case 'closed': {
      const closed = game.points === 'lost' ? words.closed : words.tooLittle;
      return told(words.name(who), closed(line.count, game.worth?.opensAt ?? 0));
    }
    case 'small':
      return told(words.name(who), words.small(line.count, game.worth?.opensAt ?? 0));
    case 'told': {
      const { does, what } = words.told[line.why]?.(who, line.count, line.result) ?? { does: '', what: '' };
      return told(does, what);
    }
  }
}

/** The class of the row of a side, by how the deal went for it. */
const ROW: Readonly<Record<NonNullable<DealMark>, string>> = { better: 'is-taking', worse: 'is-losing' };

interface SideRow {
  readonly side: Side;
  readonly mark: DealMark;
  /** True if its count is what it writes. */
  readonly isOwn: boolean;
}

/** Returns the row of a side: its hands one above the other, and its account. */
function sideRow(app: App, texts: SetUpTexts, now: Situation, row: SideRow) {
  const { side } = row;
  const words = texts.sheet;
  const { settlement, seen } = now;
  if (!settlement) return nothing;
  const { standing, remembered } = settlement;
  const seats = seatsOfSide(seen.sides, side);
  const [seat = 0, partner] = seats;
  const points = settlement.points[seat] ?? 0;
  const waiting = remembered?.[seat] ?? 0;
  const count = bySide(seen.sides, settlement.counts)[side] ?? 0;
  const isWaiting = seen.waits?.includes(seat) ?? false;
  const mark = standing.winners?.includes(seat) ? html`<i class="laurel" aria-hidden="true"></i>` : nothing;
  const name =
    partner === undefined
      ? html`${medal(texts, now.sitters[seat] ?? { name: '', kind: 'bot' }, seat)}<span class="sheet-name">${now.sitters[seat]?.name}</span>`
      : html`<span class="sheet-side">${words.name(whoOf(now, side))}</span>`;
  const hands = () =>
    partner === undefined ? handTiles(app, texts, now, seat) : seats.map((each) => handOf(app, texts, now, each));
  return html`<tr class=${row.mark ? ROW[row.mark] : ''}>
    <th scope="row">${name}${mark}</th>
    <td class="sheet-tiles">${isWaiting ? html`<span class="none">${words.waits}</span>` : hands()}</td>
    ${
      row.isOwn
        ? nothing
        : html`<td class="n"><span class="figure count">${isWaiting ? nothing : count}</span>${
            partner === undefined ? aloneNote(texts, tilesOf(now, seat), count) : nothing
          }${worthNote(texts, settlement, side, count)}</td>`
    }
    ${
      now.isSecret
        ? nothing
        : html`<td class="n"><span class="figure points">${words.written(points)}</span></td>
            <td class="n">
              <span class="figure total">${texts.figure(standing.totals[seat] ?? 0)}</span>${waiting > 0 ? html`<small>${words.remembered(waiting)}</small>` : nothing}
            </td>`
    }
  </tr>`;
}

/** Returns one of two hands of a side, with its owner and its count. */
function handOf(app: App, texts: SetUpTexts, now: Situation, seat: Seat) {
  const sitter = now.sitters[seat] ?? { name: '', kind: 'bot' };
  const count = now.settlement?.counts[seat] ?? 0;
  return html`<div class="sheet-hand">
    ${medal(texts, sitter, seat, now.seen.sides[seat])}<span class="sr">${texts.withColon(sitter.name)} </span>
    <span>${handTiles(app, texts, now, seat)}</span>
    <span class="hand-count">${count}</span>${aloneNote(texts, tilesOf(now, seat), count)}
  </div>`;
}

function handTiles({ pictures }: App, texts: SetUpTexts, now: Situation, seat: Seat) {
  const tiles = tilesOf(now, seat);
  const symbols = pictures.symbols(now.seen);
  return html`${tiles.length === 0 ? html`<span class="none">${texts.sheet.noTiles}</span>` : nothing}
    ${tiles.map((tile) => {
      return html`<span class="sheet-tile" data-pips=${pipCount(tile)}
        ><span class="sr">${texts.tile(tile)}, </span>${pictures.face(...halves(tile), symbols)}</span
      >`;
    })}`;
}

/** Returns the tiles left in a seat's hand. */
const tilesOf = ({ seen }: Situation, seat: Seat): readonly Tile[] =>
  (seen.hands[seat] ?? []).flatMap((at) => seen.heap[at] ?? []);

/** 4.3, 17.2: explains why last tiles do not count their pips. */
function aloneNote(texts: SetUpTexts, tiles: readonly Tile[], count: number) {
  if (tiles.length === 0 || tiles.length > 2) return nothing;
  const pips = tiles.reduce((sum, tile) => sum + pipCount(tile), 0);
  return pips === count ? nothing : html`<small>${texts.sheet.alone(tiles.join(' '))}</small>`;
}

/** 6.11: returns the points of a hand for others, if they differ from its count. */
function worthNote(texts: SetUpTexts, { lines }: Settlement, side: Side, count: number) {
  const worth = lines.find(({ why, from }) => why === 'hand' && from === side)?.points ?? count;
  if (worth === count) return nothing;
  return html`<small><i class="becomes"></i><span class="sr">${texts.sheet.rounded(worth)}</span><span aria-hidden="true">${worth}</span></small>`;
}
