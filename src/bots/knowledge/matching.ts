const NOBODY = -1;

/**
 * Gives every tight slot a tile that it may hold, if random filling failed. A slot without a tile takes one whose
 * holder can take another, and so on. This is bipartite matching by augmenting paths. A slot that no tile fits keeps
 * its tile.
 * @param world the tiles, as indexes: one for each tight slot, then the others.
 * @param tight the number of tight slots.
 */
export function matchSlots(world: Uint8Array, tight: number, isFitting: (slot: number, tile: number) => boolean): void {
  const holder = new Int16Array(world.length).fill(NOBODY);
  const held = new Int16Array(tight).fill(NOBODY);
  const visited = new Uint8Array(world.length);
  const give = (tile: number, slot: number) => {
    holder[tile] = slot;
    held[slot] = tile;
  };
  const augment = (slot: number): boolean => {
    for (const tile of world) {
      if (visited[tile] === 1 || !isFitting(slot, tile)) continue;
      visited[tile] = 1;
      const other = holder[tile] as number;
      if (other !== NOBODY && !augment(other)) continue;
      give(tile, slot);
      return true;
    }
    return false;
  };
  for (let slot = 0; slot < tight; slot++) {
    const tile = world[slot] as number;
    if (isFitting(slot, tile)) give(tile, slot);
  }
  for (let slot = 0; slot < tight; slot++) {
    if (held[slot] !== NOBODY) continue;
    visited.fill(0);
    augment(slot);
  }
  const free = [...world].filter((tile) => holder[tile] === NOBODY);
  for (let at = 0; at < world.length; at++) {
    const own = at < tight ? (held[at] as number) : NOBODY;
    world[at] = own === NOBODY ? (free.pop() ?? 0) : own;
  }
}
