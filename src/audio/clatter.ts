/** The sound of the shuffle: a click for each collision, as many as an ear can tell apart, and a rustle for crowds. */
import type { Cue } from './cues.ts';
import { SPRITE } from './sprite.ts';

export interface Impact {
  /** −1 left … 1 right. */
  readonly x: number;
  /** Tile masses × tile widths a second: 3 is a brush, 40 a crack. */
  readonly impulse: number;
}

/** The impulses between which clicks get louder and harder. */
const SOFTEST = 3;
const HARDEST = 40;
/** The most clicks that begin in one call, and that sound together. */
const AT_ONCE = 3;
const TOGETHER = 10;
/** The part of the gain that each present click takes from the next: twice as many are not twice as loud. */
const SHARE = 0.055;
/** Milliseconds for which a click counts as sounding. */
const CLICK = 70;
/** The number of impacts within about `MEMORY` milliseconds that counts as a crowd. */
const CROWD = 9;
const MEMORY = 250;
/** Milliseconds before a rustle's end at which the next begins. */
const OVERLAP = 180;

const RUSTLE = Math.min(...SPRITE.rustle.map(([, lasts]) => lasts));

export interface Clatter {
  /** Returns the sounds of the collisions since the last call, at `now` (milliseconds of any clock). */
  hear(impacts: readonly Impact[], now: number): readonly Cue[];
}

function click({ x, impulse }: Impact, loud: number, chance: () => number): Cue {
  const force = Math.min(1, Math.max(0, (impulse - SOFTEST) / (HARDEST - SOFTEST))) ** 0.6;
  const last = SPRITE.grain.length - 1;
  // The sprite's clicks go from soft to hard: this takes one near the force.
  const variation = Math.round(Math.min(last, Math.max(0, force * last + 4 * (chance() - 0.5))));
  return { sound: 'grain', bus: 'effects', gain: loud * (0.1 + 0.42 * force), pan: 0.8 * x, rate: 1, variation };
}

export function createClatter(chance: () => number): Clatter {
  let sounding: number[] = [];
  let crowd = 0;
  let heard = 0;
  let rustled = Number.NEGATIVE_INFINITY;
  return {
    hear(impacts, now) {
      sounding = sounding.filter((until) => until > now);
      crowd = crowd * Math.exp(Math.min(0, heard - now) / MEMORY) + impacts.length;
      heard = now;
      const room = Math.min(AT_ONCE, TOGETHER - sounding.length);
      const loudest = [...impacts].sort((a, b) => b.impulse - a.impulse).slice(0, Math.max(0, room));
      const cues = loudest.map((impact) => click(impact, 1 - SHARE * sounding.length, chance));
      for (const _ of cues) sounding.push(now + CLICK);
      if (crowd >= CROWD && now >= rustled + RUSTLE - OVERLAP) {
        rustled = now;
        const middle = impacts.reduce((sum, { x }) => sum + x, 0) / Math.max(1, impacts.length);
        cues.push({ sound: 'rustle', bus: 'effects', gain: Math.min(0.6, crowd / 60), pan: 0.5 * middle, rate: 1 });
      }
      return cues;
    },
  };
}
