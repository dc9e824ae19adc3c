import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dealOf } from '../../src/dev/stages.ts';
import { type Move, type Place, type Seen, sameMove, type Tile } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { createDesk } from '../../src/seats/desk.ts';
import { createGesture, type Gesture, stateOf } from '../../src/seats/gesture.machine.ts';
import type { GestureFact, GestureNews, Under } from '../../src/seats/gesture-facts.ts';
import { createRack } from '../../src/seats/rack.ts';
import { waysAt } from '../../src/seats/ways.ts';
import { severalWays } from './ways.ts';

interface Asked {
  readonly seen: Seen;
  readonly moves: readonly Move[];
}

/** Situations in which a person is asked: with plays, with unplayable tiles beside them, and with a draw. */
const situations: readonly Asked[] = (() => {
  const game = gameById('cyprus');
  if (!game) throw new Error('no game');
  const all = [...dealOf({ game: 'cyprus', seats: 4, seed: 'one', moves: 999, eye: 0 })]
    .filter(({ now }) => now.seen.turn?.seat === 0)
    .map(({ now }) => ({ seen: now.seen, moves: game.moves(now.seen) }));
  const has = (what: Move['do']) => all.filter(({ moves }) => moves[0]?.do === what);
  return [...has('play').slice(0, 4), ...has('draw').slice(0, 2)];
})();
const first = (what: Move['do']): Asked => {
  const found = situations.find(({ moves }) => moves[0]?.do === what);
  if (!found) throw new Error(`nobody is asked for a ${what}`);
  return found;
};

let gesture: Gesture;
afterEach(() => gesture.stop());

const gone = () => new Promise((resolve) => setTimeout(resolve, 3));

/** A person who is asked that. */
function ask({ seen, moves }: Asked) {
  const desk = createDesk();
  const rack = createRack();
  rack.order(seen, 0, moves);
  gesture = createGesture({ desk, rack, reducedMotion: () => true });
  const offers: Move[] = [];
  const news: GestureNews[] = [];
  for (const type of ['EXPLAIN', 'HURRY', 'LOOK'] as const) gesture.on(type, (one) => news.push(one));
  let away = new AbortController();
  const question = () => {
    away = new AbortController();
    void desk.ask({ seat: 0, seen, moves }, away.signal).then(
      (move) => offers.push(move),
      () => {},
    );
  };
  question();
  const hand = (seen.hands[0] ?? []).flatMap((at) => seen.heap[at] ?? []);
  return { desk, rack, offers, news, hand, seen, moves, question, goOn: () => away.abort() };
}

const own = (tile: Tile, seen: Seen): Under => ({ on: 'own', seat: 0, tile, at: seen.heap.indexOf(tile) });
const down = (under: Under, id = 1, alone = true): GestureFact => ({
  type: 'DOWN',
  finger: { id, x: 100, y: 100 },
  under,
  alone,
  touch: true,
  time: 0,
});
const move = (under: Under, x = 200, y = 0, id = 1): GestureFact => ({ type: 'MOVE', finger: { id, x, y }, under });
const up = (id = 1, time = 100): GestureFact => ({ type: 'UP', finger: { id, x: 0, y: 0 }, time });
const CLOTH: Under = { on: 'cloth' };
const RACK: Under = { on: 'rack', index: 3 };

const playIn = ({ moves }: Asked): { readonly tile: Tile; readonly arm: Place } => {
  const play = moves.find((one) => one.do === 'play');
  if (play?.do !== 'play') throw new Error('no play');
  return play;
};
const asked = first('play');
const { tile, arm } = playIn(asked);
const OWN = own(tile, asked.seen);
const other = (asked.seen.hands[0] ?? [])
  .flatMap((at) => asked.seen.heap[at] ?? [])
  .find((one) => !asked.moves.some((play) => 'tile' in play && play.tile === one));
if (!other) throw new Error('every tile may be played');
const PLACE: Under = { on: 'place', arm };

/** How every state is reached in which a finger is down. */
const ways: Readonly<Record<string, readonly GestureFact[]>> = {
  pressed: [down(OWN)],
  'carried.lifted': [down(OWN), move(CLOTH)],
  'carried.overPlace': [down(OWN), move(PLACE)],
  'carried.overRack': [down(OWN), move(RACK)],
  'carried.refused': [down(own(other, asked.seen)), move(CLOTH)],
  'looking.panning': [down(CLOTH), move(CLOTH)],
  'looking.pinching': [down(CLOTH), down(CLOTH, 2, false)],
};
const drawn = first('draw');
const PILE: Under = { on: 'boneyard', at: drawn.seen.boneyard[2] ?? -1 };
/** The same, where a tile has to be drawn. */
const drawingWays: Readonly<Record<string, readonly GestureFact[]>> = {
  pressed: [down(PILE)],
  drawing: [down(PILE), move(RACK)],
};
const ANOTHER = 'another finger on a button';
const interruptions: Readonly<Record<string, readonly GestureFact[]>> = {
  'anything that cancels': [{ type: 'CANCEL' }],
  'the finger that the browser takes': [{ type: 'LOST', id: 1 }],
  [ANOTHER]: [down({ on: 'button' }, 2, false)],
};

describe.each([
  ['that can play', asked, ways],
  ['that has to draw', drawn, drawingWays],
] as const)('a gesture of a person %s', (_, situation, all) => {
  const cases = Object.entries(all).flatMap(([state, way]) =>
    Object.entries(interruptions)
      // Two fingers that look around are one gesture already: a third one is no end of it.
      .filter(([why]) => state !== 'looking.pinching' || why !== ANOTHER)
      .map(([why, facts]) => ({ state, way, why, facts })),
  );

  it.each(Object.entries(all))('comes to %s', (state, way) => {
    ask(situation);
    for (const fact of way) gesture.send(fact);
    expect(stateOf(gesture)).toBe(state);
  });

  it.each(cases)('that is $state ends by $why, and nothing has changed', async ({ way, facts }) => {
    const person = ask(situation);
    for (const fact of [...way, ...facts]) gesture.send(fact);
    await gone();
    expect(stateOf(gesture)).toBe('resting');
    gesture.send(move(CLOTH));
    gesture.send(up());
    await gone();
    expect(stateOf(gesture)).toBe('resting');
    expect([person.desk.picked, person.offers, person.rack.mode]).toEqual([null, [], 'number']);
  });

  it.each(Object.entries(all))('that is %s ends when the question goes away', async (state, way) => {
    const person = ask(situation);
    for (const fact of way) gesture.send(fact);
    person.goOn();
    await gone();
    const looks = state.startsWith('looking');
    expect(stateOf(gesture)).toBe(looks ? state : 'resting');
    for (const id of [1, 2]) gesture.send(up(id));
    expect(stateOf(gesture)).toBe('resting');
    expect([person.desk.picked, person.offers]).toEqual([null, []]);
    expect(person.news).not.toContainEqual({ type: 'HURRY' });
  });
});

describe('a gesture', () => {
  it('puts back what was taken up before it', async () => {
    const person = ask(asked);
    person.desk.pick(tile);
    for (const fact of [down(OWN), move(CLOTH)]) gesture.send(fact);
    gesture.send({ type: 'CANCEL' });
    await gone();
    expect(person.desk.picked).toBe(tile);
  });

  it('with a second finger and nothing lifted spreads the cloth; with one of them gone it goes on dragging it', () => {
    const person = ask(asked);
    for (const fact of [down(OWN), down(CLOTH, 2, false), move(CLOTH, 90, 100, 2)]) gesture.send(fact);
    expect(stateOf(gesture)).toBe('looking.pinching');
    expect(person.news).toEqual([
      {
        type: 'LOOK',
        from: [
          { id: 1, x: 100, y: 100 },
          { id: 2, x: 100, y: 100 },
        ],
        to: [
          { id: 1, x: 100, y: 100 },
          { id: 2, x: 90, y: 100 },
        ],
      },
    ]);
    gesture.send(up(1));
    expect(stateOf(gesture)).toBe('looking.panning');
    gesture.send(move(CLOTH, 95, 110, 2));
    expect(person.news).toHaveLength(2);
    gesture.send(up(2));
    expect(stateOf(gesture)).toBe('resting');
    expect(person.desk.picked).toBeNull();
  });

  it('does not begin while another finger is left over from one that was interrupted', async () => {
    ask(asked);
    for (const fact of [down(OWN), move(CLOTH), down(CLOTH, 2, false)]) gesture.send(fact);
    await gone();
    gesture.send(down(OWN, 3, false));
    expect(stateOf(gesture)).toBe('resting');
  });

  it('does not begin on a button', () => {
    ask(asked);
    gesture.send(down({ on: 'button' }));
    expect(stateOf(gesture)).toBe('resting');
  });

  it('keeps a tile that is being ordered in the hand when the question comes, and lets it be played then', () => {
    const person = ask(asked);
    person.goOn();
    return gone().then(() => {
      for (const fact of [down(OWN), move(RACK)]) gesture.send(fact);
      expect(stateOf(gesture)).toBe('carried.overRack');
      person.question();
      expect(stateOf(gesture)).toBe('carried.overRack');
      expect(person.desk.picked).toBe(tile);
      for (const fact of [move(PLACE), up()]) gesture.send(fact);
      expect(stateOf(gesture)).toBe('dropped');
    });
  });

  it('that was to hurry others plays nothing when the question comes meanwhile', async () => {
    const person = ask(asked);
    person.goOn();
    await gone();
    gesture.send(down(PLACE));
    person.question();
    gesture.send(up());
    await gone();
    expect([person.offers, person.news, stateOf(gesture)]).toEqual([[], [], 'resting']);
  });

  it('stays dropped, whatever comes between, until the move is shown', () => {
    ask(asked);
    for (const fact of [down(OWN), move(PLACE), up()]) gesture.send(fact);
    for (const fact of [{ type: 'CANCEL' }, { type: 'LOST', id: 1 }, up()] as const) gesture.send(fact);
    expect(stateOf(gesture)).toBe('dropped');
    gesture.send({ type: 'SHOWN' });
    expect(stateOf(gesture)).toBe('resting');
  });
});

describe('whatever fingers do', () => {
  const anOwn = (one: Asked): fc.Arbitrary<Under> => {
    const hand = (one.seen.hands[0] ?? []).flatMap((at) => one.seen.heap[at] ?? []);
    return fc.constantFrom(...hand).map((held) => own(held, one.seen));
  };
  const under = (one: Asked): fc.Arbitrary<Under> => {
    const arms = [...one.seen.ends.map((end) => end.arm), null];
    return fc.oneof(
      anOwn(one),
      fc.constantFrom(...arms).map((place): Under => ({ on: 'place', arm: place })),
      fc.integer({ min: 0, max: 12 }).map((index): Under => ({ on: 'rack', index })),
      fc.constantFrom(...one.seen.boneyard, -1).map((at): Under => ({ on: 'boneyard', at })),
      fc.constantFrom<Under>(CLOTH, { on: 'rack', index: null }, { on: 'button' }, { on: 'draw' }, { on: 'pass' }),
      fc.constantFrom(...one.seen.ends.map((end): Under => ({ on: 'chip', arm: end.arm }))),
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
          if (stateOf(gesture) === 'carried.overPlace') expect(person.desk.question).not.toBeNull();
        }
        for (const finger of fingers) gesture.send({ type: 'UP', finger: { id: finger, x: 0, y: 0 }, time });
        gesture.send({ type: 'CANCEL' });
        gesture.send({ type: 'SHOWN' });
        await gone();
        expect(stateOf(gesture)).toBe('resting');
        for (const offer of person.offers) expect(one.moves.some((legal) => sameMove(legal, offer))).toBe(true);
        const order = person.rack.order(one.seen, 0, one.moves);
        expect([...order].sort()).toEqual([...person.hand].sort());
        gesture.stop();
      }),
      { numRuns: 300 },
    );
  });
});

describe('a double that may be laid in several ways', () => {
  const { deal, moves, double } = severalWays('osel', 2, 4);
  const there: Under = { on: 'place', arm: double.arm };
  const mine = own(double.tile, deal);
  const put = () => {
    const at = ask({ seen: deal, moves });
    for (const fact of [down(mine), move(there), up()]) gesture.send(fact);
    return at;
  };
  const all = waysAt(moves, double.tile, double.arm);

  it('lies where it was put until the person has said how', async () => {
    const { desk, offers } = put();
    expect(stateOf(gesture)).toBe('put');
    expect(desk.ways).toEqual(all);
    gesture.send({ type: 'CANCEL' });
    expect(stateOf(gesture)).toBe('put');
    const way = all[3];
    if (way) gesture.send({ type: 'PRESSED', under: { on: 'way', move: way } });
    expect(stateOf(gesture)).toBe('dropped');
    await gone();
    expect(offers).toEqual([way]);
  });

  it('flies home when it is taken from there', () => {
    const { desk } = put();
    desk.unlay();
    expect(stateOf(gesture)).toBe('comingHome');
    expect(desk.picked).toBe(double.tile);
  });

  it('is put back by a touch of the cloth', () => {
    const { desk } = put();
    for (const fact of [down(CLOTH), up()]) gesture.send(fact);
    expect([stateOf(gesture), desk.picked, desk.ways]).toEqual(['resting', null, []]);
  });

  it('waits in the hand where the place was tapped', () => {
    const { desk, offers } = ask({ seen: deal, moves });
    for (const fact of [down(mine), up(), down(there), up()]) gesture.send(fact);
    expect(stateOf(gesture)).toBe('resting');
    expect([desk.picked, desk.ways, offers]).toEqual([double.tile, all, []]);
  });
});
