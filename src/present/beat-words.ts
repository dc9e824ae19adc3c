/** The words for a beat: beside the plate of a seat, or in a line on the cloth. */
import type { Texts } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import { dutyIn } from '../rules/duty.ts';
import type { Beat, Game, Seat, Seen, Tile } from '../rules/game.ts';
import { endedLongTurn, isPlayable, mayDo } from '../rules/moves.ts';
import { isOpenFor } from '../rules/why-not.ts';
import { isSameTurn, whoIs } from './people.ts';

type AtTable = Pick<Texts, 'scene' | 'table'>;

/** Words beside the plate of a seat about its action. */
export interface ShownBadge {
  readonly seat: Seat;
  /** On the cloth, for a moment; null if the tiles or a line show it there. */
  readonly brief: string | null;
  /** The numbers that the seat could not match; on the cloth they appear beside the words as pips. */
  readonly suits: readonly number[];
  /** In the DOM table, where it stays. Empty: the badge is removed. Null: the present badge stays. */
  readonly full: string | null;
  /** The same for the ear, with numbers in words. */
  readonly heard: string | null;
}

const badge = (seat: Seat, brief: string | null, full: string | null): ShownBadge => ({
  seat,
  brief,
  full,
  heard: full,
  suits: [],
});

/** Returns the badge for a beat; null if no seat gets one. `after`: the situation after its move. */
export function badgeOf(beat: Beat, after: Situation, { scene, table }: AtTable): ShownBadge | null {
  const { seen } = after;
  switch (beat.beat) {
    case 'staked':
      return badge(beat.seat, scene.staked, scene.staked);
    case 'led':
      return beat.seat === null && seen.turn ? badge(seen.turn.seat, null, scene.turnedUpFor) : null;
    case 'laid':
      return badge(beat.seat, laidBrief(beat.seat, seen, scene), beat.closed ? scene.closed : '');
    case 'drew':
      return {
        ...badge(
          beat.seat,
          beat.suits.length > 0 ? scene.drewFor({ suits: [] }) : scene.drew,
          isNews(beat.suits, seen) ? scene.drewFor(beat) : null,
        ),
        ...lacking(beat, table.drewFor),
      };
    case 'passed':
      return {
        ...badge(
          beat.seat,
          isOwnAfterDraw(after, beat.seat) ? null : scene.passes({ suits: [] }),
          isNews(beat.suits, seen) ? scene.passes(beat) : null,
        ),
        ...lacking(beat, table.passedFor),
      };
    case 'putBack':
      return badge(beat.seat, scene.putsBack, null);
    case 'cut':
      return badge(beat.seat, scene.getsCut(beat.tiles.length), null);
    case 'marked':
      return badge(beat.seat, scene.marked, null);
    case 'scored':
      return badge(beat.seat, null, `+${beat.points}`);
    case 'shut': {
      // At that seat's plate, since the line may show the next task (5.4).
      const seat = beat.why === 'closed' ? closerOf(beat, seen) : (seen.laid.at(-1)?.seat ?? null);
      const words = beat.why === 'closed' ? scene.closed : deadWords(beat, seen, scene);
      return seat === null || words === null ? null : badge(seat, words, null);
    }
    case 'ended':
      // 15.4: past the last goal nobody has won or lost by it; the number shows it.
      return beat.how === 'past' ? null : badge(beat.seat, endedBrief(beat.how, seen, scene), null);
    default:
      return null;
  }
}

type Stuck = Extract<Beat, { beat: 'drew' | 'passed' }>;

/** Returns what a seat lacked: for the ear, and the numbers that no tile of the hand shows. */
const lacking = (beat: Stuck, words: (lacked: Stuck) => string) => ({
  ...(beat.suits.length > 0 && { heard: words(beat) }),
  // 28.3: it may show them if only doubles could be played.
  suits: beat.doubles ? [] : beat.suits,
});

/** 7.1, 13.3: false for the draw or pass that ends every turn, the second tile of a pair, and the pass after a draw. */
const isNews = (suits: readonly number[], seen: Seen): boolean => suits.length > 0 || !isSameTurn(seen);

function laidBrief(seat: Seat, seen: Seen, scene: Texts['scene']): string | null {
  if (seen.seats > 1 && seen.hands[seat]?.length === 1) return scene.lastTile;
  // 12.1: where turns go on, their end is not obvious either.
  return endedLongTurn(seen) ? scene.turnOver : null;
}

function deadWords({ arm }: Beat & { beat: 'shut' }, { ends }: Seen, scene: Texts['scene']): string | null {
  const end = ends.find(({ place }) => place === arm);
  return end ? scene.shutBecause(end.shows) : null;
}

function closerOf({ arm }: Beat & { beat: 'shut' }, { ends, laid }: Seen): Seat | null {
  const end = ends.find(({ place }) => place === arm);
  return (end && laid[end.to]?.seat) ?? null;
}

function endedBrief(how: (Beat & { beat: 'ended' })['how'], { seats }: Seen, scene: Texts['scene']): string {
  if (how === 'givenUp') return scene.gaveUp;
  if (how === 'domino') return seats === 1 ? scene.solved : scene.dominoes;
  return seats === 1 ? scene.stuck : scene.blocked;
}

/** The line on the cloth for a beat, in place of a badge; `null`: there is none. */
export function beatLineOf(beat: Beat, after: Situation, game: Game, { scene }: Pick<Texts, 'scene'>): string | null {
  const { seen, eye } = after;
  switch (beat.beat) {
    case 'led':
      // 3.4: the seat that plays first on the spinner that was left over.
      if (beat.seat === null)
        return scene.turnedUp(beat.tile, whoIs(after, seen.turn?.seat ?? 0, typeof eye === 'number' ? eye : null));
      // If the tiles determine the lead, nobody chose it (1.2, 6.5). In a face-down row everybody saw the tile turned
      // up (21.2).
      return isPersonHere(after, beat.seat) && !game.table.hands ? scene.youLead(beat.tile) : null;
    case 'drew': {
      const own = isPersonHere(after, beat.seat) ? seen.heap[beat.at] : null;
      // A tile drawn for the lead delays nobody.
      if (!own || seen.laid.length === 0) return null;
      return scene.drewOwn(own, fitsNow(own, beat.seat, after), dutyIn(seen), isToPass(after));
    }
    case 'armed':
      return scene.armed;
    case 'starred':
      return beat.doubles ? scene.crossed : scene.starred;
    case 'threwIn':
      return scene.thrownIn(beat.missing, beat.why);
    default:
      return null;
  }
}

/** True if the seat to move can only pass. */
const isToPass = ({ moves }: Situation) => moves.length === 1 && mayDo(moves, 'pass');

/** True if the viewer has just drawn a tile, and passes: the line of the draw says so, or the viewer wanted it. */
function isOwnAfterDraw(after: Situation, seat: Seat): boolean {
  const before = after.seen.log.at(-2);
  return isPersonHere(after, seat) && before?.seat === seat && before.do === 'draw';
}

/** True if the viewer is the person on that seat. */
const isPersonHere = ({ eye, sitters }: Situation, seat: Seat) => eye === seat && sitters[seat]?.kind === 'person';

/** Returns true if a drawn own tile can be played; null if its turn is over, or it waits for the next (13.3). */
function fitsNow(tile: Tile, seat: Seat, { seen, moves }: Situation): boolean | null {
  if (seen.turn?.seat !== seat) return null;
  return isPlayable(moves, tile) || (seen.phase === 'freePlay' && isOpenFor(seen, tile) ? null : false);
}
