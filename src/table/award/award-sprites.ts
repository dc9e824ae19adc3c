/**
 * Sprites of points and of a deal's end in the HUD: light behind plates, tags at hands, flying points, numbers at
 * places.
 */

import { Container, Sprite } from 'pixi.js';
import { arc } from '../../motion/ease.ts';
import { carried } from '../../motion/spring.ts';
import { Digits } from '../../ui/digits.ts';
import type { Point } from '../../ui/rect.ts';
import { COPPER_LIGHT, IVORY } from '../../ui/style.ts';
import { mix } from '../space/vectors.ts';
import { type AwardTextures, paintAward } from './award-textures.ts';
import type { Tag } from './tag-place.ts';

/** Flying points; `gone` is the part of their way, 0…1. */
interface Flying {
  readonly from: Point;
  readonly to: Point;
  readonly points: number;
  readonly gone: number;
}

export interface AwardShown {
  /** Light behind a medallion: up to 1 for a deal, up to 2 for a match. */
  readonly lights: readonly { readonly at: Point; readonly strength: number }[];
  readonly tags: readonly { readonly at: Tag; readonly count: number }[];
  readonly flying: readonly Flying[];
  /** Opacity of the whole display, 0…1. */
  readonly opacity: number;
}

/** The number that a move to a place would make: points, or the table's number. */
export interface PlaceNumber {
  readonly at: Tag;
  readonly value: number;
  /** True if the value is points. */
  readonly scores: boolean;
}

/** A number on its ground. */
interface Plaque {
  readonly block: Sprite;
  readonly digits: Digits;
}

/** Diameter of a deal's light, and the surplus of a match's light; pixels at unit 1. */
const ACROSS = 300;
const MORE = 260;
/** Radians that the light turns as it appears. */
const TURNS = 0.5;
/** Height of the points' arc above the straight way, and their size half way. */
const HIGH = 46;
const LARGE = 1.25;
const SPARK = 120;
/** Diameter of the light on the medallion, and its greatest strength. */
const ON_FACE = 84;
const FACE_LIGHT = 0.4;
/** Sizes of a number at a place: of a plain one, of one that scores, and of the light behind the latter. */
const QUIET = 0.95;
const SCORING = 1.15;
const SCORING_LIGHT = 100;
/** The height of digits, pixels at unit 1. */
const SIZE = 17;

/** Returns the size of a number at a place if it has all the room it needs. */
export const numberSize = (scores: boolean): number => (scores ? SCORING : QUIET);

export interface AwardSprites {
  show(shown: AwardShown, unit: number): void;
  /** Shows exactly these numbers at places; leaves everything else as it is. */
  mark(numbers: readonly PlaceNumber[], unit: number): void;
  /** Paints the textures again after a loss of the graphics context; the next `show` shows them. */
  repaint(): void;
  destroy(): void;
}

/** Creates the sprites: `under` lies behind the plates, `over` before them. Throws without a 2d canvas. */
export const createAwardSprites = (under: Container, over: Container): AwardSprites => new Sprites(under, over);

class Sprites implements AwardSprites {
  readonly #rays = new Container({ label: 'award rays' });
  readonly #glows = new Container({ label: 'award glow' });
  readonly #plaques = new Container({ label: 'award plaques' });
  readonly #placeGlows = new Container({ label: 'place number glow' });
  readonly #placePlaques = new Container({ label: 'place numbers' });
  #textures: AwardTextures = paintAward();
  /** Sprites are made when first needed, and hidden when not in use. */
  readonly #stars: Sprite[] = [];
  readonly #faces: Sprite[] = [];
  readonly #sparks: Sprite[] = [];
  readonly #tags: Plaque[] = [];
  readonly #carriers: Plaque[] = [];
  readonly #numbers: Plaque[] = [];
  readonly #placeSparks: Sprite[] = [];

  constructor(under: Container, over: Container) {
    under.addChild(this.#rays, this.#placeGlows, this.#placePlaques);
    over.addChild(this.#glows, this.#plaques);
  }

  show({ lights, tags, flying, opacity }: AwardShown, unit: number): void {
    for (const container of [this.#rays, this.#glows, this.#plaques]) {
      container.visible = opacity > 0;
      container.alpha = opacity;
    }
    this.#showLights(lights, unit);
    this.#showTags(tags, unit);
    this.#showFlying(flying, unit);
  }

  mark(numbers: readonly PlaceNumber[], unit: number): void {
    grow(this.#placeSparks, numbers.length, () => this.#shining(this.#placeGlows, 'spark'));
    grow(this.#numbers, numbers.length, () => this.#plaque(this.#placePlaques));
    for (const [k, plaque] of this.#numbers.entries()) {
      const [number, spark] = [numbers[k], this.#placeSparks[k]];
      see(plaque, number !== undefined);
      if (spark) spark.visible = number?.scores ?? false;
      if (!number || !spark) continue;
      const { at, value, scores } = number;
      spark.position.set(at.x, at.y);
      spark.setSize(SCORING_LIGHT * unit);
      const size = unit * numberSize(scores) * at.size;
      write(plaque, at, value, { colour: scores ? COPPER_LIGHT : IVORY, size, alpha: 1, sign: scores ? '+' : '' });
    }
  }

  repaint(): void {
    for (const container of [this.#rays, this.#glows, this.#plaques, this.#placeGlows, this.#placePlaques])
      for (const child of container.removeChildren()) child.destroy({ children: true });
    const sprites = [this.#stars, this.#faces, this.#sparks, this.#placeSparks];
    for (const all of [...sprites, this.#tags, this.#carriers, this.#numbers]) all.length = 0;
    this.#textures.destroy();
    this.#textures = paintAward();
  }

  destroy(): void {
    this.#textures.destroy();
  }

  #showLights(lights: AwardShown['lights'], unit: number): void {
    grow(this.#stars, lights.length, () => this.#shining(this.#rays, 'star'));
    grow(this.#faces, lights.length, () => this.#shining(this.#glows, 'spark'));
    for (const [k, star] of this.#stars.entries()) {
      const light = lights[k];
      const face = this.#faces[k];
      star.visible = light !== undefined && light.strength > 0;
      if (face) face.visible = star.visible;
      if (!light || !face) continue;
      const { at, strength } = light;
      const [deal, match] = [Math.min(1.4, strength), Math.max(0, strength - 1)];
      star.position.set(at.x, at.y);
      star.setSize(unit * (ACROSS * mix(0.5, 1, Math.min(1, deal)) + MORE * match));
      star.rotation = (1 - strength) * TURNS;
      star.alpha = Math.min(1, deal);
      face.position.set(at.x, at.y);
      face.setSize(unit * ON_FACE);
      face.alpha = FACE_LIGHT * Math.min(1, deal);
    }
  }

  #showTags(tags: AwardShown['tags'], unit: number): void {
    grow(this.#tags, tags.length, () => this.#plaque(this.#plaques));
    for (const [k, plaque] of this.#tags.entries()) {
      const tag = tags[k];
      see(plaque, tag !== undefined);
      if (tag) write(plaque, tag.at, tag.count, { colour: IVORY, size: unit * tag.at.size, alpha: 1 });
    }
  }

  #showFlying(flying: AwardShown['flying'], unit: number): void {
    grow(this.#sparks, flying.length, () => this.#shining(this.#glows, 'spark'));
    grow(this.#carriers, flying.length, () => this.#plaque(this.#plaques));
    for (const [k, plaque] of this.#carriers.entries()) {
      const one = flying[k];
      const spark = this.#sparks[k];
      const isSeen = one !== undefined && one.gone > 0 && one.gone < 1;
      see(plaque, isSeen);
      if (spark) spark.visible = isSeen;
      if (!isSeen || !spark) continue;
      const t = carried(one.gone);
      const at = { x: mix(one.from.x, one.to.x, t), y: mix(one.from.y, one.to.y, t) - arc(t) * HIGH * unit };
      const size = unit * mix(1, LARGE, arc(t));
      const alpha = Math.min(1, 6 * (1 - one.gone));
      write(plaque, at, one.points, { colour: COPPER_LIGHT, size, alpha });
      spark.position.set(at.x, at.y);
      spark.setSize(SPARK * size);
      spark.alpha = alpha;
    }
  }

  #shining(into: Container, texture: 'star' | 'spark'): Sprite {
    const label = `award ${texture}`;
    return into.addChild(new Sprite({ label, texture: this.#textures[texture], anchor: 0.5, blendMode: 'add' }));
  }

  #plaque(into: Container): Plaque {
    const block = into.addChild(new Sprite({ label: 'plaque', texture: this.#textures.tag, anchor: 0.5 }));
    const digits = into.addChild(new Digits(this.#textures, SIZE));
    digits.label = 'digits';
    return { block, digits };
  }
}

function grow<T>(all: T[], count: number, make: () => T): void {
  while (all.length < count) all.push(make());
}

function see({ block, digits }: Plaque, isSeen: boolean): void {
  block.visible = digits.visible = isSeen;
}

interface Written {
  readonly colour: number;
  readonly size: number;
  readonly alpha: number;
  /** The sign before the number. */
  readonly sign?: '+' | '';
}

function write({ block, digits }: Plaque, at: Point, count: number, { colour, size, alpha, sign = '' }: Written): void {
  block.position.set(at.x, at.y);
  block.scale.set(size);
  digits.showCentred(count, colour, '', sign);
  digits.position.set(at.x, at.y - 0.5 * size);
  digits.scale.set(size);
  block.alpha = digits.alpha = alpha;
}
