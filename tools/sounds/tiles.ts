/**
 * The sounds of tiles: they clack, knock, slide, turn, rustle. Each function makes one sound without the room: the room
 * is added for all of them during playback (src/audio/room.ts).
 */
import { bareWood, board, grainOfWood, type Mode, ring, tile } from './bodies.ts';
import { type Contact, chatter, click, grit, push, throughCloth } from './contact.ts';
import { add, type Chance, highPass, lowPass, type Signal, scaled, silence } from './signal.ts';

/** Seconds from the start of a sound to its first contact: filters and encoders need them. */
const BREATH = 0.001;

/** Bone on bone: tiles ring, the sudden stop clicks, and the faces snap past each other. `firm` 0…1. */
function bone(
  chance: Chance,
  o: { tiles: readonly (readonly Mode[])[]; firm: number },
  at: readonly Contact[],
  seconds: number,
): Signal {
  const force = push(seconds, at);
  const out = scaled(click(force), 4);
  add(out, grit(chance, at, seconds, o.firm), 0, 1.1 + 1.3 * o.firm);
  for (const modes of o.tiles) add(out, ring(modes, force));
  return out;
}

const thump = (modes: readonly Mode[], contacts: readonly Contact[], lasts: number, seconds: number): Signal =>
  ring(modes, push(seconds, throughCloth(contacts, lasts)));

/** A tile laid on the cloth, and against its neighbour. `force` 0…1. */
export function lay(chance: Chance, force: number): Signal {
  const firm = 0.5 + 0.5 * force;
  const landing = chatter(chance, { at: BREATH, force: 1, firm, touches: 3 + Math.round(2 * chance.next()) });
  // It meets the neighbouring tile: two more bodies of bone, slightly harder.
  const meets = [{ at: BREATH + chance.between(0.011, 0.024), force: chance.between(0.12, 0.3), lasts: 0.00011 }];
  const [one, other] = [tile(chance, firm), tile(chance, firm)];
  const out = bone(chance, { tiles: [one], firm }, landing, 0.16);
  add(out, bone(chance, { tiles: [one, other], firm }, meets, 0.16), 0, 0.6);
  add(out, thump(board(chance), landing, chance.between(0.0013, 0.0019), 0.16), 0, 0.36 + 0.12 * force);
  add(out, ring(grainOfWood(chance), push(0.16, throughCloth(landing, 0.0006))), 0, 0.3);
  return out;
}

/** Two knuckles on the bare rim, twice, the second time lighter: "I pass". */
export function knock(chance: Chance): Signal {
  const second = chance.between(0.115, 0.15);
  const raps = [0, second].flatMap((at, k) => {
    const force = k === 0 ? 1 : chance.between(0.55, 0.8);
    // Two knuckles are never quite together.
    return [
      { at: BREATH + at, force, lasts: chance.between(0.0005, 0.0008) },
      { at: BREATH + at + chance.between(0.0025, 0.006), force: force * chance.between(0.3, 0.6), lasts: 0.0009 },
    ];
  });
  const rim = board(chance, 1.1).map((mode) => ({ ...mode, pitch: mode.pitch * 1.25 }));
  const force = push(0.36, raps);
  const out = ring([...rim, ...bareWood(chance)], force);
  add(out, click(force), 0, 6);
  // Skin and bone are not smooth either.
  add(out, grit(chance, raps, 0.36, 0.15), 0, 1.2);
  return out;
}

/**
 * A tile that slides over cloth: countless threads flick past its edge, more and brighter at speed. `speed` gives 0…1
 * for a share 0…1 of the way.
 */
function slide(chance: Chance, seconds: number, speed: (share: number) => number): Signal {
  const threads = silence(seconds);
  let roughness = 0;
  for (let n = 0; n < threads.length; n++) {
    const fast = speed(n / threads.length);
    roughness += 0.0025 * (chance.bell() - roughness * 0.6);
    const flick = chance.next() < 0.35 * fast ? chance.bell() : 0;
    threads[n] = (flick + 0.22 * chance.bell()) * fast ** 1.4 * Math.max(0.25, 1 + 3.2 * roughness);
  }
  const hiss = highPass(highPass(lowPass(lowPass(threads, 2300), 3600), 480), 380);
  // The tile itself hums along, faintly: no single mode may whistle.
  const hum = lowPass(ring(tile(chance, 0.2), scaled(threads, 0.05)), 3500);
  add(hiss, highPass(hum, 900), 0, 0.35);
  return hiss;
}

const swell = (share: number) => Math.sin(Math.PI * share ** 0.7) ** 1.2;

/** A tile slides out of the boneyard and is picked up: it leaves its neighbours with two light ticks. */
export function draw(chance: Chance): Signal {
  const length = chance.between(0.19, 0.26);
  const out = silence(0.4);
  add(out, slide(chance, length, swell), 0, 1.7);
  const ticks = [0, chance.between(0.018, 0.035)].map((after, k) => ({
    at: length - 0.02 + after,
    force: chance.between(0.5, 0.8) / (1 + 0.7 * k),
    lasts: 0.00026,
  }));
  add(out, bone(chance, { tiles: [tile(chance, 0.35)], firm: 0.35 }, ticks, 0.4), 0, 0.38);
  add(out, thump(board(chance), ticks, 0.0025, 0.4), 0, 0.12);
  return out;
}

/** A tile is tipped over its edge: it scrapes as it rises, and slaps down on its other face. */
export function flip(chance: Chance): Signal {
  const rises = chance.between(0.07, 0.1);
  const out = silence(rises + 0.16);
  add(
    out,
    slide(chance, rises, (share) => 0.8 * swell(share)),
    0,
    0.9,
  );
  const slap = chatter(chance, { at: rises, force: 0.8, firm: 0.6, touches: 3 });
  add(out, bone(chance, { tiles: [tile(chance, 0.6)], firm: 0.6 }, slap, rises + 0.16), 0, 0.8);
  add(out, thump(board(chance), slap, 0.0018, rises + 0.16), 0, 0.4);
  return out;
}

/** A hand is turned up: a few tiles fall over one after the other, like a row of books. */
export function reveal(chance: Chance, tiles: number): Signal {
  const out = silence(0.09 * tiles + 0.3);
  let at = 0;
  for (let k = 0; k < tiles; k++) {
    add(out, flip(chance), at, chance.between(0.6, 1));
    at += chance.between(0.045, 0.09);
  }
  return out;
}

/** A few tiles dealt one after the other: each slides to its seat and taps the one before. */
export function deal(chance: Chance, tiles: number): Signal {
  const out = silence(0.135 * tiles + 0.35);
  let at = 0.002;
  for (let k = 0; k < tiles; k++) {
    const length = chance.between(0.1, 0.15);
    const loud = chance.between(0.7, 1);
    add(
      out,
      slide(chance, length, (share) => swell(share ** 0.6)),
      at,
      1.1 * loud,
    );
    const tap = chatter(chance, { at: BREATH, force: loud, firm: 0.45, touches: 3 });
    const sound = bone(chance, { tiles: [tile(chance, 0.45)], firm: 0.45 }, tap, 0.12);
    add(sound, thump(board(chance), tap, 0.0024, 0.12), 0, 0.35);
    add(out, sound, at + length - 0.012, 0.6);
    at += chance.between(0.085, 0.135);
  }
  return out;
}

/** Two tiles of the heap touch, once. `force` 0…1: from a brush to a crack. */
export function grain(chance: Chance, force: number): Signal {
  const firm = 0.2 + 0.75 * force;
  const touch = [
    { at: BREATH, force: 1, lasts: 0.00033 - 0.0002 * firm },
    { at: BREATH + chance.between(0.0016, 0.0045), force: chance.between(0.15, 0.5), lasts: 0.0003 },
  ];
  const out = bone(chance, { tiles: [tile(chance, firm), tile(chance, firm)], firm }, touch, 0.07);
  add(out, thump(board(chance, 0.6), touch, 0.003, 0.07), 0, 0.35);
  return out;
}

/** Many tiles moved at once by two palms: the hiss of the cloth and many small touches. */
export function rustle(chance: Chance, seconds: number): Signal {
  const out = silence(seconds + 0.08);
  const stirred = (share: number) => Math.min(1, 6 * share, 2.4 * (1 - share)) * (0.75 + 0.25 * Math.sin(19 * share));
  add(out, slide(chance, seconds, stirred), 0, 0.85);
  const bodies = Array.from({ length: 9 }, () => tile(chance, chance.between(0.1, 0.6)));
  for (const modes of bodies) {
    const touches: Contact[] = [];
    for (let at = 0.01; at < seconds; at += chance.between(0.012, 0.09)) {
      const force = 0.34 * stirred(at / seconds) * chance.next() ** 2;
      touches.push({ at, force, lasts: chance.between(0.00022, 0.0004) });
    }
    add(out, bone(chance, { tiles: [modes], firm: 0.55 }, touches, seconds + 0.08));
  }
  return out;
}

/** A button of ivory under a fingertip. */
export function tick(chance: Chance): Signal {
  const touch = [
    { at: BREATH, force: 1, lasts: 0.00045 },
    { at: BREATH + chance.between(0.006, 0.008), force: 0.45, lasts: 0.0004 },
  ];
  // The finger stays on it.
  const held = tile(chance, 0.1).map((mode) => ({ ...mode, decay: 0.55 * mode.decay }));
  const out = bone(chance, { tiles: [held], firm: 0.1 }, touch, 0.05);
  add(out, ring(board(chance, 0.3), push(0.05, touch)), 0, 0.12);
  return out;
}
