import { expect, it } from 'vitest';
import type { HostRefusal, ToGame } from '../../../src/shell/portal/host-messages.ts';
import { newestOnly } from '../../../src/shell/portal/newest-only.ts';
import { open, playing, refused, START, setup } from './hosted-app.ts';

const PAUSE: ToGame = { type: 'pause' };
const RESUME: ToGame = { type: 'resume' };
const mute = (muted: boolean): ToGame => ({ type: 'mute', muted });
const BUSY: HostRefusal = { reason: 'busy', field: null };

it('does the newest of those that came together, and answers it alone', async () => {
  const done: ToGame[] = [];
  let flush = () => {};
  const hear = newestOnly(
    async (asked) => {
      done.push(asked);
      return asked.type === 'start' || asked.type === 'resume' ? BUSY : null;
    },
    (act) => {
      flush = act;
    },
  );
  const answers = [PAUSE, mute(true), RESUME, START, PAUSE, mute(false), RESUME].map(hear);
  expect(done).toEqual([START]);
  flush();
  expect(done).toEqual([START, RESUME, mute(false)]);
  expect(await Promise.all(answers)).toEqual([null, null, null, BUSY, null, null, BUSY]);
  const later = hear(PAUSE);
  flush();
  expect([await later, done.at(-1)]).toEqual([null, PAUSE]);
});

it('leaves a game that a storm went through in the state of its last messages', async () => {
  const { app, clock, post, said, shows } = await open(setup);
  const storm = Array.from({ length: 20_000 }, (_, at) => [START, PAUSE, RESUME, mute(at % 2 === 0)][at % 4] ?? PAUSE);
  await Promise.all([...storm, RESUME, PAUSE].map((message) => post(message)));
  expect(app.getSnapshot().matches({ playing: { halted: 'held' } })).toBe(true);
  expect(shows('pause')).toBe(true);
  const answers = await said();
  expect(answers.filter(({ type }) => type === 'refused')).toEqual(
    storm.filter(({ type }) => type === 'start').map(() => refused('start', 'busy')),
  );
  expect(answers.filter(({ type }) => type === 'playing')).toEqual([playing(false)]);
  expect(clock).toEqual(['pause menu']);
});
