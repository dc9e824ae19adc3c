/** What a page's own objects weigh, told from compiled code and from what the browser keeps for itself. */
import type { CDPSession } from 'playwright-core';

/** As much of V8's heap snapshot as is read here: numbers in rows of `node_fields`. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

const OURS: ReadonlySet<string> = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'symbol',
  'bigint',
  'regexp',
]);

/** Bytes of the objects, functions and texts that scripts hold. Whoever asks has collected the garbage before. */
export async function bytesOfObjects(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes, strings } = JSON.parse(chunks.join('')) as Snapshot;
  const {
    node_fields: fields,
    node_types: [types],
  } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field)) as [
    number,
    number,
    number,
  ];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const isOurs =
      OURS.has(types[nodes[at + type] ?? -1] ?? '') && !strings[nodes[at + name] ?? -1]?.startsWith('system /');
    if (isOurs) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}
