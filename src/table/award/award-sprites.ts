/** What is seen of the end of a deal on the glass: light behind plates, tags at hands, figures on their way. */
import { Container, Sprite } from 'pixi.js';
import { arc } from '../../motion/ease.ts';
import { carried } from '../../motion/spring.ts';
import { Digits } from '../../ui/digits.ts';
import { COPPER_LIGHT, IVORY } from '../../ui/style.ts';
import { mix } from '../space/vectors.ts';
import type { Point } from './award-form.ts';
import { paintAward } from './award-textures.ts';
import type { Tag } from './tag-place.ts';

/** Points on their way; `gone`: 0…1. */
export interface Flying {
  readonly from: Point;
  readonly to: Point;
  readonly points: number;
  readonly gone: number;
}

export interface AwardShown {
  /** Light behind a medallion: 1 is that of a deal, up to 2 that of a match. */
  readonly lights: readonly { readonly at: Point; readonly strength: number }[];
  readonly tags: readonly { readonly at: Tag; readonly count: number }[];
  readonly flying: readonly Flying[];
  /** 0…1. */
  readonly opacity: number;
}

/** A number on its ground. */
interface Plaque {
  readonly block: Sprite;
  readonly digits: Digits;
}

/** How large the light is across, of a deal, and what that of a match has more; pixels at unit 1. */
const ACROSS = 300;
const MORE = 260;
/** How far the light turns as it comes, radians. */
const TURNS = 0.5;
/** How high points fly above the straight way, and how large they are half way. */
const HIGH = 46;
const LARGE = 1.25;
const SPARK = 120;
/** How large the light on the medallion itself is. */
const ON_FACE = 84;
const SIZE = 17;

export interface AwardPieces {
  show(shown: AwardShown, unit: number): void;
  /** Nothing is left of what was painted: the next `show` shows it painted anew. */
  repaint(): void;
  destroy(): void;
}

/** `under` lies behind the plates, `over` before them. Throws without a 2d canvas. */
export function createAwardPieces(under: Container, over: Container): AwardPieces {
  let pictures = paintAward();
  const stars: Sprite[] = [];
  const faces: Sprite[] = [];
  const sparks: Sprite[] = [];
  const tags: Plaque[] = [];
  const carriers: Plaque[] = [];
  const glows = over.addChild(new Container());
  const plain = over.addChild(new Container());
  const grow = <T>(all: T[], count: number, make: () => T) => {
    while (all.length < count) all.push(make());
  };
  const shining = (into: Container, picture: 'star' | 'spark') => () =>
    into.addChild(new Sprite({ texture: pictures[picture], anchor: 0.5, blendMode: 'add' }));
  const plaque = (): Plaque => {
    const block = plain.addChild(new Sprite({ texture: pictures.tag, anchor: 0.5 }));
    return { block, digits: plain.addChild(new Digits(pictures, SIZE)) };
  };
  const write = ({ block, digits }: Plaque, at: Point, count: number, colour: number, size: number, alpha = 1) => {
    block.position.set(at.x, at.y);
    block.scale.set(size);
    digits.showCentred(count, colour);
    digits.position.set(at.x, at.y - 0.5 * size);
    digits.scale.set(size);
    block.alpha = digits.alpha = alpha;
  };
  const see = ({ block, digits }: Plaque, isSeen: boolean) => {
    block.visible = digits.visible = isSeen;
  };
  return {
    show({ lights, tags: counted, flying, opacity }, unit) {
      for (const container of [under, over]) {
        container.visible = opacity > 0;
        container.alpha = opacity;
      }
      grow(stars, lights.length, shining(under, 'star'));
      grow(faces, lights.length, shining(glows, 'spark'));
      for (const [k, star] of stars.entries()) {
        const light = lights[k];
        const face = faces[k];
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
        face.alpha = 0.4 * Math.min(1, deal);
      }
      grow(tags, counted.length, plaque);
      for (const [k, one] of tags.entries()) {
        const tag = counted[k];
        see(one, tag !== undefined);
        if (tag) write(one, tag.at, tag.count, IVORY, unit * tag.at.size);
      }
      grow(sparks, flying.length, shining(glows, 'spark'));
      grow(carriers, flying.length, plaque);
      for (const [k, carrier] of carriers.entries()) {
        const one = flying[k];
        const spark = sparks[k];
        const isSeen = one !== undefined && one.gone > 0 && one.gone < 1;
        see(carrier, isSeen);
        if (spark) spark.visible = isSeen;
        if (!isSeen || !spark) continue;
        const t = carried(one.gone);
        const at = { x: mix(one.from.x, one.to.x, t), y: mix(one.from.y, one.to.y, t) - arc(t) * HIGH * unit };
        const size = unit * mix(1, LARGE, arc(t));
        const alpha = Math.min(1, 6 * (1 - one.gone));
        write(carrier, at, one.points, COPPER_LIGHT, size, alpha);
        spark.position.set(at.x, at.y);
        spark.setSize(SPARK * size);
        spark.alpha = alpha;
      }
    },
    repaint() {
      for (const container of [under, glows, plain])
        for (const child of container.removeChildren()) child.destroy({ children: true });
      for (const all of [stars, faces, sparks, tags, carriers]) all.length = 0;
      pictures.destroy();
      pictures = paintAward();
    },
    destroy: () => pictures.destroy(),
  };
}
