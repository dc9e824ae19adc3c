/** The marks on the hub of trains: the medallions of their owners, a sun for the Mexican train, and brass lanterns. */
import { Container, Sprite, type Texture } from 'pixi.js';
import { iconSvg } from '../art/icons.ts';
import type { HudTheme } from './hud-theme.ts';
import { type PaintedMedallion, paintedTexture, paintInBox, paintMedallion } from './paint-medallion.ts';
import type { Point } from './rect.ts';
import { parseSvg } from './svg.ts';

interface HubMarksOptions {
  /** The owners in the order of their seats. */
  readonly owners: readonly PaintedMedallion[];
  readonly theme: HudTheme;
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

/** The middle and the breadth of a mark, CSS pixels; of a lantern, the middle of its foot. */
interface ShownMark extends Point {
  readonly size: number;
}

/** `stands`: 0 none, 1 it stands. */
interface ShownOwner extends ShownMark {
  readonly lantern: ShownMark & { readonly stands: number };
}

/** The size at which marks are painted, and the height of a lantern relative to its breadth. */
const PAINTED = 44;
const LANTERN = 1.6;
/** The height from which a lantern is put down, relative to its breadth. */
const FALL = 0.9;

export class HubMarks extends Container {
  readonly #medallions: readonly Sprite[];
  readonly #lanterns: readonly Sprite[];
  readonly #lantern: Texture;

  constructor({ owners, theme, density }: HubMarksOptions) {
    super({ label: 'hub', eventMode: 'none' });
    const painted = (paint: (ctx: CanvasRenderingContext2D) => void) =>
      paintedTexture(PAINTED, PAINTED, density, paint);
    const textures = [
      ...owners.map((owner) => painted((ctx) => paintMedallion(ctx, owner, PAINTED, theme))),
      painted((ctx) => paintSun(ctx, PAINTED)),
    ];
    this.#lantern = paintedTexture(PAINTED, PAINTED * LANTERN, density, paintLantern);
    this.#medallions = textures.map((texture, k) => new Sprite({ texture, anchor: 0.5, label: `medallion ${k}` }));
    this.#lanterns = textures.map(
      (_, k) => new Sprite({ texture: this.#lantern, anchor: { x: 0.5, y: 0.72 }, label: `lantern ${k}` }),
    );
    this.addChild(...this.#medallions, ...this.#lanterns);
  }

  /** Shows the marks there, in the order of the owners, the Mexican train last. */
  show(marks: readonly ShownOwner[]): void {
    this.visible = true;
    for (const [k, { x, y, size, lantern }] of marks.entries()) {
      const [medallion, light] = [this.#medallions[k], this.#lanterns[k]];
      medallion?.position.set(x, y);
      medallion?.setSize(size);
      if (!light) continue;
      const { stands, size: wide } = lantern;
      light.visible = stands > 0;
      light.alpha = Math.min(1, 2 * stands);
      light.position.set(lantern.x, lantern.y - FALL * (1 - stands) ** 2 * wide);
      light.setSize(wide, wide * LANTERN);
    }
  }

  hide(): void {
    this.visible = false;
  }

  override destroy(): void {
    const textures = [...this.#medallions.map(({ texture }) => texture), this.#lantern];
    super.destroy({ children: true });
    for (const texture of textures) texture.destroy(true);
  }
}

/** Paints the sign of the Mexican train, which belongs to everybody: a sun of brass. */
function paintSun(ctx: CanvasRenderingContext2D, size: number): void {
  paintInBox(ctx, parseSvg(iconSvg('medallion-disc')), size);
  const middle = size / 2;
  ctx.save();
  ctx.translate(middle, middle);
  ctx.fillStyle = '#7a3b12';
  ctx.beginPath();
  ctx.arc(0, 0, size * 0.45, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillStyle = '#f3c35a';
  for (let ray = 0; ray < 12; ray++) {
    ctx.rotate(Math.PI / 6);
    ctx.beginPath();
    ctx.moveTo(-size * 0.055, -size * 0.21);
    ctx.lineTo(0, -size * 0.39);
    ctx.lineTo(size * 0.055, -size * 0.21);
    ctx.fill();
  }
  ctx.beginPath();
  ctx.arc(0, 0, size * 0.18, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
  paintInBox(ctx, parseSvg(iconSvg('medallion-rim')), size);
}

/** Paints a small lantern of brass whose light falls on everything around it. */
function paintLantern(ctx: CanvasRenderingContext2D): void {
  const [w, h] = [PAINTED, PAINTED * LANTERN];
  const x = w / 2;
  const shine = ctx.createRadialGradient(x, h * 0.56, 0, x, h * 0.56, w * 0.5);
  shine.addColorStop(0, 'rgba(255, 214, 110, 0.95)');
  shine.addColorStop(0.45, 'rgba(255, 186, 70, 0.42)');
  shine.addColorStop(1, 'rgba(255, 170, 50, 0)');
  ctx.fillStyle = shine;
  ctx.fillRect(0, 0, w, h);
  const brass = ctx.createLinearGradient(x - w * 0.25, 0, x + w * 0.25, 0);
  brass.addColorStop(0, '#7d5518');
  brass.addColorStop(0.4, '#f4d27c');
  brass.addColorStop(1, '#6b4512');
  const box = (left: number, top: number, wide: number, high: number) =>
    ctx.fillRect(x + left * w, top * h, wide * w, high * h);
  ctx.strokeStyle = '#d9aa4c';
  ctx.lineWidth = w * 0.05;
  ctx.beginPath();
  ctx.arc(x, h * 0.24, w * 0.15, Math.PI, 2 * Math.PI);
  ctx.stroke();
  ctx.fillStyle = '#fff0bd';
  box(-0.17, 0.36, 0.34, 0.36);
  ctx.fillStyle = '#ffb43c';
  ctx.beginPath();
  ctx.ellipse(x, h * 0.57, w * 0.075, h * 0.1, 0, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillStyle = brass;
  ctx.beginPath();
  ctx.moveTo(x - w * 0.1, h * 0.24);
  ctx.lineTo(x + w * 0.1, h * 0.24);
  ctx.lineTo(x + w * 0.22, h * 0.37);
  ctx.lineTo(x - w * 0.22, h * 0.37);
  ctx.fill();
  box(-0.2, 0.37, 0.05, 0.36);
  box(0.15, 0.37, 0.05, 0.36);
  box(-0.24, 0.72, 0.48, 0.06);
  box(-0.27, 0.78, 0.54, 0.05);
}
