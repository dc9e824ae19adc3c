/** 20.5: the signs that partners give, and who gets to see them. */
import { expect, it } from 'vitest';
import { situationAt } from '../../src/dev/stages.ts';
import type { Situation } from '../../src/match/ports.ts';
import { signsGiven } from '../../src/present/signs-given.ts';
import type { Eye, Tile } from '../../src/rules/game.ts';
import { gameIn } from '../table/kinds.ts';

const game = gameIn('general');
const SEEDS = [...'abcdefghijklmnop'];
const EYES: readonly Eye[] = [0, 1, 2, 3, 'table', 'all'];

/** A deal as an eye sees it, with persons on all seats. */
function dealt(seed: string, eye: Eye, moves = 0, options = {}): Situation {
  const now = situationAt({ game: 'general', seats: 4, seed, moves, eye, options });
  return { ...now, sitters: now.sitters.map(({ name }) => ({ name, kind: 'person' })) };
}

/** What a seat holds, seen from above. */
const holds = (seed: string, seat: number, tile: Tile, moves = 0) => {
  const { hands, heap } = dealt(seed, 'all', moves).seen;
  return hands[seat]?.some((at) => heap[at] === tile) === true;
};

it.each(SEEDS)('deal %s: a seat is winked at for 0-0, and sees puffed cheeks for 6-6, of its partner alone', (seed) => {
  for (const eye of [0, 1, 2, 3]) {
    const partner = (eye + 2) % 4;
    const signs = [
      ...(holds(seed, partner, '0-0') ? ['wink'] : []),
      ...(holds(seed, partner, '6-6') ? ['cheeks'] : []),
    ];
    expect(signsGiven(dealt(seed, eye), game)).toEqual(signs.length > 0 ? { seat: partner, signs } : null);
  }
});

it('nobody sees any but the partner: not the table, nor all eyes, nor a bot, nor where signals are not agreed', () => {
  let given = 0;
  for (const seed of SEEDS) {
    for (const eye of ['table', 'all'] as const) expect(signsGiven(dealt(seed, eye), game)).toBeNull();
    for (const eye of EYES) {
      expect(signsGiven(dealt(seed, eye, 0, { signals: false }), game)).toBeNull();
      const now = dealt(seed, eye);
      const bots = now.sitters.map(({ name }) => ({ name, kind: 'bot' as const }));
      expect(signsGiven({ ...now, sitters: bots }, game)).toBeNull();
      if (signsGiven(now, game)) given++;
    }
  }
  expect(given).toBeGreaterThan(SEEDS.length);
});

it('a tile that was played is not signalled any more', () => {
  for (const seed of SEEDS) {
    const moves = 18;
    for (const eye of [0, 1, 2, 3]) {
      const { signs = [] } = signsGiven(dealt(seed, eye, moves), game) ?? {};
      expect(signs.includes('wink')).toBe(
        dealt(seed, 'all', moves).seen.outcome === null && holds(seed, (eye + 2) % 4, '0-0', moves),
      );
    }
  }
});
