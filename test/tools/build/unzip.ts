/** Reads a zip file as portals do: by the directory at its end. */
import { inflateRawSync } from 'node:zlib';
import type { Files } from '../../../tools/build/zip.ts';

export function unzip(bytes: Buffer): Files {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('no zip file');
  const files: Record<string, Buffer> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, nameLength] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const beside = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    files[name] = inflateRawSync(bytes.subarray(begin, begin + packed));
    at += 46 + nameLength + beside;
  }
  return files;
}
