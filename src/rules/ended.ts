import type { Beat, Deal, Game, Outcome, Position, Seen, Tile } from './game.ts';

/** The faces at some positions, as far as they are seen. */
export const facesAt = ({ heap }: Pick<Seen, 'heap'>, positions: readonly Position[]): readonly Tile[] =>
  positions.flatMap((at) => heap[at] ?? []);

/** A deal after its last move: nobody's turn, and the beat that turns up all that is left in the hands (1.9). */
export const ended = (deal: Deal, outcome: Outcome, beats: readonly Beat[]): ReturnType<Game['play']> => ({
  deal: { ...deal, phase: 'ended', turn: null, outcome },
  beats: [
    ...beats,
    { beat: 'ended', how: outcome.how, seat: outcome.by, left: deal.hands.map((hand) => facesAt(deal, hand)) },
  ],
});
