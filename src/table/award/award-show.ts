/**
 * Shows the end of a deal: the counts of the hands as they turn up, the winner in warm light, and flying points. The
 * winner of a match gets a greater light. Loaded when a deal nears its end.
 */

import type { Situation } from '../../match/ports.ts';
import { arc } from '../../motion/ease.ts';
import { carried as eased, sprung } from '../../motion/spring.ts';
import type { Seat, Settlement } from '../../rules/game.ts';
import { sidesByPlace } from '../../rules/players.ts';
import { clamp } from '../../ui/rect.ts';
import { revealingOf } from '../beats/beat-flights.ts';
import type { Award, AwardStage } from './award.ts';
import { awardForm, type SeatForm } from './award-form.ts';
import type { AwardSprites } from './award-sprites.ts';
import {
  type AwardState,
  awardPicture,
  beginAward,
  FLYING,
  finishAward,
  gone,
  isSeatLit,
  lightsFor,
  NEXT,
  onPlates,
} from './award-state.ts';
import { countsAt, turnedBy } from './hand-counts.ts';
import { handsIn } from './hand-outlines.ts';
import { scoresWith } from './shown-result.ts';

/** Milliseconds at normal speed: the light of a deal, the light of a match, and the fading at the end. */
const LIGHTING = 520;
const GREATER = 1500;
const LEAVING = 260;
/**
 * Milliseconds at normal speed: a light answers arriving points, and a pause between the last count and the first
 * points.
 */
const ANSWER = 240;
const BREATH = 120;

export class AwardShow implements Award {
  readonly #stage: AwardStage;
  readonly #sprites: Omit<AwardSprites, 'mark'>;
  #state: AwardState | null = null;

  constructor(stage: AwardStage, sprites: Omit<AwardSprites, 'mark'>) {
    this.#stage = stage;
    this.#sprites = sprites;
  }

  get scores(): readonly number[] | null {
    return this.#state?.opacity === 1 ? this.#state.scores : null;
  }

  isLit(seat: Seat): boolean {
    return this.#state !== null && isSeatLit(this.#state, seat);
  }

  async play(now: Situation, ms: number, signal: AbortSignal): Promise<void> {
    if (!now.settlement) return;
    const state = this.#begin(now, now.settlement);
    this.#state = state;
    const { winners } = state.result;
    // The player who went out is known before anything is counted.
    const isKnown = now.seen.outcome?.how === 'domino';
    if (isKnown) this.#light(state, signal).catch(reportError);
    await this.#count(state, ms, signal);
    if (!isKnown && winners.length > 0) await this.#light(state, signal);
    await this.#flyPoints(state, signal);
    await this.#crown(state, signal);
    if (this.#state === state) this.#end(state);
  }

  show(now: Situation): void {
    if (!now.settlement) return;
    this.#state = this.#begin(now, now.settlement);
    this.#end(this.#state);
  }

  place(): void {
    // A display that fades belongs to a deal that has left the table.
    if (this.#state?.opacity === 1) this.#state.form = this.#formOf(this.#state.now);
    this.#draw();
  }

  async clear(): Promise<void> {
    const state = this.#state;
    if (!state || state.opacity < 1) return;
    const { clock, motion } = this.#stage;
    await clock.tween(motion(LEAVING), (progress) => {
      if (this.#state !== state) return;
      state.opacity = 1 - progress;
      this.#draw();
    });
    if (this.#state === state) this.#state = null;
  }

  repaint(): void {
    this.#sprites.repaint();
  }

  destroy(): void {
    this.#sprites.destroy();
  }

  #begin(now: Situation, settlement: Settlement): AwardState {
    return beginAward(now, settlement, this.#stage.model.game.points, this.#formOf(now));
  }

  #end(state: AwardState): void {
    finishAward(state);
    this.#draw();
    this.#stage.changes.hud.emit();
  }

  #light(state: AwardState, signal: AbortSignal): Promise<void> {
    return this.#tween(state, LIGHTING, signal, (progress) => {
      state.lights = lightsFor(state.now, state.result.winners, sprung(progress, 0.4));
    });
  }

  #count(state: AwardState, ms: number, signal: AbortSignal): Promise<void> {
    const turned = turnedBy(revealingOf(state.now));
    return this.#tween(state, ms, signal, (progress) => {
      state.counts = countsAt(state.now, turned, progress);
    });
  }

  #flyPoints(state: AwardState, signal: AbortSignal): Promise<void> {
    const { now, settlement, result } = state;
    const { carried, winners } = result;
    const all = carried.length === 0 ? 0 : BREATH + (carried.length - 1) * NEXT + FLYING + ANSWER;
    return this.#tween(state, all, signal, (progress) => {
      state.flown = progress * all - BREATH;
      state.scores = scoresWith(now.seen.sides, settlement, carried, (k) => gone(state.flown, k) >= 1);
      const answers = carried.map((_, k) => arc(clamp((state.flown - k * NEXT - FLYING) / ANSWER, 0, 1)));
      state.lights = lightsFor(now, winners, 1 + 0.3 * Math.max(0, ...answers));
    });
  }

  /** Lights the winner of the match more brightly. */
  async #crown(state: AwardState, signal: AbortSignal): Promise<void> {
    const { now, result } = state;
    if (result.champions.length === 0) return;
    this.#stage.celebrate(now.seen).catch(reportError);
    await this.#tween(state, GREATER, signal, (progress) => {
      const deal = lightsFor(now, result.winners, 1);
      const match = lightsFor(now, result.champions, 1 + sprung(progress, 0.5));
      state.lights = deal.map((was, seat) => match[seat] || was * (1 - eased(progress)));
    });
  }

  /** Runs `step` for `ms` at normal speed, and draws after each step. */
  #tween(state: AwardState, ms: number, signal: AbortSignal, step: (progress: number) => void): Promise<void> {
    const { clock, motion, changes } = this.#stage;
    return clock.tween(
      motion(ms),
      (progress) => {
        if (this.#state !== state) return;
        const before = onPlates(state);
        step(progress);
        this.#draw();
        if (before !== onPlates(state)) changes.hud.emit();
      },
      signal,
    );
  }

  #formOf(now: Situation): SeatForm[] {
    const { model } = this.#stage;
    const sides = sidesByPlace(now.seen, model.own);
    return awardForm(model.surface.regions, handsIn(model, now, model.restingPlacementOf(now)), sides);
  }

  #draw(): void {
    if (!this.#state) return;
    const { model, changes } = this.#stage;
    this.#sprites.show(awardPicture(this.#state, model.own), model.surface.regions.unit);
    changes.picture.emit();
  }
}
