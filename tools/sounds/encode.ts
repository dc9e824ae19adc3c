/**
 * The two sound formats; every browser plays at least one. The encoders (LAME, Vorbis) are WebAssembly from the package
 * wasm-media-encoders and run in plain Node.
 */
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders/esnext';
import type { Signal } from './signal.ts';

interface Encoder {
  encode(channels: readonly Float32Array[]): Uint8Array;
  finalize(): Uint8Array;
}

const all = (encoder: Encoder, signal: Signal): Uint8Array => {
  // The encoder returns its own memory, so the bytes are copied before the next call.
  const first = encoder.encode([Float32Array.from(signal)]).slice();
  return Buffer.concat([first, encoder.finalize().slice()]);
};

/** The precision of an encoded sound. */
export interface Fineness {
  /** Samples per second: RATE, or half of it for sounds with nothing above 9 kHz. */
  readonly rate: number;
  /** Quality, from −1 to 10, the finest. */
  readonly ogg: number;
  /** Quality, from 0, the finest, to 9; from 8 on the encoder drops everything above 11 kHz. */
  readonly mp3: number;
}

/** Returns Ogg Vorbis. The serial number of the stream is fixed, so that the same samples give the same bytes. */
export async function ogg(signal: Signal, { rate, ogg }: Fineness): Promise<Uint8Array> {
  const encoder = await createOggEncoder();
  encoder.configure({ sampleRate: rate, channels: 1, vbrQuality: ogg, oggSerialNo: 1 });
  return all(encoder, signal);
}

/** Samples by which encoding and decoding delay an MP3, with no header here to make a decoder skip them. */
const LATE = 576 + 529;

/** Returns the samples per second of an MP3: at low qualities the encoder writes fewer than it gets. */
export function rateOf(file: Uint8Array): number {
  const [, version = 0, rates = 0] = file;
  const full = [44_100, 48_000, 32_000][(rates >> 2) & 3] ?? Number.NaN;
  // MPEG 2 halves them.
  return (version & 0x18) === 0x18 ? full : full / 2;
}

/** Returns MP3 for the other browsers; its initial silence is shortened by the delay of the format. */
export async function mp3(signal: Signal, { rate, mp3 }: Fineness): Promise<Uint8Array> {
  const encode = async (from: number) => {
    const encoder = await createMp3Encoder();
    encoder.configure({ sampleRate: rate, channels: 1, vbrQuality: mp3 });
    return all(encoder, signal.subarray(from));
  };
  return encode(Math.round((LATE * rate) / rateOf(await encode(0))));
}
