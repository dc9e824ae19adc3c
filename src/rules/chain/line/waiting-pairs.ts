/** Pairs that wait (20.8): four of six or eight seats play, by the rules of a table of four. */
import { amongAll, amongPlayers, beatAmongAll, standingAmong } from '../../among-players.ts';
import type { Aftermath, Carried, Deal, Game, Settlement, Side, Standing } from '../../game.ts';
import { playersOf, sidesAtPlay, spread } from '../../players.ts';
import { seatsOfSide } from '../../sides.ts';
import { lowest } from '../scores.ts';

/** The seats that play. */
const PLAYERS = 4;
/** The results of a deal after which a side gives way, and another one plays. */
const GIVES_WAY = ['givesWay', 'sitsDown'] as const;

/** Partners sit opposite: of 2P seats, seats k and k + P are side k. */
const sidesOf = (seats: number): readonly Side[] => Array.from({ length: seats }, (_, seat) => seat % (seats / 2));

/** Returns the sides that wait before the first deal: sides 0 and 1 begin. */
const waitingAtFirst = (seats: number): readonly Side[] =>
  Array.from({ length: (seats - PLAYERS) / 2 }, (_, nth) => nth + 2);

/** Returns the sides that wait after the deals so far, the one that plays next first. */
const waitingAfter = ({ memory }: Standing, seats: number) => memory?.waits ?? waitingAtFirst(seats);

/** Returns the game of four with pairs that wait at a larger table. */
export function withWaitingPairs(game: Game): Game {
  return {
    ...game,
    sides: (_, seats) => sidesOf(seats),
    begin(options, seats) {
      const standing = game.begin(options, seats);
      return seats === PLAYERS
        ? standing
        : { ...standing, memory: { ...standing.memory, waits: waitingAtFirst(seats) } };
    },
    open(standing, options, seats, heap, lot) {
      const opened = game.open(standing, options, PLAYERS, heap, lot);
      if (seats === PLAYERS) return opened;
      const sides = sidesOf(seats);
      const waits = waitingAfter(standing, seats).flatMap((side) => seatsOfSide(sides, side));
      return amongAll(opened, { seats, sides, waits });
    },
    among: { deal: amongPlayers, standing: standingAmong },
    moves: (seen) => game.moves(amongPlayers(seen)),
    play(deal, move) {
      if (!deal.waits) return game.play(deal, move);
      const { seats, sides, waits } = deal;
      const played = game.play(amongPlayers(deal), move);
      return {
        deal: amongAll(played.deal, { seats, sides, waits }),
        beats: played.beats.map((beat) => beatAmongAll(beat, deal)),
      };
    },
    settle: (standing, deal) => (deal.waits ? settled(game, standing, deal) : game.settle(standing, deal)),
    lacks(seen) {
      const players = playersOf(seen);
      const lacks = game.lacks?.(amongPlayers(seen)) ?? [];
      return lacks.map((lack) => lack && { ...lack, seats: lack.seats.map((nth) => players[nth] ?? nth) });
    },
  };
}

/** Counts a deal of four into the match of all. */
function settled(game: Game, standing: Standing, deal: Deal): Settlement {
  const four = game.settle(standingAmong(deal, standing), amongPlayers(deal));
  const sides = sidesAtPlay(deal);
  const points = spread(deal, four.points, 0);
  const totals = standing.totals.map((total, seat) => total + (points[seat] ?? 0));
  const { waits, aftermath } = givingWay(standing, deal, points);
  const told = [...(four.aftermath ?? []), ...aftermath];
  const memory: Carried = { ...four.standing.memory, waits };
  return {
    ...four,
    counts: spread(deal, four.counts, 0),
    lines: four.lines.map((line) => ({ ...line, side: sides[line.side] ?? line.side })),
    points,
    ...(told.length > 0 && { aftermath: told }),
    // Fewest Generals wins over all sides, however many deals each has played.
    standing: { ...four.standing, totals, memory, winners: four.standing.winners && lowest(totals) },
  };
}

/** The General's side goes to the end of those that wait, and the first of them plays; else all stay. */
function givingWay(standing: Standing, { seats, sides }: Deal, points: readonly number[]) {
  const waits = waitingAfter(standing, seats);
  const general = sides.find((_, seat) => (points[seat] ?? 0) > 0);
  const [next, ...others] = waits;
  if (general === undefined || next === undefined) return { waits, aftermath: [] };
  const [gives, sits] = GIVES_WAY;
  const aftermath: readonly Aftermath[] = [
    { word: gives, of: { side: general } },
    { word: sits, of: { side: next } },
  ];
  return { waits: [...others, general], aftermath };
}
