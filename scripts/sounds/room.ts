/** The room: small, with curtains and books. A few early echoes, then a short, dull, thinning tail. */
import { add, type Chance, lowPass, RATE, type Signal, scaled, silence } from './signal.ts';

export interface Room {
  /** How loud the tail is beside the sound itself. */
  readonly wet: number;
  /** Seconds until the tail has fallen by 60 dB. */
  readonly falls: number;
}

export const PARLOUR: Room = { wet: 0.055, falls: 0.24 };

/** The sound as it is heard in the room. */
export function inRoom(dry: Signal, chance: Chance, { wet, falls }: Room = PARLOUR): Signal {
  const out = silence(dry.length / RATE + falls);
  add(out, dry);
  const dull = lowPass(lowPass(dry, 5200), 5200);
  // The table top, the rack, two walls and the ceiling.
  for (const [at, gain] of [
    [0.0009, 0.2],
    [0.0043, 0.11],
    [0.0079, 0.1],
    [0.0121, 0.075],
    [0.0174, 0.055],
  ] as const) {
    add(out, dull, at * chance.between(0.92, 1.08), (chance.next() < 0.5 ? -1 : 1) * gain);
  }
  // Sparse echoes of either sign, thinning out; each passes the walls once more and comes back duller.
  const duller = scaled(lowPass(lowPass(dull, 2400), 3600), wet);
  const echoes = Math.round(900 * falls);
  for (let k = 0; k < echoes; k++) {
    const at = 0.012 + (falls * (k + chance.next())) / echoes;
    add(out, duller, at, (chance.next() < 0.5 ? -1 : 1) * 10 ** ((-3 * at) / falls));
  }
  return out;
}
