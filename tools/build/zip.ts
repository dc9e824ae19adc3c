/** Writes zip files: the same bytes for the same files, with no dates and in the order of the names. */
import { crc32, deflateRawSync } from 'node:zlib';

/** Files by path, with forward slashes. */
export type Files = Readonly<Record<string, Buffer>>;

interface Entry {
  readonly name: Buffer;
  /** Bytes before packing. */
  readonly size: number;
  readonly crc: number;
  readonly packed: Buffer;
}

/** 1 January 1980, the first day that a zip file can name. */
const DAY = 0x21;
const UTF8 = 0x800;
const DEFLATED = 8;

/** The fields that stand before an entry's bytes and again in the directory at the end. */
function fieldsOf({ name, size, crc, packed }: Entry): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0); // the version needed to unpack it: 2.0
  fields.writeUInt16LE(UTF8, 2);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(DAY, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const record = (kind: string, ...parts: readonly Buffer[]) =>
  Buffer.concat([Buffer.from(`PK${kind}`, 'latin1'), ...parts]);

/** The bytes of a zip file. Less than 4 GB and 65,536 files in all. */
export function zip(files: Files): Buffer {
  const entries = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, bytes]): Entry => {
      const name = Buffer.from(path, 'utf8');
      return { name, size: bytes.length, crc: crc32(bytes), packed: deflateRawSync(bytes, { level: 9 }) };
    });
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const local = record('\x03\x04', fieldsOf(entry), entry.name, entry.packed);
    const rest = Buffer.alloc(14); // no comment, the first disk, no attributes
    rest.writeUInt32LE(at, 10);
    directory.push(record('\x01\x02', Buffer.from([20, 0]), fieldsOf(entry), rest, entry.name));
    parts.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, ...directory, record('\x05\x06', end)]);
}
