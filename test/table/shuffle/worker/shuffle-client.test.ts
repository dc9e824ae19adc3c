import { expect, test } from 'vitest';
import { createShuffle, type Shuffle } from '../../../../src/table/shuffle/physics/shuffle.ts';
import { shuffleIn } from '../../../../src/table/shuffle/worker/shuffle-client.ts';
import { FakeWorker } from '../worker.ts';

const FRAME = 1000 / 60;
const tile = { w: 0.8, h: 1.6 };
const wanted = { count: 28, halfWidth: 5.6, halfHeight: 4, seed: 7, stirring: 1.6, away: { x: 0, y: 1 }, tile };
const never = new AbortController().signal;

/** A shuffle in a worker that has answered once. */
async function begun(signal = never): Promise<{ worker: FakeWorker; shuffle: Shuffle }> {
  const worker = new FakeWorker();
  const made = shuffleIn(() => worker)(wanted, signal);
  worker.answer();
  return { worker, shuffle: await made };
}

const said = ({ bodies, hands, hasHands, done }: Shuffle) => ({ bodies: [...bodies], hands, hasHands, done });

test('it lies as the one on the page from the beginning to its end, with a finger in it', async () => {
  const { worker, shuffle } = await begun();
  const here = createShuffle(wanted);
  expect(said(shuffle)).toEqual(said(here));
  let frames = 0;
  for (; !here.done && frames < 600; frames++) {
    const isStirred = frames > 40 && frames < 90;
    for (const each of [here, shuffle]) {
      if (isStirred) each.stir(frames / 40, 1, 2, -3);
      if (frames === 90) each.lift();
      each.step(FRAME);
    }
    worker.answer();
    expect(said(shuffle)).toEqual(said(here));
  }
  expect(frames).toBeLessThan(600);
});

test('what met is told with the next step, and once', async () => {
  const { worker, shuffle } = await begun();
  const here = createShuffle(wanted);
  const heard = [];
  const expected = [];
  for (let frame = 0; frame < 60; frame++) {
    here.step(FRAME);
    expected.push(...here.clatter);
    shuffle.step(FRAME);
    heard.push(...shuffle.clatter);
    worker.answer();
  }
  shuffle.step(FRAME);
  heard.push(...shuffle.clatter);
  expect(expected.length).toBeGreaterThan(10);
  expect(heard).toEqual(expected);
  shuffle.step(FRAME);
  expect(shuffle.clatter).toEqual([]);
});

test('one question is under way at most, and the next one asks for all the time that has gone meanwhile', async () => {
  const { worker, shuffle } = await begun();
  for (let k = 0; k < 5; k++) shuffle.step(10);
  expect(worker.asked).toMatchObject([{ ms: 10 }]);
  worker.answer();
  expect(worker.asked).toEqual([]);
  shuffle.step(10);
  expect(worker.asked).toMatchObject([{ ms: 50 }]);
});

test('of the words of a finger between two questions the newest counts', async () => {
  const { worker, shuffle } = await begun();
  shuffle.stir(0, 0, 1, 1);
  shuffle.lift();
  shuffle.stir(1, 2, 3, 4);
  shuffle.step(10);
  expect(worker.asked).toMatchObject([{ stroke: { x: 1, y: 2, vx: 3, vy: 4 }, isLifted: false }]);
  worker.answer();
  shuffle.step(10);
  expect(worker.asked).toMatchObject([{ stroke: null, isLifted: false }]);
});

test('nothing is asked while no time goes by, nor after its end', async () => {
  const { worker, shuffle } = await begun();
  expect(worker.asked).toEqual([]);
  for (let k = 0; k < 100 && !shuffle.done; k++) {
    shuffle.step(100);
    worker.answer();
  }
  expect(shuffle.done).toBe(true);
  shuffle.step(100);
  expect(worker.asked).toEqual([]);
});

test('there is none where no worker starts, where it breaks first, and where the tiles have no room', async () => {
  const refused = () => {
    throw new Error('no workers here');
  };
  await expect(shuffleIn(refused)(wanted, never)).rejects.toThrow('no workers here');
  const broken = new FakeWorker();
  const made = shuffleIn(() => broken)(wanted, never);
  broken.break();
  await expect(made).rejects.toThrow();
  // The page hears nothing of it.
  expect(broken).toMatchObject({ isRunning: false, kept: 1 });
  const narrow = new FakeWorker();
  const without = shuffleIn(() => narrow)({ ...wanted, halfWidth: 2 }, never);
  narrow.answer();
  await expect(without).rejects.toThrow();
  expect(narrow.isRunning).toBe(false);
});

test('one that breaks under way is done as the tiles lie, and stopped', async () => {
  const { worker, shuffle } = await begun();
  shuffle.step(300);
  worker.answer();
  const bodies = [...shuffle.bodies];
  worker.break();
  shuffle.step(FRAME);
  expect(shuffle).toMatchObject({ done: true, hasHands: false });
  expect([...shuffle.bodies]).toEqual(bodies);
  expect(worker).toMatchObject({ isRunning: false, asked: [] });
});

test('one that answers no more is waited for, and then given up', async () => {
  const { worker, shuffle } = await begun();
  for (let ms = 0; ms < 3000; ms += 100) shuffle.step(100);
  expect(shuffle.done).toBe(false);
  for (let ms = 0; ms < 2000; ms += 100) shuffle.step(100);
  expect(shuffle.done).toBe(true);
  expect(worker.isRunning).toBe(false);
});

test('its worker is stopped when it is ended', async () => {
  const over = new AbortController();
  const { worker } = await begun(over.signal);
  over.abort();
  expect(worker.isRunning).toBe(false);
  const late = new FakeWorker();
  await expect(shuffleIn(() => late)(wanted, over.signal)).rejects.toThrow();
  expect(late.asked).toEqual([]);
});
