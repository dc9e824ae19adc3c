const NOBODY = -1;

/**
 * Gives every tight slot a tile that it may hold, where chance found no way: a slot that lacks one takes a tile whose
 * holder can do with another one, and so on (augmenting paths). A slot for which there is none at all is left as it is.
 * @param world the tiles, as indexes: those of the tight slots first, then those that may lie anywhere.
 * @param tight the slots are numbered from 0 to before it.
 */
export function mend(world: Uint8Array, tight: number, isFitting: (slot: number, tile: number) => boolean): void {
  const holder = new Int16Array(world.length).fill(NOBODY);
  const held = new Int16Array(tight).fill(NOBODY);
  const asked = new Uint8Array(world.length);
  const give = (tile: number, slot: number) => {
    holder[tile] = slot;
    held[slot] = tile;
  };
  const settle = (slot: number): boolean => {
    for (const tile of world) {
      if (asked[tile] === 1 || !isFitting(slot, tile)) continue;
      asked[tile] = 1;
      const other = holder[tile] as number;
      if (other !== NOBODY && !settle(other)) continue;
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
    asked.fill(0);
    settle(slot);
  }
  const free = [...world].filter((tile) => holder[tile] === NOBODY);
  for (let at = 0; at < world.length; at++) {
    const own = at < tight ? (held[at] as number) : NOBODY;
    world[at] = own === NOBODY ? (free.pop() ?? 0) : own;
  }
}
