/** Parts that the screens of hands in rows and of outlines share, mostly on phones. No star needs them. */
import type { Rect } from '../../ui/rect.ts';
import { gridIn, rect, type ScreenRoom } from './screen-frame.ts';

/** Returns empty parts for what tables without a boneyard and without sorting do not need. */
export function unneeded({ box }: Pick<ScreenRoom, 'box'>) {
  const none = rect(box.x, box.y, 0, 0);
  return { boneyard: none, sort: none, number: null, accounts: null };
}

/** Returns the line at the top of a phone in portrait: the tools at its right, and a plate beside them. */
export function topLine({ box, gap, touch, unit }: ScreenRoom) {
  const width = 4 * (touch + gap) - gap;
  const tools = gridIn(rect(box.x + box.width - width, box.y, width, touch), 4, 4, gap);
  const [mute, rules, log, menu] = tools as [Rect, Rect, Rect, Rect];
  return {
    tools: { mute, rules, log, menu },
    plate: rect(box.x, box.y, Math.min(mute.x - gap - box.x, 180 * unit), touch),
  };
}

/** Returns the column at the right of a phone in landscape: tools above, two chips and the buttons below. */
export function rightColumn({ box, gap, touch }: ScreenRoom, width: number) {
  const step = touch + gap;
  const bottom = box.y + box.height;
  const x = box.x + box.width - width;
  const across = (y: number) => gridIn(rect(x, y, width, touch), 2, 2, gap) as [Rect, Rect];
  const [log, menu] = across(box.y);
  const [mute, rules] = across(box.y + step);
  return {
    x,
    bottom,
    parts: {
      log,
      menu,
      mute,
      rules,
      chips: across(bottom - 3 * step + gap),
      hint: rect(x, bottom - 2 * step + gap, width, touch),
      action: rect(x, bottom - touch, width, touch),
    },
  };
}
