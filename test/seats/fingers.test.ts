import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { first } from '../../src/rules/first-game.ts';
import { sameMove } from '../../src/rules/moves.ts';
import { stateOf } from '../../src/seats/gesture.ts';
import type { Under } from '../../src/seats/gesture-events.ts';
import { type Asked, ask, CLOTH, gesture, gone, own, situations } from './asked-person.ts';

describe('whatever fingers do', () => {
  const anOwn = (one: Asked): fc.Arbitrary<Under> => {
    const hand = (one.seen.hands[0] ?? []).flatMap((at) => one.seen.heap[at] ?? []);
    return fc.constantFrom(...hand).map((held) => own(held, one.seen));
  };
  const under = (one: Asked): fc.Arbitrary<Under> => {
    const arms = [...one.seen.ends.map((end) => end.place), null];
    return fc.oneof(
      anOwn(one),
      fc.constantFrom(...arms).map((place): Under => ({ on: 'place', arm: place })),
      fc.integer({ min: 0, max: 12 }).map((index): Under => ({ on: 'rack', index })),
      fc.constantFrom(...one.seen.boneyard, -1).map((at): Under => ({ on: 'boneyard', at })),
      fc.constantFrom<Under>(CLOTH, { on: 'rack', index: null }, { on: 'button' }, { on: 'draw' }, { on: 'pass' }),
      fc.constantFrom(...one.seen.ends.map((end): Under => ({ on: 'chip', arm: end.place }))),
    );
  };
  const id = fc.integer({ min: 1, max: 3 });
  const point = fc.integer({ min: 0, max: 400 });
  const at = <T extends string>(type: T, one: Asked, from: fc.Arbitrary<number> = id) =>
    fc.record({ type: fc.constant(type), id: from, x: point, y: point, under: under(one) });
  const between = (one: Asked) =>
    fc.oneof(
      { weight: 3, arbitrary: at('DOWN', one) },
      { weight: 3, arbitrary: at('MOVE', one) },
      { weight: 2, arbitrary: at('UP', one) },
      { weight: 1, arbitrary: at('LOST', one) },
      { weight: 1, arbitrary: at('PRESSED', one) },
      { weight: 1, arbitrary: at('CANCEL', one) },
      { weight: 1, arbitrary: at('SHOWN', one) },
      { weight: 1, arbitrary: at('GO ON', one) },
      { weight: 2, arbitrary: at('ASK', one) },
      { weight: 1, arbitrary: at('HOME', one) },
    );
  /** A finger that comes down on a tile, goes somewhere and comes up, and now and then something between. */
  const stroke = (one: Asked) =>
    fc
      .tuple(
        fc.option(at('ASK', one)),
        at('DOWN', one, fc.constant(1)).chain((fact) => onTile(one).map((tile) => ({ ...fact, under: tile }))),
        fc.array(
          fc.oneof({ weight: 5, arbitrary: at('MOVE', one, fc.constant(1)) }, { weight: 1, arbitrary: between(one) }),
          {
            minLength: 1,
            maxLength: 6,
          },
        ),
        fc.option(between(one)),
        at('UP', one, fc.constant(1)),
      )
      .map(([first, press, moves, last, end]) => [first, press, ...moves, last, end].filter((fact) => fact !== null));
  const onTile = (one: Asked) => fc.oneof({ weight: 3, arbitrary: anOwn(one) }, { weight: 1, arbitrary: under(one) });
  const facts = (one: Asked) =>
    fc
      .array(fc.oneof({ weight: 3, arbitrary: stroke(one) }, { weight: 1, arbitrary: fc.tuple(between(one)) }), {
        minLength: 3,
        maxLength: 12,
      })
      .map((strokes) => strokes.flat());
  const stories = fc.constantFrom(...situations).chain((one) => fc.tuple(fc.constant(one), facts(one)));

  it('no move is made that is not legal, the desk stays sound, and the end is rest', async () => {
    await fc.assert(
      fc.asyncProperty(stories, async ([one, story]) => {
        const person = ask(one);
        const fingers = new Set<number>();
        let time = 0;
        for (const fact of story) {
          time += 60;
          const before = person.desk.question;
          if (fact.type === 'GO ON') {
            person.goOn();
            await Promise.resolve();
          } else if (fact.type === 'ASK') {
            if (!person.desk.question) person.question();
          } else if (fact.type === 'HOME') await gone();
          else if (fact.type === 'DOWN') {
            fingers.delete(fact.id);
            const alone = fingers.size === 0;
            gesture.send({ type: 'DOWN', finger: fact, under: fact.under, alone, touch: false, time });
            fingers.add(fact.id);
          } else if (fact.type === 'MOVE') {
            if (fingers.has(fact.id)) gesture.send({ type: 'MOVE', finger: fact, under: fact.under });
          } else if (fact.type === 'UP') {
            if (fingers.delete(fact.id)) gesture.send({ type: 'UP', finger: fact, time });
          } else if (fact.type === 'LOST') {
            fingers.delete(fact.id);
            gesture.send({ type: 'LOST', id: fact.id });
          } else if (fact.type === 'PRESSED') gesture.send({ type: 'PRESSED', under: fact.under });
          else gesture.send({ type: fact.type });
          const { question, picked } = person.desk;
          if (picked) expect(question?.moves.some((legal) => 'tile' in legal && legal.tile === picked)).toBe(true);
          // A finger that only moves makes no move.
          if (fact.type === 'MOVE') expect(person.desk.question).toBe(before);
          if (stateOf(gesture) === 'dragging.overPlace') expect(person.desk.question).not.toBeNull();
        }
        for (const finger of fingers) gesture.send({ type: 'UP', finger: { id: finger, x: 0, y: 0 }, time });
        gesture.send({ type: 'CANCEL' });
        gesture.send({ type: 'SHOWN' });
        await gone();
        expect(stateOf(gesture)).toBe('resting');
        for (const offer of person.offers) expect(one.moves.some((legal) => sameMove(legal, offer))).toBe(true);
        const order = person.rack.order(one.seen, 0, one.moves, first.table);
        expect([...order].sort()).toEqual([...person.hand].sort());
        gesture.stop();
      }),
      { numRuns: 300 },
    );
  });
});
