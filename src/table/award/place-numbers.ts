/**
 * What each place would make of the number of the table, were the picked tile laid there (6.9): a number on the half that
 * would lie open, where the numbers of points come up, too; larger and in a light where it scores.
 */
import { isWithin } from '../../ui/rect.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import type { ScoreStage } from './award.ts';
import type { AwardSprites, PlaceNumber } from './award-sprites.ts';
import { halfSeen, middleOfHalf } from './open-half.ts';

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
    const numberAfter = model.makes ? game?.numberAfter : undefined;
    if (!now || !picked || !numberAfter) return [];
    return model.places(tiles.view).flatMap((place) => {
      const move = place.waits ? model.moveTo(picked, place.arm) : undefined;
      if (!move || this.#isHidden(place)) return [];
      const { value, scores } = numberAfter(now.seen, move);
      return [{ at: halfSeen(model.surface.camera, place, openHalf(place)), value, scores: scores > 0 }];
    });
  }

  /** Whether the wood hides it, where the cloth is looked at closely. */
  #isHidden(place: HighlightedPlace): boolean {
    const { model, tiles } = this.#stage;
    const [x, y] = middleOfHalf(place, openHalf(place));
    return tiles.zoom.zoom > 1 && !isWithin(model.surface.cloth, { x, y });
  }
}

/** Both halves of a double count, and all of what is laid in the middle. */
const openHalf = ({ above, below }: HighlightedPlace) => (above === below ? 'neither' : 'above');
