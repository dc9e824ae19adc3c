/** A draw of lots: each player's token flies into a bowl, the bowl is shaken, and one token jumps out. */
import { Container, Sprite } from 'pixi.js';
import FRONT from '../art/lots/bowl-front.svg?raw';
import INSIDE from '../art/lots/bowl-inside.svg?raw';
import type { HudTheme } from './hud-theme.ts';
import { type PaintedMedallion, paintedTexture, paintInBox, paintMedallion } from './paint-medallion.ts';
import type { Point } from './rect.ts';
import { parseSvg } from './svg.ts';

interface LotToken extends PaintedMedallion {
  /** The middle of the player's medallion, CSS pixels. */
  readonly from: Point;
}

export interface DrawnLotsOptions {
  readonly tokens: readonly LotToken[];
  /** The index of the token that jumps out. */
  readonly drawn: number;
  /** The middle of the bowl, CSS pixels. */
  readonly at: Point;
  readonly unit: number;
  readonly theme: HudTheme;
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

/** Sizes at unit 1: a token when it lies before all, the bowl, its mouth above its middle. */
const TOKEN = 64;
const BOWL = { width: 150, height: 105, mouth: 18 } as const;
/** The part of its size that a token has in the bowl. */
const SMALL = 0.55;
/** Heights of the flights at unit 1. */
const THROWN = 70;
const JUMP = 104;
/** Parts of the time: the bowl comes; tokens fly, each for `flight`; the bowl is shaken; one jumps. */
const COMES = 0.12;
const FLY = { from: 0.04, last: 0.18, takes: 0.22 } as const;
const SHAKE = { from: 0.43, to: 0.55 } as const;
const JUMPS = { from: 0.53, to: 0.74 } as const;

const share = (progress: number, from: number, to: number) => Math.max(0, Math.min(1, (progress - from) / (to - from)));

export class DrawnLots extends Container {
  readonly #o: DrawnLotsOptions;
  readonly #bowl = new Container({ label: 'bowl' });
  readonly #tokens: readonly Sprite[];

  constructor(options: DrawnLotsOptions) {
    super({ label: 'lots', eventMode: 'none' });
    this.#o = options;
    const { tokens, at, unit, theme, density } = options;
    const painted = (width: number, height: number, label: string, paint: (ctx: CanvasRenderingContext2D) => void) => {
      const texture = paintedTexture(width * unit, height * unit, density, paint);
      return new Sprite({ texture, anchor: 0.5, label });
    };
    const [inside, front] = [INSIDE, FRONT].map((svg, k) =>
      painted(BOWL.width, BOWL.height, k === 0 ? 'inside' : 'front', (ctx) =>
        paintInBox(ctx, parseSvg(svg), BOWL.width * unit),
      ),
    );
    this.#tokens = tokens.map((token, k) =>
      painted(TOKEN, TOKEN, `token ${k}`, (ctx) => paintMedallion(ctx, token, TOKEN * unit, theme)),
    );
    this.#bowl.position.set(at.x, at.y);
    if (inside) this.#bowl.addChild(inside);
    this.#bowl.addChild(...this.#tokens);
    if (front) this.#bowl.addChild(front);
    this.addChild(this.#bowl);
    this.show(0);
  }

  /** Shows a moment of the draw, 0…1. */
  show(progress: number): void {
    const { tokens, drawn, at, unit } = this.#o;
    const come = share(progress, 0, COMES);
    this.#bowl.alpha = come;
    const shaken = share(progress, SHAKE.from, SHAKE.to);
    this.#bowl.rotation = Math.sin(shaken * Math.PI * 5) * 0.09 * (1 - shaken);
    for (const [k, token] of this.#tokens.entries()) {
      const { from } = tokens[k] ?? { from: at };
      const start = FLY.from + (FLY.last * k) / Math.max(1, tokens.length - 1);
      const flown = share(progress, start, start + FLY.takes);
      const inBowl = { x: ((k + 0.5) / tokens.length - 0.5) * BOWL.width * 0.5 * unit, y: -BOWL.mouth * 0.3 * unit };
      const x = (from.x - at.x) * (1 - flown) + inBowl.x * flown;
      const y = (from.y - at.y) * (1 - flown) + inBowl.y * flown - Math.sin(flown * Math.PI) * THROWN * unit;
      token.visible = progress > start;
      token.scale.set(1 - (1 - SMALL) * flown);
      token.position.set(x, y);
    }
    const winner = this.#tokens[drawn];
    const jumped = share(progress, JUMPS.from, JUMPS.to);
    if (!winner || jumped === 0) return;
    // It comes down before the bowl.
    this.#bowl.addChild(winner);
    const { x, y } = winner.position;
    const high = Math.sin(jumped * Math.PI) * JUMP * unit;
    winner.position.set(x * (1 - jumped), y * (1 - jumped) + 0.4 * BOWL.height * unit * jumped - high);
    winner.scale.set(SMALL + (1 - SMALL) * jumped);
    winner.rotation = (1 - jumped) * 2 * Math.PI;
  }

  override destroy(): void {
    const textures = [...this.#bowl.children].flatMap((child) => (child instanceof Sprite ? [child.texture] : []));
    super.destroy({ children: true });
    for (const texture of textures) texture.destroy(true);
  }
}
