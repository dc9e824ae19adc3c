/** The duties of an opening, and of a double that must be covered, as they stand on the table. */
import type { End, Seen } from './game.ts';

type Table = Pick<Seen, 'phase' | 'ends' | 'laid'>;

/** The suit that the star, or a bare double, needs: only that suit may be played, and only on it (1.4, 29.6). */
export const dutyIn = ({ phase, ends }: Pick<Table, 'phase' | 'ends'>): number | undefined =>
  phase === 'opening' || phase === 'cover' ? ends.find((end) => end.state === 'free')?.shows : undefined;

/** 28.3: the ends that wait for the double of their number; empty while no double is a duty. */
export const doublesDue = ({ phase, ends, laid }: Table): readonly End[] =>
  phase !== 'opening' || ends.some(({ state }) => state === 'free')
    ? []
    : ends.filter(({ to }) => laid[to]?.inner !== laid[to]?.outer);
