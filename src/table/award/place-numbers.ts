/**
 * What the picked tile would make at each place (6.9, 6.10): points, larger and in a light; else the number that the table
 * would show, if it has one. It stands on the half that would lie open, where the numbers of points come up, too.
 */
import { makesOf } from '../../present/shown-ends.ts';
import { isWithin } from '../../ui/rect.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import type { ScoreStage } from './award.ts';
import type { AwardSprites, PlaceNumber } from './award-sprites.ts';
import { type HALF, halfSeen, middleOfHalf } from './open-half.ts';

type Half = keyof typeof HALF;

export class PlaceNumbers {
  readonly #stage: Pick<ScoreStage, 'model' | 'tiles'>;
  readonly #sprites: Pick<AwardSprites, 'mark'>;

  constructor(stage: Pick<ScoreStage, 'model' | 'tiles'>, sprites: Pick<AwardSprites, 'mark'>) {
    this.#stage = stage;
    this.#sprites = sprites;
  }

  /** Shows what is true now. */
  update(): void {
    this.#sprites.mark(this.#numbers(), this.#stage.model.surface.regions.unit);
  }

  #numbers(): readonly PlaceNumber[] {
    const { model, tiles } = this.#stage;
    const { now, game } = model;
    const { picked } = model.highlights();
    if (!now || !picked || !game || !model.makes) return [];
    return model.places(tiles.view).flatMap((place) => {
      const move = place.waits ? model.moveTo(picked, place.arm) : undefined;
      const half = model.kind.openHalf(place);
      if (!move || this.#isHidden(place, half)) return [];
      const makes = makesOf(game, now.seen, move);
      if (!makes) return [];
      return [{ at: halfSeen(model.surface.camera, place, half), value: makes.value, scores: makes.points > 0 }];
    });
  }

  /** Whether the wood hides it, where the cloth is looked at closely. */
  #isHidden(place: HighlightedPlace, half: Half): boolean {
    const { model, tiles } = this.#stage;
    const [x, y] = middleOfHalf(place, half);
    return tiles.zoom.zoom > 1 && !isWithin(model.surface.cloth, { x, y });
  }
}
