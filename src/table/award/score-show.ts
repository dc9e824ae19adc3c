/**
 * Shows points during play (6.10): the ends that count light up with their numbers. The numbers meet in their sum,
 * which flies to the seat that scored.
 */

import type { Situation } from '../../match/ports.ts';
import { carried, sprung } from '../../motion/spring.ts';
import type { Beat, End } from '../../rules/game.ts';
import { seatsByPlace, sidesByPlace } from '../../rules/players.ts';
import type { Point, Rect } from '../../ui/rect.ts';
import { clamp } from '../../ui/rect.ts';
import { mix } from '../space/vectors.ts';
import type { ScoreStage } from './award.ts';
import { scoreAt } from './award-form.ts';
import type { AwardShown, AwardSprites } from './award-sprites.ts';
import { halfSeen } from './open-half.ts';

export type Scored = Extract<Beat, { beat: 'scored' }>;

/** Milliseconds at normal speed: numbers rise at the ends, come together, and their sum is read before it flies. */
const RISING = 170;
const GATHERING = 260;
const READ = 190;
const FLYING = 380;
const ALL = RISING + GATHERING + READ + FLYING;
/** Milliseconds that the numbers stay if motion is not wanted. */
const STILL = 700;
/** Sizes of a number at an end, and of the sum. */
const PART = 1.15;
const SUM = 1.5;
/** The least distance of the sum from the edges of the board, pixels at unit 1. */
const INSIDE = 40;

const NOTHING: AwardShown = { opacity: 1, lights: [], tags: [], flying: [] };

interface Part {
  readonly at: Point;
  readonly count: number;
}

export class ScoreShow {
  readonly #stage: ScoreStage;
  readonly #sprites: Pick<AwardSprites, 'show'>;

  constructor(stage: ScoreStage, sprites: Pick<AwardSprites, 'show'>) {
    this.#stage = stage;
    this.#sprites = sprites;
  }

  /** Resolves when the points have arrived, or early when `signal` aborts. */
  async play(scored: Scored, after: Situation, signal: AbortSignal): Promise<void> {
    const { clock, motion, wait, model } = this.#stage;
    const parts = this.#partsOf(after);
    const place = seatsByPlace(after.seen, model.own).indexOf(scored.seat);
    const to = scoreAt(model.surface.regions, sidesByPlace(after.seen, model.own), place);
    if (parts.length === 0) return;
    const ms = motion(ALL);
    const step = (gone: number) => this.#draw(scored, parts, to, gone);
    if (ms === 0 && !signal.aborted) {
      step(RISING + GATHERING);
      await wait(STILL, signal);
    }
    await clock.tween(ms, (progress) => step(progress * ALL), signal);
    this.#show(NOTHING);
  }

  /** Returns the count of each end and its place on the screen. */
  #partsOf({ seen }: Situation): Part[] {
    const { parts = [], value = 0 } = this.#stage.model.tableNumber ?? {};
    // 15.1: the tile that was played last makes a total.
    if (parts.length === 0) return this.#lastLaid(seen, value);
    return seen.ends.flatMap((end, k) => {
      const [at, count] = [this.#seenAt(end), parts[k]];
      return at && count !== undefined ? [{ at, count }] : [];
    });
  }

  #lastLaid({ laid }: Situation['seen'], count: number): Part[] {
    const { model, tiles } = this.#stage;
    const tile = tiles.tiles[laid.at(-1)?.at ?? -1];
    return tile ? [{ at: halfSeen(model.surface.camera, tile, 'neither'), count }] : [];
  }

  /** Returns the middle of the open half; of the whole tile for a double across the line. */
  #seenAt({ to, shows }: End): Point | null {
    const { model, tiles } = this.#stage;
    const laid = model.now?.seen.laid[to];
    const tile = laid && tiles.tiles[laid.at];
    if (!tile) return null;
    // 14.6: only one half of a double that lies lengthwise counts.
    const countsWhole = laid.inner === laid.outer && !laid.lengthwise;
    return halfSeen(model.surface.camera, tile, countsWhole ? 'neither' : tile.above === shows ? 'above' : 'below');
  }

  /** Draws the picture `gone` milliseconds after the beginning, at normal speed. */
  #draw({ points, sum }: Scored, parts: readonly Part[], to: Point, gone: number): void {
    const { regions } = this.#stage.model.surface;
    const middle = within(regions.board, INSIDE * regions.unit, meanOf(parts.map(({ at }) => at)));
    const met = RISING + GATHERING;
    const flight = (gone - met - READ) / FLYING;
    if (gone < met) {
      const size = PART * sprung(gone / RISING, 0.6);
      const t = carried((gone - RISING) / GATHERING);
      const at = (from: Point) => ({ x: mix(from.x, middle.x, t), y: mix(from.y, middle.y, t) });
      this.#show({ ...NOTHING, tags: parts.map((part) => ({ at: { ...at(part.at), size }, count: part.count })) });
    } else if (flight <= 0) {
      const size = mix(PART, SUM, sprung((gone - met) / READ, 0.5));
      this.#show({ ...NOTHING, tags: [{ at: { ...middle, size }, count: sum ?? points }] });
    } else {
      this.#show({ ...NOTHING, flying: [{ from: middle, to, points, gone: flight }] });
    }
  }

  #show(shown: AwardShown): void {
    const { model, changes } = this.#stage;
    this.#sprites.show(shown, model.surface.regions.unit);
    changes.picture.emit();
  }
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const within = ({ x, y, width, height }: Rect, inside: number, point: Point): Point => ({
  x: clamp(point.x, x + inside, x + width - inside),
  y: clamp(point.y, y + inside, y + height - inside),
});
