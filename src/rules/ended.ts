import type { Beat, Deal, Game, Outcome, Position, Seen, Tile } from './game.ts';

/** Returns the faces at some positions; hidden ones are left out. */
export const facesAt = ({ heap }: Pick<Seen, 'heap'>, positions: readonly Position[]): readonly Tile[] =>
  positions.flatMap((at) => heap[at] ?? []);

/** Ends a deal after its last move: nobody's turn, and a beat that turns up all tiles left in the hands (1.9). */
export const ended = (deal: Deal, outcome: Outcome, beats: readonly Beat[]): ReturnType<Game['play']> => ({
  deal: { ...deal, phase: 'ended', turn: null, outcome },
  beats: [
    ...beats,
    { beat: 'ended', how: outcome.how, seat: outcome.by, left: deal.hands.map((hand) => facesAt(deal, hand)) },
  ],
});
