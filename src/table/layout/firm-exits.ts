/** The ways out of an arm whose doubles always lie across the tile before (29.6). */
import { body, moved, type RectangleBody, turnedDirection } from './rectangle.ts';
import { PAST_END, SIDES, straightFrom, stripFrom, strips, type Tip } from './tip.ts';

/**
 * Returns the ways out of an arm whose doubles never turn, whatever tile comes: a strip straight on; or room for a double,
 * and a strip from one of its ends, where other tiles can turn, too.
 */
export function firmExits(tip: Tip): readonly (readonly RectangleBody[])[] {
  const { at, direction } = tip;
  if (direction % 2 === 1) return strips(tip, true).map((strip) => [strip]);
  const sides = SIDES.map((bend) => turnedDirection(direction, bend));
  const straight = [straightFrom(tip, 1)];
  if (tip.across) return [straight, ...sides.map((side) => [stripFrom(moved(at, side, PAST_END), side, 1)])];
  const centre = moved(at, direction, 1);
  const double = body(centre, direction, 0.5, 1);
  return [straight, ...sides.map((side) => [double, stripFrom(moved(centre, side, PAST_END), side, 1)])];
}
