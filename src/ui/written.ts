/** What is written on the HUD, and where, for tests. */
import type { Container } from 'pixi.js';
import { MARGIN } from './hud-atlas.ts';
import { Panel } from './panel.ts';
import type { Rect } from './rect.ts';
import { TextSprite } from './text-sprite.ts';

/** Words on the HUD, in CSS pixels of the canvas. */
export interface Written {
  /** What they stand on: `button draw`, `message`, `seat plate 2`. */
  readonly on: string;
  readonly words: string;
  readonly lines: readonly string[];
  /** Words that have no room are hidden, and an icon stands for them. */
  readonly isSeen: boolean;
  /** The height of the letters. */
  readonly letters: number;
  readonly box: Rect;
  /** The panel below the words; `null`: they stand on none. */
  readonly panel: Rect | null;
}

/** What is written on the parts that are seen. */
export function writtenIn(hud: Container): Written[] {
  return hud.visible
    ? hud.children.flatMap((child) => (child instanceof TextSprite ? written(child) : writtenIn(child)))
    : [];
}

function written(text: TextSprite): Written[] {
  const { parent, lines } = text;
  if (!parent || lines.join('') === '') return [];
  const { a, d } = text.worldTransform;
  const panel = parent.children.find((child) => child instanceof Panel);
  const margin = MARGIN * (parent.worldTransform.a || 1);
  const around = panel?.getBounds();
  return [
    {
      on: parent.label,
      words: text.label.replace(/^text /, ''),
      lines,
      isSeen: text.visible,
      letters: text.size * Math.min(a, d),
      box: rectOf(text.getBounds(), 0),
      panel: around ? rectOf(around, margin) : null,
    },
  ];
}

const rectOf = ({ x, y, width, height }: Rect, margin: number): Rect => ({
  ...{ x: x + margin, y: y + margin },
  ...{ width: width - 2 * margin, height: height - 2 * margin },
});
