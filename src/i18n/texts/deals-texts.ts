/** Texts about deals that others play too; the first deal does not need them. */
import type { Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import type { SheetMessages } from './set-up-messages.ts';

/** A person's points or losses in a deal. */
export interface Made {
  readonly points: number;
  readonly isLoss: boolean;
  /** The game's unit, if a point is more than a point: a deal gives one General or none (20.4). */
  readonly unit: 'generals' | undefined;
}

/** Returns the kind of sentence for them. */
function whatOf({ points, isLoss, unit }: Made) {
  if (points > 0 && unit !== undefined) return unit;
  if (isLoss) return points === 0 ? ('other' as const) : ('lost' as const);
  return points === 0 ? ('madeNothing' as const) : ('made' as const);
}

export const dealTexts = ({ deals: m }: SheetMessages, { by, sentence }: Phrases) => {
  /** Adds the deal's address on a line of its own; null if it has none. */
  const withAddress = (line: string, address: string | null) => (address === null ? line : `${line}\n${address}`);
  return {
    ...m,
    deal: (game: string, deal: number) => m.deal({ game, n: `${deal}` }),
    made: (who: Who, made: Made) => sentence(m.made({ ...by(who), what: whatOf(made), points: made.points })),
    beat: (deal: string, made: Made | null, address: string | null) => {
      const line = made === null ? `${deal}.` : m.beat({ deal, what: whatOf(made), points: made.points });
      return withAddress(line, address);
    },
    solved: (deal: string, isSolved: boolean, address: string | null) =>
      withAddress(m.solved({ deal, isSolved }), address),
  };
};
