import { describe, expect, it } from 'vitest';
import { type FilmName, filmedIn } from '../../src/dev/film-page.ts';
import { specIn } from '../../src/dev/query.ts';
import { STAGES } from '../../src/dev/stages/all-stages.ts';
import { situationAt } from '../../src/dev/stages.ts';

const NOTHING = new URLSearchParams();

/** What a film shows that no move brings about. */
const isBeforeMoves = (film: FilmName): film is 'shuffle' | 'deal' | 'thrownIn' =>
  film === 'shuffle' || film === 'deal' || film === 'thrownIn';

describe('the stages', () => {
  it('are more than twenty, each told in words of its own', () => {
    const words = [...STAGES.values()].map(({ shows }) => shows);
    expect(words.length).toBeGreaterThan(20);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each([...STAGES].filter(([, { film }]) => !film))('%s is reached by the deal it is looked for in', (_, stage) => {
    const spec = specIn(NOTHING, stage.spec);
    const now = situationAt(spec);
    expect(spec.until?.(now) ?? true).toBe(true);
    if (spec.ask || stage.does || stage.hint) expect(now.seen.turn?.seat).toBe(0);
  });

  it.each([...STAGES].filter(([, { film }]) => film && !isBeforeMoves(film)))(
    '%s stops in the middle of what happens in its deal',
    (_, { film, spec, ms }) => {
      if (!film || isBeforeMoves(film)) throw new Error('filtered above');
      const [before, filmed] = filmedIn(specIn(NOTHING, spec), film);
      expect(filmed.now.seen.log.length).toBeGreaterThan(before.now.seen.log.length);
      expect(ms).toBeGreaterThan(0);
    },
  );
});

describe('an address', () => {
  it('changes what a stage says, and what it does not know is an option of the game', () => {
    const spec = specIn(new URLSearchParams('stage=late&moves=30&set=12&ask'), { moves: 60, seed: 'x' });
    expect(spec).toMatchObject({ game: 'cyprus', seats: 4, moves: 30, seed: 'x', ask: true, options: { set: 12 } });
  });
});
