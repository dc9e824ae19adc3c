/** What is wrong with the words on the canvas that can be measured. */
import { PAD } from '../../../src/ui/panels.ts';
import type { Rect } from '../../../src/ui/rect.ts';
import type { Written } from '../../../src/ui/written.ts';
import type { Look } from '../../play/probe.ts';
import type { Fault } from './page-faults.ts';

/** Pixels that do not count. */
const SLACK = 1.5;
/** No letter is smaller, CSS pixels. */
const LEAST = 14;
/** A strip of more lines hides the table. */
const MOST_LINES = 5;
/** Narrower panels have no room for words beside an icon, or beside a number, in any language; CSS pixels. */
const SPACIOUS = 100;

/** Buttons with words on them, and icons only where the words have no room. */
const WORDED = /^button (draw|pass|deal|way \d)$/;
/** Strips that say what is to be done; they leave what counts to be seen. */
const STRIP = /^(message|badge|name)$/;

const over = (one: Rect, other: Rect) =>
  Math.min(
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  );
const out = (box: Rect, of: Rect) =>
  Math.max(of.x - box.x, of.y - box.y, box.x + box.width - of.x - of.width, box.y + box.height - of.y - of.height);
const holds = ({ x, y, width, height }: Rect, at: { readonly x: number; readonly y: number }) =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height;

/** The panel without the padding around it. */
const unpadded = (one: Written): Written => {
  const pad = PAD * one.scale;
  const { panel } = one;
  return panel
    ? {
        ...one,
        panel: { x: panel.x + pad, y: panel.y + pad, width: panel.width - 2 * pad, height: panel.height - 2 * pad },
      }
    : one;
};

export function tableFaults(told: readonly Written[], { targets }: Look, screen: Omit<Rect, 'x' | 'y'>): Fault[] {
  const written = told.map(unpadded);
  const whole = { x: 0, y: 0, ...screen };
  const seen = written.filter(({ isSeen }) => isSeen);
  const fault = ({ on, words }: Written, what: string): Fault => ({ what, where: `canvas: ${on}`, text: words });
  const each = seen.flatMap((one) => {
    const { on, words, lines, letters, box, panel } = one;
    const outOfPanel = panel ? out(box, panel) : 0;
    const outOfScreen = out(panel ?? box, whole);
    const isName = on.startsWith('seat plate') || on.startsWith('account');
    return [
      ...(letters < LEAST - 0.05 ? [fault(one, `letters of ${letters.toFixed(1)} px`)] : []),
      ...(outOfPanel > SLACK ? [fault(one, `sticks out of its panel by ${Math.round(outOfPanel)} px`)] : []),
      ...(outOfScreen > SLACK ? [fault(one, `lies outside the screen by ${Math.round(outOfScreen)} px`)] : []),
      ...(!isName && lines.join(' ').endsWith('…') && !words.endsWith('…') ? [fault(one, 'ends in an ellipsis')] : []),
      ...(lines.length > MOST_LINES ? [fault(one, `has ${lines.length} lines`)] : []),
    ];
  });
  const hidden = written.flatMap((one) => {
    const room = one.panel?.width ?? 0;
    const isRoomy = room >= SPACIOUS && /^(button|table number)/.test(one.on);
    return !one.isSeen && (WORDED.test(one.on) || isRoomy)
      ? [fault(one, `has no room on ${Math.round(room)} px: not shown`)]
      : [];
  });
  const pairs = seen.flatMap((one, n) =>
    seen.slice(n + 1).flatMap((other) => {
      if (one.on === other.on)
        return over(one.box, other.box) > SLACK ? [fault(other, `lies over “${one.words}”`)] : [];
      const [a, b] = [STRIP.test(one.on) ? one.panel : null, STRIP.test(other.on) ? other.panel : null];
      return over(a ?? one.box, b ?? other.box) > SLACK ? [fault(other, `lies over “${one.words}” (${one.on})`)] : [];
    }),
  );
  const covered = seen.flatMap((one) => {
    const strip = STRIP.test(one.on) ? one.panel : null;
    if (!strip) return [];
    const places = targets?.places.filter((place) => holds(strip, place)).length ?? 0;
    const tiles = targets?.hand.filter((tile) => holds(strip, tile)).length ?? 0;
    return places + tiles > 0 ? [fault(one, `covers ${places} places and ${tiles} tiles of the hand`)] : [];
  });
  return [...each, ...hidden, ...pairs, ...covered];
}
