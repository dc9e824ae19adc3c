/**
 * Keeps a place for the showing of points and of a deal's end, which is loaded when one nears or points are made on the way; without it plates and sheet tell the result.
 */
import { Container } from 'pixi.js';
import type { Situation } from '../../match/ports.ts';
import type { Seat } from '../../rules/game.ts';
import type { Award, ScoreStage } from './award.ts';
import type { PlaceNumbers } from './place-numbers.ts';
import type { Scored, ScoreShow } from './score-show.ts';

/** A hand of so few tiles may be the last one. */
const NEAR = 1;

export class AwardSlot {
  /** Behind the plates, and before them. */
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

  /** The scores as far as points have arrived; `null` while no end of a deal is shown. */
  get scores(): readonly number[] | null {
    return this.#award?.scores ?? null;
  }

  /** Whether a seat has won and is lit. */
  isLit(seat: Seat): boolean {
    return this.#award?.isLit(seat) ?? false;
  }

  /** Is told of every situation before it is shown: loads what a near end needs, and clears what a new deal ends. */
  update(now: Situation): void {
    this.#now = now;
    const { outcome, hands } = now.seen;
    if (!outcome) this.#award?.clear().catch(reportError);
    if (hands.some((hand) => hand.length <= NEAR) || this.#stage.model.game?.scoresOf) this.#load().catch(reportError);
  }

  /** Plays the end of the deal while the hands turn up, in so many milliseconds at normal speed. */
  async play(now: Situation, ms: number, signal: AbortSignal): Promise<void> {
    await this.#load();
    if (!signal.aborted) await this.#award?.play(now, ms, signal);
  }

  /** Plays points that are made on the way. */
  async score(scored: Scored, after: Situation, signal: AbortSignal): Promise<void> {
    await this.#load();
    if (!signal.aborted) await this.#score?.play(scored, after, signal);
  }

  /** Shows at once how the deal ended; nothing while it goes on. */
  show(now: Situation): void {
    if (!now.seen.outcome) return;
    if (this.#award) this.#award.show(now);
    else
      this.#load()
        .then(() => this.#now === now && this.#award?.show(now))
        .catch(reportError);
  }

  /** The screen is shared out otherwise. */
  place(): void {
    this.#award?.place();
    this.#numbers?.update();
  }

  /** Paints its textures anew after the graphics were lost; the next `place` shows them. */
  repaint(): void {
    this.#award?.repaint();
  }

  destroy(): void {
    this.#isGone = true;
    this.#numbers = null;
    this.#award?.destroy();
  }

  /** Never rejects: a match goes on without it. */
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
