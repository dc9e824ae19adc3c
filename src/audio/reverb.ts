/**
 * The reverberation of the room: small, with curtains and books. One impulse response applies to all sounds of the
 * page, after mixing, so the sprite itself is dry.
 *
 * References: listening rooms fall by 60 dB in 0.2 to 0.4 s (ITU-R BS.1116, IEC 60268-13), a furnished living room in
 * 0.3 to 0.5 s. At a table, its top reflects after less than a millisecond. Walls and ceiling follow after 4 to 40 ms,
 * each some 15 to 25 dB below the tile.
 */

/** Seconds: the length of the response, and the time in which its tail falls by 60 dB. */
const LASTS = 0.3;
const FALLS = 0.32;

/** Pairs of milliseconds and gain: echoes in phase at both ears, and echoes in opposite phase. */
const ALIKE = [0.9, 0.16, 4.3, 0.13, 7.9, -0.12, 12.1, 0.1, 17.4, 0.085, 23.2, -0.07, 30.6, 0.055, 38.3, 0.045];
const APART = [3.1, 0.09, 6.6, -0.09, 10.3, 0.08, 15.2, -0.07, 20.9, 0.06, 27.1, -0.055, 34.9, 0.045];
/** Seconds after which the tail begins, and its gain. */
const TAIL = 0.02;
const TAIL_GAIN = 0.018;

/** Returns the pole of a low-pass filter, for the absorption by curtains: the share kept from sample to sample. */
const dull = (hertz: number, rate: number) => Math.exp((-2 * Math.PI * hertz) / rate);

/** Returns the response for `taps` at `rate` samples a second; `seed` sets the tail. */
function answer(taps: readonly number[], rate: number, seed: number): Float32Array {
  const out = new Float32Array(Math.ceil(LASTS * rate));
  // Keeps the loudness of the tail independent of the rate.
  const gain = TAIL_GAIN * Math.sqrt(44_100 / rate);
  let chance = seed;
  for (let n = Math.round(TAIL * rate); n < out.length; n++) {
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
    const falls = 10 ** ((-3 * n) / (FALLS * rate)) * (1 - n / out.length);
    out[n] = gain * (chance / 2_147_483_648 - 1) * falls;
  }
  for (let tap = 0; tap < taps.length; tap += 2) {
    const n = Math.round(((taps[tap] ?? 0) / 1000) * rate);
    out[n] = (out[n] ?? 0) + (taps[tap + 1] ?? 0);
  }
  const kept = dull(4800, rate);
  let state = 0;
  return out.map((sample) => {
    state = sample + kept * (state - sample);
    return state;
  });
}

/**
 * Returns the room's response to a click at the left and the right ear, without the click itself. `rate`: samples a
 * second. In a mono sum the parts in opposite phase cancel, so one small speaker does not sound hollow.
 */
export function reverbAt(rate: number): readonly [left: Float32Array, right: Float32Array] {
  const alike = answer(ALIKE, rate, 1);
  const apart = answer(APART, rate, 2);
  return [alike.map((sample, n) => sample + (apart[n] ?? 0)), alike.map((sample, n) => sample - (apart[n] ?? 0))];
}

/** Inserts the room between `from`, where all sounds are mixed, and the output. */
export function addReverb(from: AudioNode, context: BaseAudioContext): void {
  const room = context.createConvolver();
  // Keeps the gains above instead of the browser's normalisation, and applies the room to the mono sum.
  room.normalize = false;
  room.channelCount = 1;
  room.channelCountMode = 'explicit';
  const [left, right] = reverbAt(context.sampleRate);
  const walls = context.createBuffer(2, left.length, context.sampleRate);
  walls.getChannelData(0).set(left);
  walls.getChannelData(1).set(right);
  room.buffer = walls;
  from.connect(room).connect(context.destination);
}
