/** Contacts of bodies: short pushes, and the chatter of a flat thing that never lands on all its corners at once. */
import { add, type Chance, highPass, lowPass, RATE, type Signal, silence } from './signal.ts';

export interface Contact {
  /** Seconds. */
  readonly at: number;
  /** Strength, 0 to 1. */
  readonly force: number;
  /** Seconds of contact; shorter for harder and stiffer contacts. */
  readonly lasts: number;
}

/**
 * Returns the force of all contacts over time: each is a half wave to the power 1.5, like two round pieces of bone
 * pressing on each other.
 */
export function push(seconds: number, contacts: readonly Contact[]): Signal {
  const out = silence(seconds);
  for (const { at, force, lasts } of contacts) {
    const length = Math.max(2, lasts * RATE);
    const start = at * RATE;
    // Every push has the same total, so shorter ones are stronger.
    const height = (force * 0.0002 * RATE) / length;
    for (let n = Math.ceil(start); n < start + length && n < out.length; n++) {
      out[n] = (out[n] ?? 0) + height * Math.sin((Math.PI * (n - start)) / length) ** 1.5;
    }
  }
  return out;
}

/** Returns the sound of a small body that stops at once: the change of its acceleration. */
export function click(force: Signal): Signal {
  return force.map((now, n) => now - (force[n - 1] ?? 0));
}

/**
 * Returns the noise of two slightly uneven faces that meet: for a millisecond or two their peaks snap past each other.
 * The noise is broad, and brighter for harder blows: up to some 5 kHz for a brush, 12 kHz for a crack.
 */
export function grit(chance: Chance, contacts: readonly Contact[], seconds: number, firm: number): Signal {
  const out = silence(seconds);
  for (const { at, force } of contacts) {
    const lasts = chance.between(0.0005, 0.0012) + 0.0016 * chance.next() ** 3;
    const cutoff = 4500 + 8500 * firm * Math.sqrt(Math.min(1, force));
    const burst = silence(1.6 * lasts).map((_, n) => chance.bell() * Math.exp((-4 * n) / (lasts * RATE)));
    add(out, highPass(highPass(lowPass(lowPass(burst, cutoff), cutoff), 2600), 1200), at, force);
  }
  return out;
}

/**
 * Returns the contacts of a tile put down flat: its face slaps down, then edges and corners touch, faster and weaker.
 * One clack, no rattle.
 */
export function chatter(chance: Chance, o: { at: number; force: number; firm: number; touches: number }): Contact[] {
  const contacts: Contact[] = [];
  let { at, force } = o;
  let gap = chance.between(0.0035, 0.009);
  for (let k = 0; k < o.touches; k++) {
    const lasts = (0.00024 - 0.00014 * o.firm) * chance.between(0.85, 1.25) * (1 + 0.12 * k);
    contacts.push({ at, force, lasts });
    at += gap;
    gap *= chance.between(0.55, 0.8);
    force *= k === 0 ? chance.between(0.22, 0.5) : chance.between(0.3, 0.6);
  }
  return contacts;
}

/** Returns the same contacts as the board gets them through cloth: late, long and soft. */
export function throughCloth(contacts: readonly Contact[], lasts: number): Contact[] {
  return contacts.map((contact) => ({ ...contact, at: contact.at + 0.0002, lasts }));
}
