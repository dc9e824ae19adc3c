/** The section of the rules for a moment of a match. */
import type { RulesTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import { doublesDue, isWaiting } from '../../rules/duty.ts';
import type { Game, Move, Turn } from '../../rules/game.ts';
import { goalsAhead } from '../../rules/goals.ts';
import { mayDo, playableTiles } from '../../rules/moves.ts';
import type { SectionId } from './section.ts';

export interface RulesMoment {
  readonly section: SectionId;
  /** The requirement of the rules now, in one line. */
  readonly line: string;
}

/** Returns the moment without revealing the possible moves of other players. */
export function momentOf(
  game: Game,
  { seen, moves }: Situation,
  { rules: { moment: words } }: RulesTexts,
): RulesMoment {
  if (seen.phase === 'thrownIn') return { section: 'lead', line: words.thrownIn };
  if (!seen.turn) return { section: 'score', line: words.over };
  const may = (what: Move['do']) => mayDo(moves, what);
  if (seen.phase === 'leading') return { section: 'lead', line: leadLine(moves, words) };
  const free = seen.ends.find(({ state }) => state === 'free');
  const needsDoubles = doublesDue(seen).length > 0;
  if (may('draw')) {
    const draw = drawOf(seen.turn, may);
    if (draw === 'mustDraw' && isWaiting(seen.phase) && free)
      return { section: 'stuck', line: words[`${seen.phase}Draw`](free.shows) };
    const isForStar = draw === 'mustDraw' && seen.phase === 'opening' && free;
    if (draw === 'mustDraw' && needsDoubles) return { section: 'stuck', line: words.doublesDraw };
    return { section: 'stuck', line: isForStar ? words.starDraw(free.shows) : words[draw] };
  }
  if (may('play') && may('pass')) return { section: 'stuck', line: words.mayKeep };
  if (moves.some((move) => move.do === 'play' && move.closed)) return { section: 'closing', line: words.mayClose };
  if (needsDoubles) return { section: 'star', line: words.doublesNeeded };
  if (seen.phase === 'opening' && free) return { section: 'star', line: words.starNeeds(free.shows) };
  if (isWaiting(seen.phase) && free)
    return { section: seen.phase === 'foot' ? 'tree' : 'trains', line: words[`${seen.phase}Needs`](free.shows) };
  const number = game.tableNumber?.(seen);
  // 15.1: tiles need not match.
  if (number?.name === 'total')
    return { section: 'play', line: words.total(number.value, goalsAhead(number)[0] ?? null) };
  const open = seen.ends.filter(({ state }) => state === 'open' || state === 'free');
  const suits = [...new Set(open.map(({ shows }) => shows))].sort((a, b) => a - b);
  return { section: 'play', line: words.ends(suits) + (number ? ` ${words.sum(number.value)}` : '') };
}

/** Returns the kind of draw: optional, one of several, or at the end of a turn. */
function drawOf({ laid, drew }: Turn, may: (what: Move['do']) => boolean) {
  if (may('play')) return 'mayDraw';
  if (may('pass')) return 'drawOrPass';
  if (laid.length > 0) return 'afterTurn';
  return drew.length > 0 ? 'another' : 'mustDraw';
}

function leadLine(moves: readonly Move[], words: RulesTexts['rules']['moment']): string {
  const [only, ...others] = playableTiles(moves);
  if (only === undefined) return mayDo(moves, 'draw') ? words.drawsForLead : words.first;
  return others.length === 0 ? words.leads(only) : words.leadsAny;
}
