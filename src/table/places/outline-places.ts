/** The lit places of an outline: for the picked tile, for full squares, and for the keyboard focus (23.2). */
import type { Place, Seen, Tile } from '../../rules/game.ts';
import { tileOfMove } from '../../rules/moves.ts';
import { type Aim, aimedAt, aimsOf, alongTurned } from '../../rules/outline/aim.ts';
import { filledBy, isFull } from '../../rules/outline/filled.ts';
import { outlineOf } from '../../rules/outline/outline-of.ts';
import type { Outline } from '../../rules/outline/outline-shape.ts';
import { halves } from '../../rules/tiles.ts';
import { middleOf, pitchOf, poseIn } from '../layout/lay-outline.ts';
import { HALF_THICK } from '../space/tile-size.ts';
import { type BoardView, lyingAt, ON_CLOTH } from './board-view.ts';
import type { HighlightedPlace, PlacesOf, ShutEnd } from './highlights.ts';
import { GHOST } from './look.ts';

/** The faces of a place without numbers, and of a square instead of a tile. */
const BLANK = { above: -99, below: -99 } as const;
const SQUARE = { above: -200, below: -200 } as const;
/** Brightness of a full square. */
const FULL = 0.4;
/** Half the side of a half-place's light, as a share of the pitch. */
const CURSOR = 0.46;
/** Size of a bar, as a share of a tile. */
const BARRED = 0.42;

/**
 * Returns the lit places. Every place that takes the picked tile as it is turned waits for it, unseen. The focused or
 * advised place is seen. `turned` may differ if a place takes the tile only turned so.
 */
export const placesInOutline: PlacesOf = (seen, _layout, view, highlights) => {
  const { question, picked, advised, focusPlace, turned = 0 } = highlights;
  const moves = question?.moves ?? [];
  const outline = outlineOf(seen);
  const all = aimsOf(outline, moves, picked);
  const focus = outline.places.findIndex(({ name }) => name === focusPlace);
  const aimed = picked && focus >= 0 ? aimedAt(all, focus, turned) : null;
  const aims = alongTurned(all, turned);
  const waiting = aims.map((aim) => placeOf(outline, aim, picked, view, { glow: 0, focused: 0 }));
  const advice = !picked && advised ? aimsOf(outline, [advised], tileOfMove(advised)) : [];
  return [
    ...fullOnes(seen, view),
    ...waiting.filter(({ arm }) => arm !== aimed?.arm),
    ...(aimed ? [placeOf(outline, aimed, picked, view, { glow: 1, focused: 1 })] : []),
    ...advice.map((aim) => placeOf(outline, aim, advised ? tileOfMove(advised) : null, view, { glow: 1, focused: 0 })),
    ...(focus >= 0 && !aimed ? [cursorAt(focus, seen, view)] : []),
  ];
};

/** Returns bars on half-places that can take no tile any more, like the marks of dead ends. */
export function shutInOutline(seen: Seen, places: readonly Place[], view: BoardView): readonly ShutEnd[] {
  const outline = outlineOf(seen);
  return outline.places.flatMap(({ name }, place) => {
    if (!places.includes(name)) return [];
    const pose = lyingAt(view, { ...middleOf(outline, place), angle: Math.PI / 4 });
    return [{ ...pose, at: [pose.at[0], pose.at[1], ON_CLOTH], scale: view.scale * BARRED, why: 'dead' } as const];
  });
}

function placeOf(
  outline: Outline,
  { arm }: Aim,
  tile: Tile | null,
  view: BoardView,
  lit: Pick<HighlightedPlace, 'glow' | 'focused'>,
) {
  const pose = lyingAt(view, poseIn(outline, arm) ?? { x: 0, y: 0, angle: 0 });
  const [below, above] = tile === null ? [BLANK.below, BLANK.above] : halves(tile);
  const at = [pose.at[0], pose.at[1], ON_CLOTH] as const;
  return { ...pose, at, arm, shape: GHOST, above, below, waits: true, ...lit };
}

/** 23.3: a square with four halves shows one number. */
function fullOnes(seen: Seen, view: BoardView): readonly HighlightedPlace[] {
  const { tiles } = filledBy(seen);
  const outline = outlineOf(seen);
  if (!outline.isAlike) return [];
  return Array.from({ length: outline.areas }).flatMap((_, square) => {
    if (!isFull(outline, tiles, square)) return [];
    const middles = outline.places.flatMap(({ area }, place) => (area === square ? [middleOf(outline, place)] : []));
    const flat = {
      x: middles.reduce((sum, { x }) => sum + x, 0) / middles.length,
      y: middles.reduce((sum, { y }) => sum + y, 0) / middles.length,
      angle: 0,
    };
    return [over(view, flat, pitchOf(outline), { arm: `full ${square}`, glow: FULL, focused: 0 })];
  });
}

function cursorAt(place: number, seen: Seen, view: BoardView): HighlightedPlace {
  const outline = outlineOf(seen);
  return over(view, { ...middleOf(outline, place), angle: 0 }, CURSOR * pitchOf(outline), {
    arm: outline.places[place]?.name ?? '',
    glow: filledBy(seen).tiles[place] === null ? 0.6 : 0.9,
    focused: 1,
  });
}

/** Returns a square of light over any tiles there; `size` is half its side. */
function over(
  view: BoardView,
  flat: { readonly x: number; readonly y: number; readonly angle: number },
  size: number,
  lit: Pick<HighlightedPlace, 'arm' | 'glow' | 'focused'>,
): HighlightedPlace {
  const pose = lyingAt(view, flat);
  const at = [pose.at[0], pose.at[1], 2 * HALF_THICK * view.scale + ON_CLOTH] as const;
  return { ...pose, at, scale: view.scale * size, shape: GHOST, ...SQUARE, waits: false, level: 1, ...lit };
}
