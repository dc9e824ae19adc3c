/**
 * Holds the place of the displays of points and of a deal's end. They load when an end nears, or when the game scores
 * during play. If they fail to load, plates and sheet show the result.
 */
import { Container } from 'pixi.js';
import type { Situation } from '../../match/ports.ts';
import type { Seat } from '../../rules/game.ts';
import type { Award, ScoreStage } from './award.ts';
import type { PlaceNumbers } from './place-numbers.ts';
import type { Scored, ScoreShow } from './score-show.ts';

/** Tiles in a hand at which the end of the deal is near. */
const NEAR = 1;

export class AwardSlot {
  /** Layers behind the plates, and before them. */
  readonly under = new Container({ label: 'award behind the plates', eventMode: 'none' });
  readonly over = new Container({ label: 'award before the plates', eventMode: 'none' });
  readonly #stage: ScoreStage;
  #award: Award | null = null;
  #score: ScoreShow | null = null;
  #numbers: PlaceNumbers | null = null;
  #loading: Promise<void> | null = null;
  #now: Situation | null = null;
  #isGone = false;

  constructor(stage: ScoreStage) {
    this.#stage = stage;
    stage.changes.picture.subscribe(() => this.#numbers?.update());
  }

  /** The scores, as far as points have arrived; `null` while no end of a deal is shown. */
  get scores(): readonly number[] | null {
    return this.#award?.scores ?? null;
  }

  /** True if the seat has won and is lit. */
  isLit(seat: Seat): boolean {
    return this.#award?.isLit(seat) ?? false;
  }

  /**
   * Called with every situation before it is shown. Loads the display when an end nears, and clears it for a new deal.
   */
  update(now: Situation): void {
    this.#now = now;
    const { outcome, hands } = now.seen;
    if (!outcome) this.#award?.clear().catch(reportError);
    if (hands.some((hand) => hand.length <= NEAR) || this.#stage.model.game.worth?.scoresOf)
      this.#load().catch(reportError);
  }

  /** Plays the end of the deal while the hands turn up, which takes `ms` milliseconds at normal speed. */
  async play(now: Situation, ms: number, signal: AbortSignal): Promise<void> {
    await this.#load();
    if (!signal.aborted) await this.#award?.play(now, ms, signal);
  }

  /** Plays points that are scored during play. */
  async score(scored: Scored, after: Situation, signal: AbortSignal): Promise<void> {
    await this.#load();
    if (!signal.aborted) await this.#score?.play(scored, after, signal);
  }

  /** Shows at once how the deal ended; does nothing while it goes on. */
  show(now: Situation): void {
    if (!now.seen.outcome) return;
    if (this.#award) this.#award.show(now);
    else
      this.#load()
        .then(() => this.#now === now && this.#award?.show(now))
        .catch(reportError);
  }

  /** Called when the regions of the screen have changed. */
  place(): void {
    this.#award?.place();
    this.#numbers?.update();
  }

  /** Paints the textures again after a loss of the graphics context; the next `place` shows them. */
  repaint(): void {
    this.#award?.repaint();
  }

  destroy(): void {
    this.#isGone = true;
    this.#numbers = null;
    this.#award?.destroy();
  }

  /** Loads the chunk once. Never rejects: a match goes on without it. */
  #load(): Promise<void> {
    this.#loading ??= import('./award-chunk.ts').then(
      ({ AwardShow, PlaceNumbers, ScoreShow, createAwardSprites }) => {
        if (this.#isGone) return;
        const sprites = createAwardSprites(this.under, this.over);
        this.#award = new AwardShow(this.#stage, sprites);
        this.#score = new ScoreShow(this.#stage, sprites);
        this.#numbers = new PlaceNumbers(this.#stage, sprites);
        this.#stage.changes.picture.emit();
      },
      () => {},
    );
    return this.#loading;
  }
}
