// A zip file of a folder's files, the same to the byte for the same files: no dates, no order of the disk.
import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 1980, the first day a zip file knows. */
const DAY = 0x21;
const UTF8 = 0x800;
const DEFLATED = 8;

/** The fields that an entry has beside its bytes and again in the list at the end. */
function common({ crc, packed, size, name }) {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0); // the version that can unpack it: 2.0
  fields.writeUInt16LE(UTF8, 2);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(DAY, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const signed = (kind, ...parts) => Buffer.concat([Buffer.from(`PK${kind}`, 'latin1'), ...parts]);

/**
 * The bytes of a zip file. `files`: path (with forward slashes) → bytes; below 4 GB and 65,536 files in all.
 */
export function zip(files) {
  const entries = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, bytes]) => {
      const name = Buffer.from(path, 'utf8');
      return { name, size: bytes.length, crc: crc32(bytes), packed: deflateRawSync(bytes, { level: 9 }) };
    });
  const parts = [];
  const list = [];
  let at = 0;
  for (const entry of entries) {
    const local = signed('\x03\x04', common(entry), entry.name, entry.packed);
    const rest = Buffer.alloc(14); // no comment, the first disk, no attributes
    rest.writeUInt32LE(at, 10);
    list.push(signed('\x01\x02', Buffer.from([20, 0]), common(entry), rest, entry.name));
    parts.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, ...list, signed('\x05\x06', end)]);
}
