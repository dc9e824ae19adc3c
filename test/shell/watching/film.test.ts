import { describe, expect, it } from 'vitest';
import { comingAbout, type Film, indexOf, momentAt, seenIn, type Watcher } from '../../../src/match/film.ts';
import { signalTo } from '../../../src/rules/facts.ts';
import { gameById } from '../../../src/rules/games.ts';
import { type ReplayStep, readRecords, replay } from '../../../src/rules/record.ts';
import { turnedIn } from '../../../src/rules/sausage/turned-up.ts';
import { often } from '../../long.ts';
import { golden } from './films.ts';

const watchersOf = ({ sitters }: Film): readonly Watcher[] => [...sitters.keys(), 'all'];

describe.each(golden)('the film of $name', ({ record, film }) => {
  it('is the match that the record tells of, moment by moment', () => {
    const read = readRecords(record);
    const [match] = read.ok ? read.value : [];
    const game = match && gameById(match.header.game);
    if (!match || !game) throw new Error('no record');
    const steps: ReplayStep[] = [];
    expect(replay(match, game, (step) => steps.push(step)).ok).toBe(true);
    expect(film.moments).toHaveLength(steps.length);
    for (const [at, { deal, beats, step, settlement }] of steps.entries()) {
      const moment = momentAt(film, at);
      expect(moment.progress.deal).toEqual(deal);
      expect(moment.move).toBe(step);
      expect(moment.deal).toBe(deal.deal);
      if (step > 0) expect(moment.beats).toEqual(beats);
      expect(moment.progress.settlement).toEqual(settlement);
    }
  });

  it('shows a seat no tile that it could not see, and whoever sees all every hand', () => {
    for (const [at, moment] of film.moments.entries()) {
      if (at % often(4, 1) !== 0) continue;
      const { deal, game } = moment.progress;
      for (const eye of watchersOf(film)) {
        const { now, beats } = comingAbout(film, at, eye);
        const after = seenIn(film, moment, eye);
        const laid = deal.laid.map((each) => each.at);
        // 21.1, 21.3: of rows that nobody sees, what was ever turned up.
        const own = game.table.hands ? turnedIn(deal) : eye === 'all' ? [] : (deal.hands[eye] ?? []);
        const hands = deal.outcome || eye === 'all' ? deal.hands.flat() : own;
        // 20.5: what a signal tells.
        const told = signalTo(game, deal, eye);
        const signalled = (told ? (deal.hands[told.seat] ?? []) : []).filter((position) =>
          told?.tiles.includes(deal.heap[position] ?? '0-1'),
        );
        // 22.2, 29.2, 30.1: the tile that is turned up lies open beforehand; that of 3.4 does not.
        const isTurnedUp = deal.seats === 1 || game.dealing?.turnsUp || game.table.hasFeet;
        const turnedUp = (isTurnedUp ? game.moves(deal) : []).flatMap((move) =>
          move.do === 'lead' && move.turnedUp && move.from !== undefined ? [move.from] : [],
        );
        // 32.1: a puzzle says which tiles there are, so that the others are known, too.
        const others = deal.puzzle ? deal.dead : [];
        const open = new Set([...laid, ...hands, ...signalled, ...turnedUp, ...others]);
        for (const { seen } of eye === 'all' ? [] : [now, after])
          for (const [position, tile] of seen.heap.entries())
            if (!open.has(position) && !deal.outcome)
              expect([at, eye, position, tile]).toEqual([at, eye, position, null]);
        for (const position of open) expect(after.seen.heap[position]).toBe(deal.heap[position]);
        for (const beat of beats)
          if (beat.beat === 'drew' && eye !== 'all' && !deal.outcome && beat.seat !== eye) expect(beat.tile).toBeNull();
      }
    }
  });

  it('counts a deal into the match at its end', () => {
    const read = readRecords(record);
    const [match] = read.ok ? read.value : [];
    for (const { deal, events, totals } of match?.deals ?? []) {
      const last = momentAt(film, indexOf(film, deal, events.length));
      expect(seenIn(film, last, 'all').totals).toEqual(totals);
    }
  });

  it('finds every moment by its deal and move, and the nearest where there is none', () => {
    for (const [at, { deal, move }] of film.moments.entries()) expect(indexOf(film, deal, move)).toBe(at);
    const { deal, move } = film.moments.at(-1) ?? film.moments[0];
    expect(indexOf(film, deal, move + 9)).toBe(film.moments.length - 1);
    expect(indexOf(film, 1, 9999)).toBe((film.dealt[1] ?? film.moments.length) - 1);
  });
});
