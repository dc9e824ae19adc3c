/** Plays a match of bots to its end, or for a number of deals. */
import { chooseAtRandom } from '../../src/bots/random.ts';
import { chooseByRuleOfThumb } from '../../src/bots/rule-of-thumb.ts';
import { thinkingSeed } from '../../src/bots/seed.ts';
import { think } from '../../src/bots/think.ts';
import { type FastChance, fastChance, seedOfText, toHex } from '../../src/rules/chance.ts';
import type { Deal, Move, Seen } from '../../src/rules/game.ts';
import {
  type DealRecord,
  dealRecord,
  type MatchRecord,
  recordHeader,
  type Seal,
  type ThrownIn,
  thrownInRecord,
} from '../../src/rules/record.ts';
import { sealedDeal, teamsOf } from '../../src/rules/sealed.ts';
import { seen } from '../../src/rules/seen.ts';
import { botGameOf } from '../kinds-of-bots.ts';
import type { Table } from './args.ts';
import { timed } from './timed.ts';

type Bot = (seen: Seen, moves: readonly Move[], chance: FastChance) => Move;

const BOTS = {
  random: chooseAtRandom,
  rules(view, moves, chance) {
    const { game, kind } = botGameOf(view.game);
    return chooseByRuleOfThumb(game, view, moves, chance, undefined, kind.worthIn(view, game));
  },
  club: (view, moves) => think(botGameOf(view.game), view, moves, 'club', thinkingSeed(view)),
} satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const botNames = Object.keys(BOTS) as readonly BotName[];

/** Returns the seed of the n-th match of a call, from 1. The seed of the first is the SHA-256 of the text alone. */
export function seedOfMatch(text: string, match: number): Uint8Array {
  return seedOfText(match === 1 ? text : `${text} match ${match}`);
}

/** Returns a generator for the bots that reveals nothing of the heaps. */
function chanceOfBots(seed: Uint8Array): FastChance {
  const hash = seedOfText(`${toHex(seed)} bots`);
  return fastChance(new DataView(hash.buffer, hash.byteOffset).getInt32(0));
}

/** Returns the next deal that somebody can start, and those thrown in before it (1.2). */
function deal({ game, options, seats }: Table, standing: Parameters<typeof sealedDeal>[1], seed: Uint8Array) {
  const thrownIn: ThrownIn[] = [];
  for (;;) {
    const dealt: { deal: Deal; seal: Seal } = sealedDeal(game, standing, options, seats, seed, thrownIn.length);
    if (dealt.deal.phase !== 'thrownIn') return { ...dealt, thrownIn };
    thrownIn.push(thrownInRecord(dealt.deal, dealt.seal));
  }
}

/**
 * Plays a match of at most `most` deals. Bots take the seats in turn; each sees only the tiles that its seat may see.
 */
export function playMatch(table: Table, bots: readonly BotName[], seed: Uint8Array, most: number): MatchRecord {
  const { game, options, seats } = table;
  const sitters = Array.from({ length: seats }, (_, seat) => {
    const level = bots[seat % bots.length] ?? 'random';
    return { name: `${level} ${seat}`, kind: 'bot', level } as const;
  });
  const chance = chanceOfBots(seed);
  const deals: DealRecord[] = [];
  let standing = game.begin(options, seats);
  while (!standing.winners && deals.length < most) {
    const { deal: dealt, seal, thrownIn } = deal(table, standing, seed);
    let now = timed(dealt);
    while (now.turn) {
      const eye = seen(game, now, now.turn.seat);
      const bot = BOTS[sitters[now.turn.seat]?.level ?? 'random'];
      now = game.play(now, bot(eye, game.moves(now), chance)).deal;
    }
    const settlement = game.settle(standing, now);
    standing = settlement.standing;
    deals.push(dealRecord(now, settlement, seal, thrownIn));
  }
  const header = recordHeader(
    game,
    options,
    sitters,
    standing.winners ? toHex(seed) : undefined,
    teamsOf(game, seed, options)?.draw,
  );
  return { header, deals };
}
