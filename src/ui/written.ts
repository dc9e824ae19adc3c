/**
 * The texts on the HUD and their places, for tests. It finds elements by their labels, so the game loads nothing for
 * it.
 */
import type { Container } from 'pixi.js';
import type { Rect } from './rect.ts';
import type { TextSprite } from './text-sprite.ts';

/** Words on the HUD, in CSS pixels of the canvas. */
export interface Written {
  /** The label of the element under the words: `button draw`, `message`, `seat plate 2`. */
  readonly on: string;
  readonly words: string;
  readonly lines: readonly string[];
  /** False if the words do not fit and an icon stands in their place. */
  readonly isSeen: boolean;
  /** The height of the letters, in CSS pixels. */
  readonly letters: number;
  readonly box: Rect;
  /** The panel below the words, with its padding; `null` if there is none. */
  readonly panel: Rect | null;
  /** The factor by which the panel is scaled. */
  readonly scale: number;
}

const isText = (child: Container): child is TextSprite => /^text /.test(child.label);

/** Returns the texts on the visible parts. */
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
