/** Sea Goat: a line game whose leads depend on the pending state of the match (17.7, 17.12). */
import type { Deal, Event, Game, Json, Move, Reminder, Seat, Seen, Side, Standing, Tile } from '../../../game.ts';
import type { LineRow } from '../line-row.ts';
import { chanceOf } from './chances.ts';
import { mayStake } from './outcome.ts';
import { accountsOf, pendingIn, settleSeaGoat } from './settle-sea-goat.ts';

/** The special terms of a deal: it is led like the first one (17.12), or a led 6-6 stakes the match (17.7). */
type Terms = 'led as the first' | 'may stake' | null;

const isEggs = ({ memory }: Standing) => pendingIn(memory).eggs;

/** The terms of the next deal, for the seat that leads it. */
function termsOf(standing: Standing, sides: readonly Side[], leader: Seat): Terms {
  if (isEggs(standing)) return 'led as the first';
  return mayStake(accountsOf(standing, sides), leader) ? 'may stake' : null;
}

const isTerms = (memory: Json, terms: Terms) => memory === terms;

/** 17.12: the same deal, numbered as the first one if it is led like it. */
const asLed = <D extends Seen>(deal: D): D => (isTerms(deal.memory, 'led as the first') ? { ...deal, deal: 1 } : deal);

const isStake = ({ memory }: Seen, move: Move) =>
  isTerms(memory, 'may stake') && move.do === 'lead' && move.tile === '6-6';

/** 17.7: a seat with the right cannot lead 6-6 without a stake. */
const staking = (seen: Seen, move: Move): Move => (isStake(seen, move) ? ({ ...move, hundred: true } as Move) : move);

/** Adds stakes, and the leads of eggs, to a line game that the winner leads. */
export function seaGoat(game: Game, row: LineRow): Game {
  const { lacks } = game;
  return {
    ...game,
    open(standing, options, seats, heap, lot) {
      const opened = game.open(isEggs(standing) ? { ...standing, deals: 0 } : standing, options, seats, heap, lot);
      const memory = opened.turn && standing.deals > 0 ? termsOf(standing, opened.sides, opened.turn.seat) : null;
      return { ...opened, deal: standing.deals + 1, memory };
    },
    moves: (seen) => game.moves(asLed(seen)).map((move) => staking(seen, move)),
    play(deal, move) {
      const isStaked = move.do === 'lead' && move.hundred === true;
      if (isStaked !== isStake(deal, move)) throw new Error(`not a legal move: ${JSON.stringify(move)}`);
      const played = game.play(asLed(deal), isStaked ? { do: 'lead', tile: move.tile } : move);
      if (isStaked) return staked(deal, played);
      return { ...played, deal: { ...played.deal, deal: deal.deal } };
    },
    settle: (standing, deal) => settleSeaGoat(row, standing, deal),
    facts: (seen, _eye, standing) => (standing ? remindersOf(seen, standing) : []),
    worth: { ...game.worth, chanceOf, isEarly },
    ...(lacks && { lacks: (seen) => lacks(asLed(seen)) }),
  };
}

/** 17.5: a last 0-0 wins a match. */
const isEarly = (tile: Tile, rest: readonly Tile[]) => tile === '0-0' && rest.some((other) => other !== '6-6');

const reminder = (word: string, seat: Seat, deals: number | null = null): Reminder => ({
  kind: 'reminder',
  word,
  seat,
  deals,
});

/** Returns the pending state of the match, and the stake of this deal. */
function remindersOf(seen: Seen, { memory }: Standing): readonly Reminder[] {
  const { log, turn, phase } = seen;
  const [lead] = log;
  const leader = lead?.seat ?? turn?.seat ?? 0;
  const { fisher, attempts, eggs } = pendingIn(memory);
  const isStaked = lead?.do === 'lead' && lead.hundred === true;
  return [
    ...(fisher === null ? [] : [reminder('fish', fisher, attempts)]),
    ...(eggs ? [reminder('eggs', leader, attempts)] : []),
    ...(phase === 'leading' && isTerms(seen.memory, 'may stake') ? [reminder('right', leader)] : []),
    ...(isStaked ? [reminder('stake', leader)] : []),
  ];
}

/** Turns a lead into a stake; the beat of the stake comes before the tile. */
function staked({ deal: number }: Deal, { deal, beats }: ReturnType<Game['play']>): ReturnType<Game['play']> {
  const [lead, ...others] = deal.log;
  if (lead?.do !== 'lead') throw new Error('a stake is a lead');
  const event: Event = { ...lead, hundred: true };
  return {
    deal: { ...deal, deal: number, log: [event, ...others] },
    beats: [{ beat: 'staked', seat: lead.seat }, ...beats],
  };
}
