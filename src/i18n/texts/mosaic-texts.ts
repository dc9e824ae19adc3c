/** A mosaic and its fields (32.1). */
import type { Sign } from '../../rules/mosaic/mosaic-puzzle.ts';
import type { run } from '../compiled/en/run.ts';

/** A field: its number from 1, its sign, its state, and the numbers on its places; `null` where none lies. */
export interface FieldWords {
  readonly number: number;
  readonly field: Sign;
  readonly state: 'open' | 'kept' | 'broken';
  readonly numbers: readonly (number | null)[];
}

/** Parts of the whole, and how many there are. */
interface MosaicCounts {
  readonly laid: number;
  readonly tiles: number;
  readonly kept: number;
  readonly fields: number;
}

/** Returns what an open field has so far: a sum, or its numbers one by one. */
function soFar({ sign }: Sign, there: readonly number[]): string {
  if (sign === 'equal' || sign === 'different' || sign === 'none') return there.join(', ');
  return `${there.reduce((sum, number) => sum + number, 0)}`;
}

export const mosaicTexts = (m: (typeof run)['mosaic']) => ({
  whole: (counts: MosaicCounts) => m.whole({ ...counts }),
  /** A field and its state, without a full stop. */
  told({ number, field, state, numbers }: FieldWords): string {
    const there = numbers.filter((each) => each !== null);
    return m.told({
      field: number,
      sign: field.sign === 'none' ? 'other' : field.sign,
      n: 'n' in field ? `${field.n}` : '',
      state: state !== 'open' ? state : there.length === 0 ? 'empty' : 'other',
      numbers: soFar(field, there),
      left: numbers.length - there.length,
    });
  },
});
