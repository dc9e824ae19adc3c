import { expect, it, vi } from 'vitest';
import type { Situation } from '../../src/match/ports.ts';
import type { Beat } from '../../src/rules/game.ts';
import { createFelt } from '../../src/seats/felt.ts';

it('is felt when a person lays a tile or may not, and by nothing else', async () => {
  const shake = vi.fn();
  const heard: (() => void)[] = [];
  const view = createFelt({ on: (_: string, hear: () => void) => void heard.push(hear) } as never, shake);
  const now = { sitters: [{ kind: 'person' }, { kind: 'bot' }] } as unknown as Situation;
  const played = (beat: object) => view.play(beat as Beat, now, new AbortController().signal);
  await played({ beat: 'laid', seat: 1 });
  await played({ beat: 'drew', seat: 0 });
  await played({ beat: 'led', seat: null });
  expect(shake).not.toHaveBeenCalled();
  await played({ beat: 'laid', seat: 0 });
  expect(shake).toHaveBeenCalledOnce();
  for (const hear of heard) hear();
  expect(shake).toHaveBeenCalledTimes(2);
});
