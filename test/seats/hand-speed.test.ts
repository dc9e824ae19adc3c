import { describe, expect, it } from 'vitest';
import type { Sitter, Situation } from '../../src/match/ports.ts';
import type { Beat } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { CHARACTERS } from '../../src/seats/characters.ts';
import { createHandSpeed, showingOf } from '../../src/seats/hand-speed.ts';
import { createTally } from '../looked.ts';
import { type Heard, inputOf, instantPorts, playMatch } from '../match/play.ts';

const never = new AbortController().signal;
const person: Sitter = { name: 'Ada', kind: 'person' };
const bot = (character: string): Sitter => ({ name: character, kind: 'bot', character });
const company = CHARACTERS.map(({ id }) => bot(id));

/** Everything that is shown in a match of four, with these people in it. */
async function shown(sitters: readonly Sitter[]) {
  const game = gameById('cyprus');
  if (!game) throw new Error('no game');
  const heard: Heard[] = [];
  await playMatch(inputOf(game, sitters, 'hands', { target: 60 }), instantPorts(heard));
  return heard.flatMap((each) =>
    each.port === 'show' ? each.beats.map((beat) => ({ beat, now: { ...each.now, sitters } })) : [],
  );
}
const moved = ({ beat }: Beat) => beat === 'laid' || beat === 'led' || beat === 'drew' || beat === 'passed';

describe('the hands that move the tiles', () => {
  it('are each of another tempo, at most a fifth from the usual, and no two moves are quite alike', async () => {
    const all = await shown(company.slice(0, 4));
    const tempi = new Map<number, number[]>();
    for (const { beat, now } of all) {
      if (!('seat' in beat) || beat.seat === null || !moved(beat)) continue;
      tempi.set(beat.seat, [...(tempi.get(beat.seat) ?? []), showingOf(beat.seat, now)]);
    }
    const means = [...tempi.values()].map((each) => each.reduce((sum, one) => sum + one, 0) / each.length);
    expect(Math.max(...means) / Math.min(...means)).toBeGreaterThan(1.2);
    for (const each of tempi.values()) {
      expect(new Set(each).size).toBeGreaterThan(each.length / 2);
      expect(Math.min(...each)).toBeGreaterThanOrEqual(0.8);
      expect(Math.max(...each)).toBeLessThanOrEqual(1.2);
    }
  });

  it('follow from what everybody sees: the same for every eye', async () => {
    const tally = createTally();
    for (const { beat, now } of await shown(company.slice(0, 4))) {
      if (!('seat' in beat) || beat.seat === null) continue;
      tally.count();
      const blind: Situation = { ...now, eye: 'table', seen: { ...now.seen, heap: now.seen.heap.map(() => null) } };
      expect(showingOf(beat.seat, blind)).toBe(showingOf(beat.seat, now));
    }
    tally.enough(20);
  });

  it('are brisker at a large table, and usual where a person moves', async () => {
    const [{ now } = { now: null }] = await shown([person, ...company.slice(0, 3)]);
    if (!now) throw new Error('nothing was shown');
    const large: Situation = { ...now, sitters: [person, ...company.slice(0, 9)] };
    expect(showingOf(0, now)).toBe(1);
    expect(showingOf(0, large)).toBe(1);
    for (const seat of [1, 2, 3]) expect(showingOf(seat, large)).toBeLessThan(0.85 * showingOf(seat, now));
  });

  it('set the pace while a move is shown, and only then', async () => {
    const hands = createHandSpeed((ms) => 2 * ms);
    const [quick, usual] = [createTally(), createTally()];
    for (const { beat, now } of await shown([person, ...company.slice(0, 3)])) {
      await hands.play(beat, now, never);
      const isBots = moved(beat) && 'seat' in beat && beat.seat !== null && beat.seat > 0;
      (isBots ? quick : usual).count();
      const tempo = isBots ? showingOf(beat.seat, now) : 1;
      expect(hands.pace(100)).toBeCloseTo(200 * tempo, 9);
      hands.show(now);
      expect(hands.pace(100)).toBe(200);
    }
    quick.enough(10);
    usual.enough(10);
  });
});
