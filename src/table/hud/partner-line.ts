/** Tells whoever looks at the own hand for the first time in a match who plays with them (6.7), and in each deal what a signal tells (20.5). */
import type { Situation } from '../../match/ports.ts';
import { signalTo } from '../../rules/facts.ts';
import type { Game, Tile } from '../../rules/game.ts';
import { heldOf } from '../../rules/seen.ts';
import { partnerOf } from '../../rules/sides.ts';
import type { MessageLine } from './message-line.ts';

export interface PartnerTexts {
  /** `signal`: the tiles that it tells of, and those of them that the partner holds. */
  partner(name: string, signal: { readonly tiles: readonly Tile[]; readonly held: readonly Tile[] } | null): string;
}

export interface PartnerLine {
  /** To be told every situation that is shown. */
  tell(now: Situation): void;
  /** Whether that was said last in the deal that is shown. */
  isSaid(now: Situation): boolean;
}

export function createPartnerLine(
  texts: PartnerTexts,
  gameOf: () => Game | undefined,
  { say }: Pick<MessageLine, 'say'>,
): PartnerLine {
  let said = '';
  const keyOf = ({ seen, thrownIn, eye }: Situation) => [seen.deal, thrownIn, eye].join();
  return {
    tell(now) {
      const words = keyOf(now) === said ? null : wordsOf(now, gameOf(), texts);
      if (words === null) return;
      said = keyOf(now);
      say(words);
    },
    isSaid: (now) => keyOf(now) === said,
  };
}

/** `null`: nobody sees an own hand now, or that was told before. */
function wordsOf({ seen, eye, sitters }: Situation, game: Game | undefined, texts: PartnerTexts): string | null {
  if (typeof eye !== 'number' || sitters[eye]?.kind !== 'person') return null;
  const partner = partnerOf(seen.sides, eye);
  const isDealt = seen.hands[eye]?.some((at) => seen.heap[at] !== null) ?? false;
  if (partner === null || !isDealt || seen.log.some(({ seat }) => seat === eye)) return null;
  const told = signalTo(game, seen, eye);
  if (seen.deal > 1 && !told) return null;
  return texts.partner(sitters[partner]?.name ?? '', told && { tiles: told.tiles, held: heldOf(seen, told) });
}
