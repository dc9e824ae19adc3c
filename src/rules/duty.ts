/** The duties of an opening, and of a double that waits for tiles, as they stand on the table. */
import type { End, Seen } from './game.ts';

type Table = Pick<Seen, 'phase' | 'ends' | 'laid'>;

/** True while a double waits for tiles: one that must be covered (29.6), or a foot (30.4). */
export const isWaiting = (phase: Seen['phase']): phase is 'cover' | 'foot' => phase === 'cover' || phase === 'foot';

/** The suit that the star, or a double that waits, needs: only that suit may be played, and only on it (1.4, 29.6, 30.4). */
export const dutyIn = ({ phase, ends }: Pick<Table, 'phase' | 'ends'>): number | undefined =>
  phase === 'opening' || isWaiting(phase) ? ends.find((end) => end.state === 'free')?.shows : undefined;

/** 28.3: the ends that wait for the double of their number; empty while no double is a duty. */
export const doublesDue = ({ phase, ends, laid }: Table): readonly End[] =>
  phase !== 'opening' || ends.some(({ state }) => state === 'free')
    ? []
    : ends.filter(({ to }) => laid[to]?.inner !== laid[to]?.outer);
