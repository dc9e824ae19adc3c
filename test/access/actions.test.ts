// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Situation } from '../../src/match/ports.ts';
import type { Move } from '../../src/rules/game.ts';
import { laidTable, playsOf, signal } from './laid-table.ts';
import { stagedMatch } from './staged.ts';

let at: ReturnType<typeof laidTable>;
beforeEach(() => {
  at = laidTable();
});
afterEach(() => at.table.destroy());

/** The first play of seat 0 in a match, shown: before it, and after. */
async function afterOwnPlay(): Promise<{ before: Situation; after: Situation }> {
  const { match } = at.asked((legal) => playsOf(legal).length > 1);
  const before = match.situation();
  const beats = match.play(playsOf(match.moves())[0] ?? { do: 'pass' });
  const after = match.situation();
  for (const beat of beats) await at.table.play(beat, after, signal);
  at.table.show(after);
  return { before, after };
}

describe('taking back', () => {
  it('is asked for by the button, by T, by Backspace and by Ctrl+Z while it is possible', async () => {
    const { button, press, onTakeBack } = at;
    const { after } = await afterOwnPlay();
    expect(after.takeBack).toBe(true);
    expect(button('takeBack')?.getAttribute('aria-disabled')).toBe('false');
    button('takeBack')?.click();
    for (const key of ['t', 'T', 'Backspace']) expect(press(key).defaultPrevented).toBe(true);
    expect(press('z', document.body, { ctrlKey: true }).defaultPrevented).toBe(true);
    expect(press('z', document.body, { metaKey: true }).defaultPrevented).toBe(true);
    expect(onTakeBack).toHaveBeenCalledTimes(6);
    expect(press('z', document.body, { ctrlKey: true, shiftKey: true }).defaultPrevented).toBe(false);
    expect(onTakeBack).toHaveBeenCalledTimes(6);
  });

  it('says so where there is nothing to take back', () => {
    const { button, status, onTakeBack, press } = at;
    at.asked((legal) => legal.length > 0);
    expect(button('takeBack')?.getAttribute('aria-disabled')).toBe('true');
    press('t', document.body);
    expect(status()).toBe('There’s nothing to take back now.');
    expect(onTakeBack).not.toHaveBeenCalled();
  });

  it('is told in the log, and the tile lies in the hand again', async () => {
    const { table, hand, log, button } = at;
    const { before, after } = await afterOwnPlay();
    const fewer = hand();
    table.show(before);
    expect(log().at(-1)).toBe('You take a move back.');
    expect(hand()).toHaveLength(fewer.length + 1);
    expect(button('takeBack')?.getAttribute('aria-disabled')).toBe('true');
    const lines = log().length;
    // What is only shown again is no news.
    table.show(before);
    table.show({ ...before, eye: 'table' });
    expect(log()).toHaveLength(lines);
    const persons = after.sitters.map(({ name }) => ({ name, kind: 'person' }) as const);
    table.show({ ...after, sitters: persons });
    table.show({ ...before, sitters: persons });
    expect(log().at(-1)).toBe('Ada takes a move back.');
  });
});

describe('tiles out of play (1.1)', () => {
  it('are told where the boneyard would be, and none is drawn', () => {
    const { table, button, status } = at;
    table.show(stagedMatch('cyprus-leaflet', 4, 'rest').situation());
    expect(button('draw')?.getAttribute('aria-label')).toBe('3 tiles out of play: none can be drawn');
    expect(button('draw')?.textContent).toContain('3 tiles out of play');
    button('draw')?.click();
    expect(status()).toBe('3 tiles out of play: none can be drawn.');
  });
});

describe('sorting', () => {
  it('goes round by button and by S, names the order, and keeps the tile that the keyboard stands on', () => {
    const { rack, button, press, hand, status, asked } = at;
    const { moves } = asked((legal) => {
      const tiles = new Set(playsOf(legal).map((move) => move.tile));
      return tiles.size > 0 && tiles.size < 4;
    });
    const byNumber = hand();
    button('sort')?.click();
    expect(rack.mode).toBe('playable');
    expect(status()).toBe('Sort: playable first');
    expect(button('sort')?.getAttribute('aria-label')).toBe('Sort: playable first');
    const playable = new Set<string | undefined>(playsOf(moves).map((move) => move.tile));
    const firsts = hand().slice(0, playable.size);
    expect(new Set(firsts)).toEqual(playable);

    at.table.focus();
    const standing = (document.activeElement as HTMLElement).dataset.id;
    press('s');
    expect(rack.mode).toBe('hand');
    press('S');
    expect(hand()).toEqual(byNumber);
    expect((document.activeElement as HTMLElement).dataset.id).toBe(standing);
  });

  it('shows at once what was sorted elsewhere', () => {
    const { rack, hand, asked } = at;
    asked((legal) => legal.length > 0);
    const [first, ...others] = hand();
    rack.move(0, first as never, 99);
    expect(hand()).toEqual([...others, first]);
  });
});

describe('muting', () => {
  it('is one press, by button or X, and the button says how it stands', () => {
    const { table, button, press, status, onMute } = at;
    table.show(stagedMatch('cyprus', 4, 'mute').situation());
    expect(button('mute')?.getAttribute('aria-pressed')).toBe('false');
    press('x', document.body);
    expect(status()).toBe('The sound is off.');
    expect(button('mute')?.getAttribute('aria-pressed')).toBe('true');
    button('mute')?.click();
    expect(status()).toBe('The sound is on.');
    expect(button('mute')?.getAttribute('aria-pressed')).toBe('false');
    expect(onMute).toHaveBeenCalledTimes(2);
  });
});

describe('a hint', () => {
  it('is asked for by the button and by H on the own turn, and else says when', () => {
    const { button, press, status, onHint, desk } = at;
    expect(press('h').defaultPrevented).toBe(true);
    button('hint')?.click();
    expect(onHint).not.toHaveBeenCalled();
    expect(status()).toBe('Hints are for your own turn.');
    const { match } = at.asked((legal) => playsOf(legal).length > 1);
    button('hint')?.click();
    press('H');
    expect(onHint).toHaveBeenCalledTimes(2);
    expect(desk.question?.seat).toBe(match.deal.turn?.seat);
  });

  it('is said in the line, and shows the tile and the place', () => {
    at.asked((legal) => playsOf(legal).length > 1);
    const { desk, status, tile, place } = at;
    const { question } = desk;
    const [move] = playsOf(question?.moves ?? []);
    if (!question || move?.do !== 'play') throw new Error('nothing to play');
    desk.advise(question, { moves: [move], words: 'Four-nine: nothing else fits.' });
    expect(status()).toBe('Four-nine: nothing else fits.');
    expect(tile(move.tile)?.classList).toContain('is-advised');
    expect(place(`${move.arm}`)?.classList).toContain('is-advised');
    desk.offer(move);
    expect(tile(move.tile)?.classList ?? []).not.toContain('is-advised');
  });

  it('is played by a press of the place that it shows, whatever else fits there', async () => {
    const several = (moves: readonly Move[]) =>
      playsOf(moves).find((move) => playsOf(moves).some(({ arm, tile }) => arm === move.arm && tile !== move.tile));
    const { moves, answer } = at.asked((legal) => several(legal) !== undefined);
    const { desk, place } = at;
    const move = several(moves);
    if (!desk.question || !move) throw new Error('nothing to play');
    desk.advise(desk.question, { moves: [move], words: 'That one.' });
    place(`${move.arm}`)?.click();
    expect(await answer).toEqual(move);
  });

  it('is not offered to who wants none', () => {
    at.help.hints = false;
    at.asked((legal) => playsOf(legal).length > 1);
    expect(at.button('hint')).toBeUndefined();
    at.press('h');
    expect(at.onHint).not.toHaveBeenCalled();
  });
});

it('offers nothing of it where a match is watched', () => {
  at.table.destroy();
  at = laidTable(false);
  const { match } = at.asked((legal) => playsOf(legal).length > 1);
  for (const beat of match.play(match.randomMove())) void at.table.play(beat, match.situation(), signal);
  expect(['takeBack', 'hint', 'log'].filter((id) => at.button(id))).toEqual(['log']);
  for (const key of ['h', 't']) at.press(key, document.body);
  expect([at.onHint, at.onTakeBack].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('shows the word that a seat says, and keeps it in the log', () => {
  at.asked((legal) => legal.length > 0);
  at.table.say(2, '“Patience.”');
  expect(at.all('.dom-seats > li')[2]?.textContent).toContain('“Patience.”');
  expect(at.log().at(-1)).toMatch(/: “Patience.”$/);
});
