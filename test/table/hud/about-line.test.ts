import { expect, it } from 'vitest';
import type { About } from '../../../src/seats/gesture-events.ts';
import { AboutLine } from '../../../src/table/hud/about-line.ts';
import { createMessageLine } from '../../../src/table/hud/message-line.ts';

const SEAT: About = { on: 'seat', seat: 0 };
const YARD: About = { on: 'boneyard' };

it('says what was touched last, and takes nothing back that another has said', async () => {
  const shown: (string | null)[] = [];
  const line = createMessageLine({ later: () => () => {} }, (words) => shown.push(words));
  const answers = new Map<About, (words: string | null) => void>();
  const about = new AboutLine((what) => new Promise((resolve) => answers.set(what, resolve)), line);
  about.ask(SEAT);
  about.ask(YARD);
  answers.get(SEAT)?.('too late');
  answers.get(YARD)?.('nine tiles');
  await Promise.resolve();
  expect(shown).toEqual(['nine tiles']);
  about.leave();
  expect(shown).toEqual(['nine tiles', null]);
  about.ask(SEAT);
  answers.get(SEAT)?.('five tiles');
  await Promise.resolve();
  line.say('It fits no open end');
  about.leave();
  expect(shown.at(-1)).toBe('It fits no open end');
});

it('says nothing where the words cannot be fetched', async () => {
  const shown: (string | null)[] = [];
  const line = createMessageLine({ later: () => () => {} }, (words) => shown.push(words));
  new AboutLine(() => Promise.reject(new Error('offline')), line).ask(SEAT);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual([]);
});
