/**
 * Boxes on the cloth that push one another. Nothing else is needed for a shuffle: no gravity, no joints, no other
 * shapes. Packages that know all these are ten times as large.
 */
import { BoxContact } from './box-contact.ts';
import type { SlidingBox } from './sliding-box.ts';

/** The share of its speed and of its spin that a free box loses a second. */
const DAMPING = { speed: 1.2, spin: 1.8 } as const;
/** The number of times that speeds are solved in a step. */
const SOLVING = 8;
/** The overlap at which boxes count as apart, in tile widths. */
const APART = 0.015;

/** The extent of a step. */
export interface WorldStep {
  readonly seconds: number;
  /** The most times that overlapping boxes are moved apart. */
  readonly separations: number;
}

export class BoxWorld {
  /** All boxes: those that move, then the walls. */
  readonly #boxes: readonly SlidingBox[];
  readonly #moving: readonly SlidingBox[];
  /** The contacts by pair of boxes; made when two first come near one another. */
  readonly #contacts: (BoxContact | undefined)[] = [];
  /** The contacts of boxes that touch now. */
  readonly #touching: BoxContact[] = [];

  constructor(moving: readonly SlidingBox[], walls: readonly SlidingBox[]) {
    this.#moving = moving;
    this.#boxes = [...moving, ...walls];
  }

  /** @param heard is called with each contact that began, once its impulse is known. */
  step({ seconds, separations }: WorldStep, heard: (contact: BoxContact) => void): void {
    this.#find();
    const touching = this.#touching;
    for (const box of this.#moving) {
      const kept = 1 / (1 + seconds * DAMPING.speed);
      box.vx *= kept;
      box.vy *= kept;
      box.spin *= 1 / (1 + seconds * DAMPING.spin);
    }
    for (const contact of touching) contact.begin();
    for (let k = 0; k < SOLVING; k++) for (const contact of touching) contact.solve();
    for (const box of this.#moving) {
      box.x += box.vx * seconds;
      box.y += box.vy * seconds;
      box.angle += box.spin * seconds;
    }
    for (let k = 0; k < separations; k++) {
      let deepest = 0;
      for (const contact of touching) deepest = Math.max(deepest, contact.separate());
      if (deepest <= APART) break;
    }
    for (const contact of touching) {
      if (contact.isUnheard) heard(contact);
      contact.isUnheard = false;
    }
  }

  /** Finds all pairs that touch, in an order that never changes. */
  #find(): void {
    const boxes = this.#boxes;
    this.#touching.length = 0;
    for (const [k, a] of this.#moving.entries()) {
      for (let other = k + 1; other < boxes.length; other++) {
        const b = boxes[other];
        if (!b) continue;
        const pair = k * boxes.length + other;
        const reach = a.radius + b.radius;
        if ((a.x - b.x) ** 2 + (a.y - b.y) ** 2 > reach * reach) {
          this.#contacts[pair]?.part(Number.POSITIVE_INFINITY);
          continue;
        }
        const contact = this.#contacts[pair] ?? new BoxContact(a, b);
        this.#contacts[pair] = contact;
        contact.find();
        if (contact.isTouching) this.#touching.push(contact);
      }
    }
  }
}
