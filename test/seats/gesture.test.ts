import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { Place, Tile } from '../../src/rules/game.ts';
import { waysAt } from '../../src/rules/moves.ts';
import { gestureMachine } from '../../src/seats/gesture.machine.ts';
import { stateOf } from '../../src/seats/gesture.ts';
import type { GestureEvent, Under } from '../../src/seats/gesture-events.ts';
import { type Asked, ask, CLOTH, down, first, gesture, gone, move, own, up } from './asked-person.ts';
import { severalWays } from './several-ways.ts';

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
const ways: Readonly<Record<string, readonly GestureEvent[]>> = {
  pressed: [down(OWN)],
  'dragging.lifted': [down(OWN), move(CLOTH)],
  'dragging.overPlace': [down(OWN), move(PLACE)],
  'dragging.overRack': [down(OWN), move(RACK)],
  'dragging.refused': [down(own(other, asked.seen)), move(CLOTH)],
  'looking.panning': [down(CLOTH), move(CLOTH)],
  'looking.pinching': [down(CLOTH), down(CLOTH, 2, false)],
};
const drawn = first('draw');
const PILE: Under = { on: 'boneyard', at: drawn.seen.boneyard[2] ?? -1 };
/** The same, where a tile has to be drawn. */
const drawingWays: Readonly<Record<string, readonly GestureEvent[]>> = {
  pressed: [down(PILE)],
  drawing: [down(PILE), move(RACK)],
};
const ANOTHER = 'another finger on a button';
const interruptions: Readonly<Record<string, readonly GestureEvent[]>> = {
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
    expect(person.news).not.toContainEqual({ type: 'hurry' });
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
        type: 'look',
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
      expect(stateOf(gesture)).toBe('dragging.overRack');
      person.question();
      expect(stateOf(gesture)).toBe('dragging.overRack');
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

  it('flies home where what it did is legal and not what is wanted', async () => {
    const person = ask({ ...asked, refuse: () => ({ moves: [], words: 'another one' }) });
    for (const fact of [down(OWN), move(PLACE), up()]) gesture.send(fact);
    expect(stateOf(gesture)).toBe('goingHome');
    await gone();
    expect([person.offers, person.desk.picked, stateOf(gesture)]).toEqual([[], null, 'resting']);
  });
});

describe('the chart', () => {
  it('reads its events and its context alone: it goes the same way without a desk', () => {
    const desk = { question: { seat: 0, ...asked }, picked: null, ways: [], advised: null, asks: null };
    let [state] = initialTransition(gestureMachine);
    for (const event of [{ type: 'DESK', desk } as const, down(OWN), move(PLACE)]) {
      [state] = transition(gestureMachine, state, event);
    }
    expect(state.value).toEqual({ dragging: 'overPlace' });
    const [dropped, actions] = transition(gestureMachine, state, up());
    expect(dropped.value).toBe('dropped');
    expect(actions.map(({ params }) => params)).toContainEqual(
      expect.objectContaining({ event: { type: 'LAY', tile, place: arm } }),
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
    expect(stateOf(gesture)).toBe('laid');
    expect(desk.ways).toEqual(all);
    gesture.send({ type: 'CANCEL' });
    expect(stateOf(gesture)).toBe('laid');
    const way = all[3];
    if (way) gesture.send({ type: 'PRESSED', under: { on: 'way', move: way } });
    expect(stateOf(gesture)).toBe('dropped');
    await gone();
    expect(offers).toEqual([way]);
  });

  it('flies home when it is taken from there', () => {
    const { desk } = put();
    desk.unlay();
    expect(stateOf(gesture)).toBe('goingHome');
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
