/** A small generator, so that a seed tells every drag again. */
export function dice(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    chance: (share: number) => next() < share,
    below: (n: number) => Math.floor(next() * n),
    of: <T>(list: readonly T[]): T => {
      const one = list[Math.floor(next() * list.length)];
      if (one === undefined) throw new Error('nothing to choose from');
      return one;
    },
  };
}
export type Dice = ReturnType<typeof dice>;
