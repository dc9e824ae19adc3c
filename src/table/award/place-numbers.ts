/**
 * Shows the result of playing the picked tile at each place (6.9, 6.10). Points are larger and in a light; otherwise
 * the table's number is shown, if it has one. The number stands beside the half that would be open, on bare cloth: the
 * pips that it counts stay in view.
 */
import { makesOf } from '../../present/shown-ends.ts';
import type { Rect } from '../../ui/rect.ts';
import { isWithin } from '../../ui/rect.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import { HALF_WIDTH } from '../space/tile-size.ts';
import type { Pose } from '../space/vectors.ts';
import type { ScoreStage } from './award.ts';
import { type AwardSprites, numberSize, type PlaceNumber } from './award-sprites.ts';
import { outlineOfTile } from './hand-outlines.ts';
import { type HALF, halfSeen, middleOfHalf } from './open-half.ts';
import { type Block, bodyOf, type Sides, tagAt } from './tag-place.ts';

type Half = keyof typeof HALF;

/** Costs of covering things, and of lying where the line of words usually stands. */
const WEIGHTS = { number: 30, button: 30, place: 3, tile: 2, own: 1, message: 8 } as const;
/** The smallest size of a number between tiles that lie close together. */
const SMALLEST = 0.6;
/** The cost of the side towards the tile that the place joins; across the line it is half of that. */
const BACK = 12;

/** A number without its place, the place that it belongs to, and the half where it should stand. */
interface Told extends Omit<PlaceNumber, 'at'> {
  readonly place: HighlightedPlace;
  readonly half: Half;
}

export class PlaceNumbers {
  readonly #stage: Pick<ScoreStage, 'model' | 'tiles'>;
  readonly #sprites: Pick<AwardSprites, 'mark'>;

  constructor(stage: Pick<ScoreStage, 'model' | 'tiles'>, sprites: Pick<AwardSprites, 'mark'>) {
    this.#stage = stage;
    this.#sprites = sprites;
  }

  /** Shows the numbers of the present situation. */
  update(): void {
    const { model, tiles } = this.#stage;
    const places = model.makes ? model.places(tiles.view) : [];
    this.#sprites.mark(this.#placed(this.#told(places), places), model.surface.regions.unit);
  }

  #told(places: readonly HighlightedPlace[]): readonly Told[] {
    const { model } = this.#stage;
    const { now, game } = model;
    const { picked } = model.highlights();
    if (!now || !picked) return [];
    return places.flatMap((place) => {
      const move = place.waits ? model.moveTo(picked, place.arm) : undefined;
      const half = model.kind.openHalf(place);
      if (!move || this.#isHidden(place, half)) return [];
      const makes = makesOf(game, now.seen, move);
      return makes ? [{ place, half, value: makes.value, scores: makes.points > 0 }] : [];
    });
  }

  /** Returns the numbers at their places: each beside its half, clear of tiles, other places, and other numbers. */
  #placed(told: readonly Told[], places: readonly HighlightedPlace[]): readonly PlaceNumber[] {
    if (told.length === 0) return [];
    const { model, tiles } = this.#stage;
    const { surface } = model;
    const { board, unit, whole, message } = surface.regions;
    const blocks: Block[] = [
      ...tiles.tiles.flatMap((tile) => (tile.where === 'laid' ? [weighed(outlineOfTile(surface, tile), 'tile')] : [])),
      ...(tiles.zoom.zoom > 1 ? [weighed(whole, 'button')] : []),
    ];
    return told.map(({ place, half, value, scores }) => {
      const by = unit * numberSize(scores);
      const others = places.map((one) => weighed(outlineOfTile(surface, one), one === place ? 'own' : 'place'));
      const room = { within: board, unit: by, blocks: [...blocks, ...others], grounds: [weighed(message, 'message')] };
      const at = tagAt(this.#besideOf(place, half), this.#sidesOf(place), room, SMALLEST);
      blocks.push(weighed(bodyOf(at, by), 'number'));
      return { at, value, scores };
    });
  }

  /** Returns the rectangle of the half on the screen; of the whole tile if the whole counts. */
  #besideOf(place: HighlightedPlace, half: Half): Rect {
    const { surface } = this.#stage.model;
    if (half === 'neither') return outlineOfTile(surface, place);
    const { x, y } = halfSeen(surface.camera, place, half);
    const side = 2 * HALF_WIDTH * place.scale * surface.pixelsAt(place.at);
    return { x: x - side / 2, y: y - side / 2, width: side, height: side };
  }

  /** Returns the costs of the sides of a place: the cheapest is the one away from the tile that it joins. */
  #sidesOf(place: HighlightedPlace): Sides {
    const { camera } = this.#stage.model.surface;
    const joined = this.#joinedAt(place);
    const [to, from] = [camera.project(place.at), camera.project((joined ?? place).at)];
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(x, y) || 1;
    const cost = (along: number) => (BACK * (1 - along / length)) / 2;
    return { right: cost(x), left: cost(-x), below: cost(y), above: cost(-y) };
  }

  /** Returns the tile that a place joins; the last one played where nothing has to match. */
  #joinedAt({ arm }: HighlightedPlace): Pose | undefined {
    const { model, tiles } = this.#stage;
    const { ends = [], laid = [] } = model.now?.seen ?? {};
    const to = ends.find((end) => end.place === arm)?.to ?? laid.length - 1;
    return tiles.tiles[laid[to]?.at ?? -1];
  }

  /** True if the wooden rim hides the number while the board is zoomed in. */
  #isHidden(place: HighlightedPlace, half: Half): boolean {
    const { model, tiles } = this.#stage;
    const [x, y] = middleOfHalf(place, half);
    return tiles.zoom.zoom > 1 && !isWithin(model.surface.cloth, { x, y });
  }
}

const weighed = (rect: Rect, what: keyof typeof WEIGHTS): Block => ({ ...rect, weight: WEIGHTS[what] });
