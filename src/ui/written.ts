/** What is written on the HUD, and where, for tests. Knows its elements by their labels: the game loads nothing for it. */
import type { Container } from 'pixi.js';
import type { Rect } from './rect.ts';
import type { TextSprite } from './text-sprite.ts';

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
  /** The panel below the words with the padding around it; `null`: they stand on none. */
  readonly panel: Rect | null;
  /** How many times as large the panel is drawn as it was made. */
  readonly scale: number;
}

const isText = (child: Container): child is TextSprite => /^text /.test(child.label);

/** What is written on the parts that are seen. */
export function writtenIn(hud: Container): Written[] {
  return hud.visible ? hud.children.flatMap((child) => (isText(child) ? written(child) : writtenIn(child))) : [];
}

function written(text: TextSprite): Written[] {
  const { parent, lines } = text;
  if (!parent || lines.join('') === '') return [];
  const { a, d } = text.worldTransform;
  const panel = parent.children.find(({ label }) => /^panel /.test(label));
  return [
    {
      on: parent.label,
      words: text.label.replace(/^text /, ''),
      lines,
      isSeen: text.visible,
      letters: text.size * Math.min(a, d),
      box: rectOf(text.getBounds()),
      panel: panel ? rectOf(panel.getBounds()) : null,
      scale: parent.worldTransform.a,
    },
  ];
}

const rectOf = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height });
