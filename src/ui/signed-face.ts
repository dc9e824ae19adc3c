/**
 * A player's face, large, that gives signs: it grows out of a medallion, winks or puffs its cheeks, and shrinks again.
 * All its pictures are painted once, on one texture.
 */
import { CanvasSource, Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { anyoneSvg, type Face, withFace } from '../art/made-faces.ts';
import { type PortraitName, portraitSvg } from '../art/portraits.ts';
import type { Clock } from '../motion/clock.ts';
import { context2dOf } from './canvas-context.ts';
import type { HudTheme } from './hud-theme.ts';
import { paintMedallion } from './paint-medallion.ts';
import { clamp, type Point, type Size } from './rect.ts';

/** A sign, by the part of a face that gives it. */
type FaceSign = keyof Face;

export interface SignedFaceOptions {
  readonly clock: Pick<Clock, 'onFrame'>;
  readonly theme: HudTheme;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  /** The portrait; `null` for a person, who gets a face without one. */
  readonly portrait: PortraitName | null;
  /** The number of the player's side, which determines the colour behind the face. */
  readonly side: number;
  readonly signs: readonly FaceSign[];
  /** True to show only the signs themselves, without any motion between them. */
  readonly isStill: boolean;
  /** The middle and the diameter of the medallion, CSS pixels. */
  readonly medallion: Point & { readonly size: number };
  /** The diameter of the large face, CSS pixels. */
  readonly size: number;
  readonly screen: Size;
  requestRender(): void;
}

/** Faces in the order of their pictures. */
const FACES: readonly Face[] = [
  { wink: 0, cheeks: 0 },
  { wink: 0.5, cheeks: 0 },
  { wink: 1, cheeks: 0 },
  { wink: 0, cheeks: 0.35 },
  { wink: 0, cheeks: 0.7 },
  { wink: 0, cheeks: 1 },
];

/** A picture, and the milliseconds for which it is seen. */
type Step = readonly [picture: number, ms: number];

/** Each sign as pictures one after the other, and as a single one without motion. */
const PLAYED: Readonly<Record<FaceSign, readonly Step[]>> = {
  wink: [
    [1, 50],
    [2, 420],
    [1, 50],
    [0, 190],
    [1, 50],
    [2, 420],
    [1, 50],
    [0, 260],
  ],
  cheeks: [
    [3, 70],
    [4, 70],
    [5, 900],
    [4, 60],
    [3, 60],
    [0, 260],
  ],
};
const STILL: Readonly<Record<FaceSign, readonly Step[]>> = { wink: [[2, 1400]], cheeks: [[5, 1400]] };

/** Milliseconds in which the face grows and shrinks, and for which it looks on before its first sign. */
const GROWING = 180;
const LOOKING = 240;
/** The distance of the large face from the edges of the screen, CSS pixels. */
const EDGE = 4;

export class SignedFace extends Container {
  readonly #o: SignedFaceOptions;
  readonly #textures: readonly Texture[];
  readonly #face: Sprite;

  constructor(options: SignedFaceOptions) {
    super({ label: 'face that gives signs', eventMode: 'none', visible: false });
    this.#o = options;
    this.#textures = paintFaces(options);
    this.#face = new Sprite({ anchor: 0.5, label: 'face' });
    this.addChild(this.#face);
  }

  /** Plays all signs, one after the other; `over` is called at their end. */
  play(over: () => void): void {
    const { clock, signs, isStill, requestRender } = this.#o;
    const grows = isStill ? 0 : GROWING;
    const steps = signs.flatMap((sign) => (isStill ? STILL : PLAYED)[sign]);
    const acted: readonly Step[] = isStill ? steps : [[0, LOOKING], ...steps];
    const lasts = acted.reduce((sum, [, ms]) => sum + ms, 0);
    let gone = 0;
    clock.onFrame((elapsed) => {
      if (this.destroyed) return false;
      gone += elapsed;
      const isOver = gone >= lasts + 2 * grows;
      const large = grows === 0 ? 1 : Math.min(1, gone / grows, (lasts + 2 * grows - gone) / grows);
      this.#show(pictureAt(acted, gone - grows), Math.max(0, large));
      requestRender();
      if (isOver) over();
      return !isOver;
    });
  }

  override destroy(): void {
    const [{ source } = Texture.EMPTY] = this.#textures;
    super.destroy({ children: true });
    for (const texture of this.#textures) texture.destroy();
    source.destroy();
  }

  /** Shows a picture; `large`: 0 as large as the medallion … 1. */
  #show(picture: number, large: number): void {
    const { medallion, size, screen } = this.#o;
    const eased = 1 - (1 - large) ** 2;
    const diameter = medallion.size + (size - medallion.size) * eased;
    const room = diameter / 2 + EDGE;
    this.#face.texture = this.#textures[picture] ?? Texture.EMPTY;
    this.#face.setSize(diameter);
    this.position.set(
      clamp(medallion.x, room, Math.max(room, screen.width - room)),
      clamp(medallion.y, room, Math.max(room, screen.height - room)),
    );
    this.visible = true;
  }
}

/** Returns the picture at a moment of the steps; the last one after their end. */
function pictureAt(steps: readonly Step[], moment: number): number {
  let left = moment;
  for (const [picture, ms] of steps) {
    left -= ms;
    if (left < 0) return picture;
  }
  return steps.at(-1)?.[0] ?? 0;
}

/** Paints all faces side by side, each on a disc of the side's colour within a rim. */
function paintFaces({ portrait, side, size, density, theme }: SignedFaceOptions): readonly Texture[] {
  const canvas = document.createElement('canvas');
  const box = Math.ceil(size * density) / density;
  canvas.width = Math.ceil(FACES.length * box * density);
  canvas.height = Math.ceil(box * density);
  const ctx = context2dOf(canvas);
  const bust = portrait ? portraitSvg(portrait) : anyoneSvg;
  for (const [k, face] of FACES.entries()) {
    ctx.setTransform(density, 0, 0, density, k * box * density, 0);
    paintMedallion(ctx, { bust: withFace(bust, face), letter: '', side }, box, theme);
  }
  const source = new CanvasSource({ resource: canvas, resolution: density, label: 'signed faces' });
  return FACES.map((_, k) => new Texture({ source, frame: new Rectangle(k * box, 0, box, box), label: `face ${k}` }));
}
