import { describe, expect, it } from 'vitest';
import { stateOfField } from '../../../src/rules/mosaic/field-state.ts';
import type { Sign } from '../../../src/rules/mosaic/mosaic-puzzle.ts';

describe('a field of a mosaic', () => {
  it.each<readonly [Sign, readonly (number | null)[], ReturnType<typeof stateOfField>]>([
    [{ sign: 'sum', n: 7 }, [3, 4], 'kept'],
    [{ sign: 'sum', n: 7 }, [3, 3], 'broken'],
    [{ sign: 'sum', n: 7 }, [1, null], 'open'],
    [{ sign: 'sum', n: 7 }, [0, null], 'broken'],
    [{ sign: 'sum', n: 3 }, [4, null], 'broken'],
    [{ sign: 'under', n: 5 }, [4, 0], 'kept'],
    [{ sign: 'under', n: 5 }, [5, null], 'broken'],
    [{ sign: 'over', n: 9 }, [4, 6], 'kept'],
    [{ sign: 'over', n: 9 }, [3, null], 'broken'],
    [{ sign: 'over', n: 9 }, [4, null], 'open'],
    [{ sign: 'equal' }, [2, 2, null], 'open'],
    [{ sign: 'equal' }, [2, 2, 3], 'broken'],
    [{ sign: 'equal' }, [5], 'kept'],
    [{ sign: 'different' }, [1, 2, 3], 'kept'],
    [{ sign: 'different' }, [1, null, 1], 'broken'],
    [{ sign: 'none' }, [1, 1], 'kept'],
    [{ sign: 'none' }, [null, 1], 'open'],
  ])('with %j and %j is %s', (sign, numbers, state) => {
    expect(stateOfField(sign, numbers)).toBe(state);
  });
});
