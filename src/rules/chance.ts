/**
 * The only source of chance. Heaps and salts come from a 256-bit seed through HMAC-SHA-256(seed, label, counter). So a
 * match can be dealt again from its seed, and no deal gives away another one. Playouts and bots use a small fast
 * generator instead.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Tile } from './game.ts';

const WORDS = 2 ** 32;

/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  return bytesToHex(bytes);
}

/** Hex as bytes. Throws if the text is not hex. */
export function fromHex(hex: string): Uint8Array {
  return hexToBytes(hex);
}

/** The 256-bit seed of any text: its SHA-256. */
export function seedOfText(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

/**
 * The label of a deal's random stream. `deal` counts from 1; `attempt` counts from 0, plus one each time the deal is
 * thrown in.
 */
export function dealLabel(deal: number, attempt: number): string {
  return `deal ${deal} attempt ${attempt}`;
}

/** Block `counter` of a label's stream: 32 bytes. */
function block(seed: Uint8Array, label: string, counter: number): Uint8Array {
  return hmac(sha256, seed, utf8ToBytes(`${label}\n${counter}`));
}

/** Returns the set in uniformly random order: Fisher–Yates over the label's stream, with rejection against bias. */
export function shuffledHeap(seed: Uint8Array, label: string, set: readonly Tile[]): readonly Tile[] {
  const below = streamOf(seed, `${label} heap`);
  const heap: Tile[] = [];
  // Inside-out: each tile changes places with an earlier one, or with itself.
  for (const [at, tile] of set.entries()) {
    const other = below(at + 1);
    const moved = heap[other];
    if (moved !== undefined) heap[at] = moved;
    heap[other] = tile;
  }
  return heap;
}

/** Uniform numbers below a bound, from the big-endian 32-bit words of a label's stream. */
function streamOf(seed: Uint8Array, label: string): (bound: number) => number {
  let counter = 0;
  let words: DataView = new DataView(new ArrayBuffer(0));
  let next = 0;
  return (bound) => {
    // Words past the largest multiple of the bound would favour small numbers, so they are skipped.
    const fair = WORDS - (WORDS % bound);
    for (;;) {
      if (next === words.byteLength) {
        const bytes = block(seed, label, counter++);
        words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        next = 0;
      }
      const word = words.getUint32(next);
      next += 4;
      if (word < fair) return word % bound;
    }
  };
}

/** A seat drawn by lot for a deal, uniformly. */
export function lotOf(seed: Uint8Array, label: string, seats: number): number {
  return streamOf(seed, `${label} lot`)(seats);
}

/** The salt of a deal's commitment, 64 hex digits. */
export function saltOf(seed: Uint8Array, label: string): string {
  return toHex(block(seed, `${label} salt`, 0));
}

/** The commitment that fixes a heap before its deal (records page): SHA-256 of heap and salt, lower-case hex. */
export function commitmentOf(heap: readonly Tile[], salt: string): string {
  return toHex(sha256(utf8ToBytes(`${heap.join(' ')}\n${salt}`)));
}

/** A quick generator, for playouts and bots only: never for a deal that somebody plays. */
export interface FastChance {
  /** A uniform whole number from 0 to `bound` - 1; `bound` from 1 to 2^20. Allocates nothing. */
  below(bound: number): number;
}

/** Returns a fast generator; its whole sequence follows from a 32-bit seed. */
export function fastChance(seed: number): FastChance {
  return new SmallFast(seed);
}

/** The `sfc32` generator of Chris Doty-Humphrey: 128 bits of state, 32 bits a step. */
class SmallFast implements FastChance {
  readonly #state: Int32Array;

  constructor(seed: number) {
    this.#state = Int32Array.of(0, seed, seed ^ 0x5eed, 1);
    // The seed reaches all of the state after a dozen steps.
    for (let i = 0; i < 16; i++) this.#word();
  }

  /** 32 bits, signed. */
  #word(): number {
    const state = this.#state;
    const a = state[0] as number;
    const b = state[1] as number;
    const c = state[2] as number;
    const d = state[3] as number;
    const word = (a + b + d) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + word) | 0;
    state[3] = (d + 1) | 0;
    return word;
  }

  below(bound: number): number {
    for (;;) {
      // The number is the high half of word × bound. A low half under 2^32 mod bound would be unfair: draw again.
      const word = this.#word();
      const low = Math.imul(word, bound);
      // No bound has more than 20 bits.
      if (low >>> 20 !== 0 || low >>> 0 >= WORDS % bound) return ((word >>> 0) * (bound / WORDS)) | 0;
    }
  }
}
