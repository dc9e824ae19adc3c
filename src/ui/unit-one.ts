/**
 * Unit 1 is the size of the HUD on a phone. Its elements measure in it, and the screen's unit scales their container.
 */
import type { Rect } from './rect.ts';
import type { Regions } from './screen-regions.ts';

/** Converts a rectangle to pixels at unit 1. */
export const smaller = ({ x, y, width, height }: Rect, unit: number): Rect => ({
  x: x / unit,
  y: y / unit,
  width: width / unit,
  height: height / unit,
});

/** Converts the regions to pixels at unit 1, the measure of all HUD elements. */
export function scaled(regions: Regions): Regions {
  const { unit } = regions;
  if (unit === 1) return regions;
  const small = (rect: Rect): Rect => smaller(rect, unit);
  return {
    unit: 1,
    width: regions.width / unit,
    height: regions.height / unit,
    board: small(regions.board),
    rack: small(regions.rack),
    boneyard: small(regions.boneyard),
    plates: regions.plates.map(small),
    backs: regions.backs.map((rect) => rect && small(rect)),
    chips: regions.chips.map(small),
    number: regions.number && small(regions.number),
    accounts: regions.accounts && small(regions.accounts),
    ...(regions.time && { time: small(regions.time) }),
    action: small(regions.action),
    hint: regions.hint && small(regions.hint),
    menu: small(regions.menu),
    log: small(regions.log),
    rules: small(regions.rules),
    sort: small(regions.sort),
    mute: small(regions.mute),
    whole: small(regions.whole),
    message: small(regions.message),
  };
}
