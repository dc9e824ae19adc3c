/**
 * Shows the result of playing the picked tile at each place (6.9, 6.10). Points are larger and in a light; otherwise
 * the table's number is shown, if it has one. The number stands on the half that would be open, where scored points
 * rise too.
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

  /** Shows the numbers of the present situation. */
  update(): void {
    this.#sprites.mark(this.#numbers(), this.#stage.model.surface.regions.unit);
  }

  #numbers(): readonly PlaceNumber[] {
    const { model, tiles } = this.#stage;
    const { now, game } = model;
    const { picked } = model.highlights();
    if (!now || !picked || !model.makes) return [];
    return model.places(tiles.view).flatMap((place) => {
      const move = place.waits ? model.moveTo(picked, place.arm) : undefined;
      const half = model.kind.openHalf(place);
      if (!move || this.#isHidden(place, half)) return [];
      const makes = makesOf(game, now.seen, move);
      if (!makes) return [];
      return [{ at: halfSeen(model.surface.camera, place, half), value: makes.value, scores: makes.points > 0 }];
    });
  }

  /** True if the wooden rim hides the number while the board is zoomed in. */
  #isHidden(place: HighlightedPlace, half: Half): boolean {
    const { model, tiles } = this.#stage;
    const [x, y] = middleOfHalf(place, half);
    return tiles.zoom.zoom > 1 && !isWithin(model.surface.cloth, { x, y });
  }
}
