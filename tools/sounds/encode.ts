/**
 * The two formats that every browser has one of. The encoders (LAME, Vorbis) come as WebAssembly in the package
 * wasm-media-encoders and run in plain Node.
 */
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders/esnext';
import type { Signal } from './signal.ts';

interface Encoder {
  encode(channels: readonly Float32Array[]): Uint8Array;
  finalize(): Uint8Array;
}

const all = (encoder: Encoder, signal: Signal): Uint8Array => {
  // What an encoder hands out is its own memory: copied before it is asked again.
  const first = encoder.encode([Float32Array.from(signal)]).slice();
  return Buffer.concat([first, encoder.finalize().slice()]);
};

/** How finely a sound is written. */
export interface Fineness {
  /** Samples a second; RATE, or half of it for what has nothing above 9 kHz. */
  readonly rate: number;
  /** −1…10, the finest. */
  readonly ogg: number;
  /** 0, the finest, … 9; from 8 on the encoder throws away what lies above 11 kHz. */
  readonly mp3: number;
}

/** Ogg Vorbis, for all that know it. The serial number of the stream is given: the same samples, the same bytes. */
export async function ogg(signal: Signal, { rate, ogg }: Fineness): Promise<Uint8Array> {
  const encoder = await createOggEncoder();
  encoder.configure({ sampleRate: rate, channels: 1, vbrQuality: ogg, oggSerialNo: 1 });
  return all(encoder, signal);
}

/** Samples that an MP3 is late after encoding and decoding, and that no header here tells a decoder to skip. */
const LATE = 576 + 529;

/** The samples a second that an MP3 has: at low qualities the encoder takes fewer than it is given. */
export function rateOf(file: Uint8Array): number {
  const [, version = 0, rates = 0] = file;
  const full = [44_100, 48_000, 32_000][(rates >> 2) & 3] ?? Number.NaN;
  // MPEG 2 halves them.
  return (version & 0x18) === 0x18 ? full : full / 2;
}

/** MP3, for the others; the silence it begins with is shortened by what the format adds. */
export async function mp3(signal: Signal, { rate, mp3 }: Fineness): Promise<Uint8Array> {
  const encode = async (from: number) => {
    const encoder = await createMp3Encoder();
    encoder.configure({ sampleRate: rate, channels: 1, vbrQuality: mp3 });
    return all(encoder, signal.subarray(from));
  };
  return encode(Math.round((LATE * rate) / rateOf(await encode(0))));
}
