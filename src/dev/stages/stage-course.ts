/** A deal of Cyprus from the shuffle to its last tile. */
import type { Stages } from './stage-spec.ts';

export const course: Stages = {
  shuffle: { shows: 'the heap while hands stir it', spec: { seed: 'b' }, film: 'shuffle', ms: 900 },
  gathering: { shows: 'tiles on their way to the seats', spec: { seed: 'b' }, film: 'deal', ms: 3150 },
  throwIn: { shows: 'hands sweep together what nobody could begin', spec: { seed: 'b' }, film: 'thrownIn', ms: 700 },
  dealt: { shows: 'every hand dealt, nothing laid', spec: { seed: 'b', moves: 0 } },
  opening: { shows: 'the star half laid: free blades wait', spec: { moves: 6, ask: true } },
  picked: {
    shows: 'the own turn, a tile picked, its places lit',
    spec: { seed: 's0', moves: 38, ask: true },
    does: 'pick',
    ms: 400,
  },
  carried: { shows: 'a tile under the finger', spec: { seed: 's0', moves: 38, ask: true }, does: 'carry', ms: 400 },
  advised: { shows: 'a hint that was asked for', spec: { seed: 's0', moves: 38, ask: true }, hint: true, ms: 400 },
  laying: { shows: 'a bot’s tile in the air', spec: { seed: 'b', moves: 14 }, film: 'lay', ms: 220 },
  starred: { shows: 'the light of the finished star half way', spec: { seed: 'b', moves: 4 }, film: 'star', ms: 850 },
  late: { shows: 'late in free play', spec: { seed: 's0', moves: 60, ask: true } },
  lastTile: {
    shows: 'one tile left in the own hand',
    spec: { seed: 's0', moves: 60, until: ({ seen }) => seen.hands[0]?.length === 1 },
  },
  botDraws: { shows: 'a tile of the boneyard on its way to a bot', spec: { moves: 12 }, film: 'botDraws', ms: 220 },
  passed: { shows: 'the badge of a seat that passed', spec: { moves: 14 }, film: 'passed', ms: 450 },
  ownDraw: { shows: 'a tile of the boneyard turning on its way to the rack', spec: {}, film: 'draw', ms: 260 },
  end: { shows: 'the hands turning up after the last tile', spec: { seed: 'b', moves: 4 }, film: 'end', ms: 900 },
  won: {
    shows: 'the match is won: its winner in a greater light',
    spec: { seed: 'b', moves: 4, options: { target: 25 } },
    film: 'end',
    ms: 3400,
  },
  ended: { shows: 'all hands turned up', spec: { seed: 'b', moves: 999 } },
};
