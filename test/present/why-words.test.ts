import { expect, it } from 'vitest';
import { whyWords } from '../../src/present/why-words.ts';
import { games } from '../../src/rules/games.ts';
import { isPlayable } from '../../src/rules/moves.ts';
import { type WhyNot, whyNot } from '../../src/rules/why-not.ts';
import { stagedMatch, texts } from '../access/staged.ts';

/** The name of a reason: what is to be led, or what the star needs, differs from table to table. */
const nameOf = (why: WhyNot) => (typeof why === 'string' ? why : 'leads' in why ? 'leads' : 'needs');

/** All of them. */
const REFUSALS: Readonly<Record<ReturnType<typeof nameOf>, true>> = {
  leads: true,
  needs: true,
  needsDoubles: true,
  lacksDoubles: true,
  mustDraw: true,
  drawOrPass: true,
  drawnWaits: true,
  notFree: true,
  noPlace: true,
  fitsNowhere: true,
};

it('has words for every reason for which a tile cannot be laid', () => {
  const given = new Set<string>();
  for (const { id, seats } of games) {
    const match = stagedMatch(id, seats[0] ?? 1, `refusals of ${id}`);
    while (match.deal.turn) {
      const { hands, heap, turn } = match.deal;
      const moves = match.moves();
      const own = hands[turn?.seat ?? 0] ?? [];
      if (own.some((at) => !isPlayable(moves, heap[at] ?? null))) {
        const why = whyNot(match.deal, moves);
        given.add(nameOf(why));
        expect(whyWords(why, texts), `${id} ${nameOf(why)}`).toMatch(/^[A-Z][^.]+$/);
      }
      match.play(match.randomMove());
    }
  }
  expect([...given].sort()).toEqual(Object.keys(REFUSALS).sort());
});

it('has words for every touch that is no move', () => {
  const said = (
    ['pickFirst', 'notHere', 'notNow', 'closed', { shut: 4 }, { lacks: 9 }, { takes: [3, 4] }] as const
  ).map((why) => whyWords(why, texts));
  expect(said).toEqual([
    'Pick up a tile first',
    'That tile doesn’t fit here',
    'It’s not your turn',
    'Face down',
    'Shut: no fours left',
    'The star needs a nine: draw a tile',
    'A tile with a three or a four fits here',
  ]);
});
