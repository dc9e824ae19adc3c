// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LATE } from '../../src/motion/durations.ts';
import type { Move } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { isTileMove, placeOfMove, placesFor, playableTiles, sameMove, waysAt } from '../../src/rules/moves.ts';
import { laidTable, signal } from './laid-table.ts';
import { stagedMatch, texts } from './staged.ts';

let at: ReturnType<typeof laidTable>;
// Whoever presses has read what there is to press.
beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += LATE));
});
afterEach(() => {
  at.table.destroy();
  vi.restoreAllMocks();
});

type At = ReturnType<typeof laidTable>;
type Answered = (at: At, move: Move, legal: readonly Move[]) => void;

const wordsIn = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** A number as it is spoken: a figure sounds like its word, and the name of an end has the word. */
const spoken = (text: string) => text.replace(/\d+/g, (figures) => texts.number(Number(figures)));

/** Buttons that are not called what is written on them (2.5.3 of the web's guidelines): who speaks to the page calls them so. */
const misnamed = ({ all }: At) =>
  all('button[aria-label]')
    .map((each) => [spoken(each.textContent ?? ''), spoken(each.getAttribute('aria-label') ?? '')])
    .filter(([written = '', name = '']) => wordsIn(written).trim() !== '' && !wordsIn(name).includes(wordsIn(written)));

/** The controls of a group that can be used now. */
const idsOf = (places: readonly (string | number | null)[]) =>
  new Set(places.filter((place) => place !== null).map((place) => `${place}`));

/** With the buttons: the tile, then its place. */
const byButtons: Answered = (at, move, legal) => {
  const { tile, place, button, enabled, all } = at;
  if (!isTileMove(move)) return button(move.do)?.click();
  tile(move.tile)?.click();
  const arm = placeOfMove(move);
  expect(new Set(enabled('places'))).toEqual(idsOf(placesFor(legal, move.tile)));
  expect(misnamed(at)).toEqual([]);
  if (arm === null) return tile(move.tile)?.click();
  place(`${arm}`)?.click();
  const ways = waysAt(legal, move.tile, arm);
  if (ways.length > 1) all('[data-group=ways]')[ways.findIndex((way) => sameMove(way, move))]?.click();
};

/** With keys alone; Enter on a focused button is the browser's click, which carries no pointer. */
const byKeys: Answered = ({ table, press }, move, legal) => {
  const here = () => document.activeElement as HTMLElement;
  const walkTo = (id: string) => {
    for (let steps = 0; here().dataset.id !== id && steps < 40; steps++) press('ArrowRight');
    expect(here().dataset.id).toBe(id);
  };
  if (move.do === 'draw') return void press('d', document.body);
  table.focus();
  if (!isTileMove(move)) {
    press('ArrowUp');
    walkTo(move.do);
    return here().click();
  }
  walkTo(move.tile);
  here().click();
  const arm = placeOfMove(move);
  if (arm === null) return here().click();
  expect(here().dataset.group).toBe('places');
  walkTo(`${arm}`);
  here().click();
  const ways = waysAt(legal, move.tile, arm);
  if (ways.length > 1) press(`${1 + ways.findIndex((way) => sameMove(way, move))}`);
};

// Tiles that are turned, lifted and laid on two places have a test of their own: outline.test.ts.
it.each(games.filter(({ table }) => table.kind !== 'outline').map(({ id }) => id))(
  'plays a deal of %s by buttons and by keys, and has words for all of it',
  async (id) => {
    at = laidTable();
    const { desk, table, enabled, root, status, log } = at;
    const seats = games.find((game) => game.id === id)?.seats[0] ?? 1;
    const match = stagedMatch(id, seats, `every game ${id}${seats === 1 ? ', alone' : ''}`);
    const done = new Set<string>();
    let turns = 0;
    table.show(match.situation());
    while (match.deal.turn) {
      const moves = match.moves();
      const move = match.randomMove();
      // 22.2: a tile that is turned up nobody is asked for.
      if (match.deal.turn.seat === 0 && !('turnedUp' in move)) {
        table.show(match.situation());
        const answer = desk.ask({ seat: 0, seen: match.situation().seen, moves }, signal);
        expect(new Set(enabled('hand'))).toEqual(playableTiles(moves));
        expect(status()).toMatch(/[.]$/);
        for (const each of root.querySelectorAll('[aria-label]')) {
          expect(each.getAttribute('aria-label')).toMatch(/^\S/);
          expect(each.getAttribute('aria-label')).not.toMatch(/undefined|NaN|null|\[object/);
        }
        expect(misnamed(at)).toEqual([]);
        const hand = turns++ % 2 === 0 ? byButtons : byKeys;
        hand(at, move, moves);
        expect(await answer).toEqual(move);
        done.add(move.do);
      }
      const beats = match.play(move);
      for (const beat of beats) await table.play(beat, match.situation(), signal);
    }
    expect(turns).toBeGreaterThan(2);
    expect(done).toContain('play');
    const lines = log();
    expect(lines.join(' ')).not.toMatch(/undefined|NaN|null|\[object/);
    const { outcome } = match.deal;
    const { solved, stuck } = texts.beats;
    if (seats === 1) return expect(lines).toContain(outcome?.how === 'domino' ? solved : stuck);
    const ending = outcome && texts.beats.endings[outcome.how];
    expect(lines).toContain(
      ending?.({ name: outcome?.by === 0 ? 'Ada' : `Bot ${outcome?.by}`, you: outcome?.by === 0 }),
    );
  },
);

it('has words for every way in which deals of the catalogue end', () => {
  for (const { id, endings } of games)
    for (const how of endings)
      expect(texts.beats.endings[how]?.({ name: 'Ada', you: false }), `${id} ${how}`).toMatch(/\.$/);
});
