/**
 * Deals played with real tiles. Their players tell how they ended, and the game counts them like its own: this module
 * only builds the ended deal that `Game.settle` takes.
 */
import type { Deal, End, Ending, Event, Game, Options, Seat, Settlement, Standing, Tile } from './game.ts';
import { minutesOf } from './match-length.ts';
import { isStake } from './moves.ts';
import { halves, isDouble, pipCount } from './tiles.ts';

/**
 * The tile that ended a deal: the lowest double of the set, the highest, both in one turn, a tile that fitted both ends
 * (33.5), or any other.
 */
export const LAST_TILES = ['other', 'lowest', 'highest', 'both', 'fittedBoth'] as const;
export type LastTile = (typeof LAST_TILES)[number];

/** Everything that may be told of a deal. */
export const TOLD_ENDINGS = ['domino', 'blocked', 'barricade', 'past'] as const satisfies readonly Ending[];

/** The end of a deal as its players tell it. */
export interface ToldDeal {
  readonly how: Ending;
  /** The seat that went out or barred; of a blocked deal, the seat whose last tile counts by the game (7.5, 17.10). */
  readonly by: Seat;
  readonly leader: Seat;
  /** The tiles left in each hand, or their count by the rules of the game. */
  readonly left: readonly (number | readonly Tile[])[];
  /** The points that each seat made on the way (6.10). */
  readonly made: readonly number[];
  readonly last: LastTile;
  /** 17.7: true if the lead staked the match. */
  readonly isStaked: boolean;
  /** 20.7: true if the time of the match was up before the deal had ended. */
  readonly isTimeUp: boolean;
}

/** A table with real tiles. */
export interface WoodenTable {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
}

/** The facts that the game needs to count the next deal, beside those that it knows. */
export interface Questions {
  /** The seats that play. */
  readonly seats: readonly Seat[];
  /** The ways the deal may have ended; a single one if they all count alike. */
  readonly endings: readonly Ending[];
  /** True if `ToldDeal.by` matters. */
  readonly by: boolean;
  readonly leader: boolean;
  /** `tiles`: a count alone does not tell enough of a hand (11.5). */
  readonly left: 'nothing' | 'counts' | 'tiles';
  readonly made: boolean;
  /** The last tiles that matter, with `other`; empty if none does. */
  readonly lasts: readonly LastTile[];
  /** True if the lead may have staked the match. */
  readonly stake: boolean;
  /** True if the deal may have been the last because the time was up (20.7). */
  readonly time: boolean;
}

/** True if nothing of a hand is left to tell: its seat went out, or is none of those that play. */
export const hasNothingLeft = (
  { how, by }: { readonly how: Ending; readonly by: Seat | null },
  playing: readonly Seat[],
  seat: Seat,
): boolean => (how === 'domino' && seat === by) || !playing.includes(seat);

/** The most that a hand can count without special values: all tiles of the set. */
export const mostPips = ({ game, options }: WoodenTable): number =>
  game.set(options).reduce((sum, tile) => sum + pipCount(tile), 0);

/** Returns the lowest and the highest double of the set. */
export function lastDoubles({ game, options }: WoodenTable): readonly [Tile, Tile] {
  const set = game.set(options);
  return [set[0] ?? '0-0', set.at(-1) ?? '0-0'];
}

/** Counts the deal into the match. `told` must have no fault. */
export const settleTold = (table: WoodenTable, standing: Standing, told: ToldDeal): Settlement =>
  table.game.settle(standing, endedDeal(table, openedFor(table, standing), told));

/** Returns the next deal of a match before its first move. Its tiles do not matter. */
export const openedFor = (table: WoodenTable, standing: Standing, leader: Seat = 0): Deal =>
  table.game.open(standing, table.options, table.seats, heapFor(table, leader), leader);

/** The ends after a last 0-1 that fitted both (33.5). */
const EQUAL_ENDS: readonly End[] = [0, 1].map((place) => ({ place, shows: 1, accepts: [1], to: 0, state: 'open' }));

/** Returns the deal as it ended. It has no tiles on the table, and of its moves only the first and the last. */
export function endedDeal(table: WoodenTable, opened: Deal, told: ToldDeal): Deal {
  const { how, by, left, made, last, isTimeUp } = told;
  const heap: Tile[] = [];
  const hands = left.map((hand) => tilesOf(table, hand).map((tile) => heap.push(tile) - 1));
  return {
    ...opened,
    heap,
    hands,
    boneyard: [],
    dead: [],
    ends: last === 'fittedBoth' ? EQUAL_ENDS : [],
    phase: 'ended',
    turn: null,
    scored: made,
    log: logOf(table, told),
    outcome: { how, by },
    ...(isTimeUp && { timeUp: true }),
  };
}

/** Returns tiles of a hand that was told. A count becomes as many tiles with blanks as make it, none of them a double. */
function tilesOf({ game, options }: WoodenTable, hand: number | readonly Tile[]): readonly Tile[] {
  if (typeof hand !== 'number') return hand;
  const [, highest] = halves(game.set(options).at(-1) ?? '0-0');
  const heavy = Array.from({ length: Math.floor(hand / highest) }, (): Tile => `0-${highest}`);
  const rest = hand % highest;
  return rest === 0 ? heavy : [...heavy, `0-${rest}`];
}

/** Returns the doubles that were laid last. */
export function doublesOver(table: WoodenTable, last: LastTile): readonly Tile[] {
  const [lowest, highest] = lastDoubles(table);
  const doubles = { other: [], lowest: [lowest], highest: [highest], both: [lowest, highest], fittedBoth: [] } as const;
  return doubles[last];
}

/** Returns the lead and the last tiles. */
function logOf(table: WoodenTable, { how, by, leader, last, isStaked }: ToldDeal): readonly Event[] {
  const [, highest] = lastDoubles(table);
  const doubles = doublesOver(table, last);
  const tiles = doubles.length === 0 ? (['0-1'] as const) : doubles;
  return [
    { seat: leader, do: 'lead', tile: isStaked ? highest : '0-1', ...(isStaked && { hundred: true }) },
    ...tiles.map(
      (tile, k): Event => ({
        seat: by,
        do: 'play',
        tile,
        arm: 0,
        ...(how === 'barricade' && { barricade: true }),
        ...(k + 1 < tiles.length && { goesOn: true }),
      }),
    ),
  ];
}

/**
 * Returns a heap in which this seat has the highest double, and every double is dealt. All doubles of one hand might
 * throw the deal in (16.7), and one that nobody has might not decide who leads (30.1).
 */
function heapFor({ game, options, seats }: WoodenTable, seat: Seat): readonly Tile[] {
  const set = [...game.set(options)].reverse();
  const order = [...set.filter(isDouble), ...set.filter((tile) => !isDouble(tile))];
  const dealt = order.slice(0, game.handSize(options, seats) * seats);
  const hands = Array.from({ length: seats }, (_, nth) =>
    dealt.filter((_tile, at) => at % seats === (nth - seat + seats) % seats),
  );
  return [...hands.flat(), ...order.slice(dealt.length)];
}

/** Returns the seat that leads the next deal whatever is dealt; `null` if tiles or a lot decide it. */
export function leaderOf(table: WoodenTable, standing: Standing): Seat | null {
  const leaders = new Set<Seat>();
  for (let seat = 0; seat < table.seats; seat++) {
    const { turn } = openedFor(table, standing, seat);
    if (turn) leaders.add(turn.seat);
  }
  const [leader, another] = leaders;
  return leader === undefined || another !== undefined ? null : leader;
}

/** 17.7: true if a lead of the next deal may stake the match. */
function mayStake(table: WoodenTable, standing: Standing): boolean {
  const leader = leaderOf(table, standing);
  return leader !== null && table.game.moves(openedFor(table, standing, leader)).some(isStake);
}

/** Returns the ways in which a deal of the table may have ended. */
export const endingsOf = ({ game, options }: WoodenTable): readonly Ending[] =>
  TOLD_ENDINGS.filter((how) => game.endings.includes(how) && (how !== 'barricade' || options.barricade === true));

/** Returns counts that tell seats apart: high ones and low ones, which open no account (16.5, 17.4), both ways round. */
const probesFor = (seats: number): readonly (readonly number[])[] =>
  [(seat: Seat) => 10 + 30 * seat, (seat: Seat) => 1 + seat].flatMap((countAt) => {
    const counts = Array.from({ length: seats }, (_, seat) => countAt(seat));
    return [counts, [...counts].reverse()];
  });

/** Points on the way in a probe: more than tiles can write off (19.6). */
const MADE = 1000;

/**
 * Finds out what matters, by settling deals that differ in one fact only. `how`: the way the deal ended; `null` for
 * the first one possible.
 */
export function questionsOf(table: WoodenTable, standing: Standing, how: Ending | null): Questions {
  const { game, seats } = table;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const opened = openedFor(table, standing);
  const playing = all.filter((seat) => (opened.hands[seat]?.length ?? 0) > 0);
  const [first = 0] = playing;
  const last = playing.at(-1) ?? 0;
  const ended = how ?? endingsOf(table)[0] ?? 'domino';
  const made = game.worth?.scoresOf !== undefined;
  const probes = probesFor(seats);
  const [rising = []] = probes;
  const level = rising.map(() => 1);
  const probe = (part: Partial<ToldDeal>): string => {
    const told: ToldDeal = {
      ...UNTOLD,
      made: all.map(() => (made ? MADE : 0)),
      how: ended,
      by: first,
      left: rising,
      ...part,
    };
    const left = told.left.map((hand, seat) => (hasNothingLeft(told, playing, seat) ? [] : hand));
    const {
      points,
      remembered,
      aftermath,
      standing: after,
    } = game.settle(standing, endedDeal(table, opened, { ...told, left }));
    return JSON.stringify([points, remembered, aftermath, after]);
  };
  const differs = (one: Partial<ToldDeal>, other: Partial<ToldDeal>) => probe(one) !== probe(other);
  const hands = (light: Tile): Partial<ToldDeal> => ({
    by: last,
    left: all.map((seat) => (seat === first ? [light] : ['0-5'])),
  });
  const areUnlike = (one: Partial<ToldDeal>, other: Partial<ToldDeal>) =>
    probes.some((left) => LAST_TILES.some((last) => differs({ left, last, ...one }, { left, last, ...other })));
  const endings = endingsOf(table).filter(
    (each, k, [usual = each]) => k === 0 || areUnlike({ how: each }, { how: usual }),
  );
  const lasts = ended === 'domino' ? LAST_TILES.filter((tile) => mattersAs(tile, (last) => probe({ last }))) : [];
  const hasCounts = [first, last].some((by) => probes.some((left) => differs({ by }, { by, left })));
  const needsTiles = ended !== 'domino' && differs(hands('2-2'), hands('1-3'));
  return {
    seats: playing,
    endings,
    by: ended === 'domino' ? areUnlike({}, { by: last }) : probes.some((left) => differs({ left }, { by: last, left })),
    // 33.2: who led may matter only where all hands are level.
    leader:
      leaderOf(table, standing) === null &&
      [rising, level].some((left) => differs({ left, leader: first }, { left, leader: last })),
    left: needsTiles ? 'tiles' : hasCounts ? 'counts' : 'nothing',
    made,
    lasts: lasts.length > 0 ? ['other', ...lasts] : [],
    stake: mayStake(table, standing),
    time: minutesOf(table.options) !== null,
  };
}

/** True if the last tile counts unlike any other; both doubles in one turn only if unlike the second alone (20.6). */
function mattersAs(tile: LastTile, probe: (tile: LastTile) => string): boolean {
  const result = probe(tile);
  return result !== probe('other') && (tile !== 'both' || result !== probe('highest'));
}

/** A deal of which nothing special is told. */
export const UNTOLD = { leader: 0, last: 'other', isStaked: false, isTimeUp: false } as const;
