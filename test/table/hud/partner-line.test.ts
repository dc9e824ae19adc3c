import { expect, it } from 'vitest';
import { situationAt } from '../../../src/dev/stages.ts';
import { textsFor } from '../../../src/i18n/english.ts';
import type { Situation } from '../../../src/match/ports.ts';
import { signalTo } from '../../../src/rules/facts.ts';
import type { Eye } from '../../../src/rules/game.ts';
import { gameById } from '../../../src/rules/games.ts';
import { heldOf } from '../../../src/rules/seen.ts';
import { createPartnerLine } from '../../../src/table/hud/partner-line.ts';
import { gameIn } from '../kinds.ts';

function dealt(game: string, eye: Eye, seed = 'a'): Situation {
  const now = situationAt({ game, seats: 4, seed, moves: 0, eye });
  const sitters = ['Ada', 'Bo', 'Cyd', 'Dee'].map((name, seat) =>
    seat < 2 ? { name, kind: 'person' as const } : { name, kind: 'bot' as const },
  );
  return { ...now, sitters };
}

/** What is said while these are shown one after the other. */
function said(...shown: readonly Situation[]): string[] {
  const lines: string[] = [];
  const { tell } = createPartnerLine(textsFor([]), gameIn(shown[0]?.seen.game ?? ''), {
    tell: (words) => lines.push(words),
  });
  for (const each of shown) tell(each);
  return lines;
}

it('6.7: tells each person at the first sight of their hand who plays with them, once', () => {
  const [table, ada, bo, bot] = (['table', 0, 1, 2] as const).map((eye) => dealt('sports', eye));
  if (!table || !ada || !bo || !bot) throw new Error('no such eyes');
  expect(said(table, ada, ada, table, bo, bot)).toEqual(['Your partner is Cyd', 'Your partner is Dee']);
  expect(said({ ...ada, seen: { ...ada.seen, deal: 2 } })).toEqual([]);
  expect(said(dealt('cyprus', 0))).toEqual([]);
});

it('20.5: tells in each deal of General which of the two tiles the partner holds', () => {
  const words = new Set<string>();
  for (const seed of 'abcdefghijkl') {
    const now = dealt('general', 0, seed);
    const later = { ...now, seen: { ...now.seen, deal: 2 } };
    const [first, second] = said(now, later);
    expect(second).toBe(first);
    const told = signalTo(gameById('general'), now.seen, 0);
    const held = told ? heldOf(now.seen, told) : [];
    const names = { '0-0': 'the double blank', '6-6': 'the double six' } as Readonly<Record<string, string>>;
    const holds = held.length > 0 ? `holds ${held.map((tile) => names[tile]).join(' and ')}` : null;
    expect(first).toBe(`Your partner is Cyd, who ${holds ?? 'holds neither the double blank nor the double six'}`);
    words.add(first ?? '');
  }
  expect(words.size).toBeGreaterThan(1);
});
