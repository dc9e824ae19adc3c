// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDomTable, type DomTable } from '../../src/access/dom-table.ts';
import type { Move } from '../../src/rules/game.ts';
import { sameMove } from '../../src/rules/game.ts';
import { createDesk } from '../../src/seats/desk.ts';
import { stagedMatch, texts } from './staged.ts';

const signal = new AbortController().signal;
let root: HTMLElement;
let desk: ReturnType<typeof createDesk>;
let table: DomTable;
const onMenu = vi.fn();
const onHurry = vi.fn();
const onFocusTile = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '';
  root = document.body.appendChild(document.createElement('div'));
  desk = createDesk();
  table = createDomTable({ root, desk, texts, onMenu, onHurry, onFocusTile });
  vi.clearAllMocks();
});
afterEach(() => table.destroy());

const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const tile = (face: string) => all(`[data-group=hand][data-id="${face}"]`)[0];
const place = (arm: string) => all(`[data-group=places][data-id="${arm}"]`)[0];
const button = (id: string) => all(`[data-group=actions][data-id=${id}]`)[0];
const enabled = (group: string) =>
  all(`[data-group=${group}]`)
    .filter((each) => each.getAttribute('aria-disabled') === 'false')
    .map((each) => each.dataset.id ?? '');
const press = (key: string, on: EventTarget = document.activeElement ?? document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  on.dispatchEvent(event);
  return event;
};

/** A match at the first turn of seat 0 for which `when` holds, shown and asked. */
function asked(when: (moves: readonly Move[]) => boolean, id = 'cyprus', seats = 4) {
  for (let seed = 0; seed < 60; seed++) {
    const match = stagedMatch(id, seats, `seed ${seed}`);
    while (match.deal.turn) {
      const moves = match.moves();
      if (match.deal.turn.seat === 0 && match.deal.phase !== 'leading' && when(moves)) {
        table.show(match.situation());
        const answer = desk.ask({ seat: 0, seen: match.situation().seen, moves }, signal);
        return { match, moves, answer };
      }
      match.play(match.randomMove());
    }
  }
  throw new Error('no such turn');
}
const playsOf = (moves: readonly Move[]) => moves.filter((move) => move.do === 'play');

describe('the DOM table', () => {
  it('offers exactly the legal moves, whole deals long', async () => {
    let turns = 0;
    for (const [id, seats] of [
      ['cyprus', 4],
      ['cyprus', 10],
      ['sebastopol', 4],
    ] as const) {
      const match = stagedMatch(id, seats, `${id} ${seats}`);
      while (match.deal.turn) {
        const chosen = match.randomMove();
        if (match.deal.turn.seat === 0 && chosen.do === 'play') {
          const moves = match.moves();
          table.show(match.situation());
          const answer = desk.ask({ seat: 0, seen: match.situation().seen, moves }, signal);
          expect(new Set(enabled('hand'))).toEqual(new Set(playsOf(moves).map((move) => move.tile)));
          tile(chosen.tile)?.click();
          const arms = playsOf(moves).filter((move) => move.tile === chosen.tile);
          expect(new Set(enabled('places'))).toEqual(new Set(arms.map((move) => `${move.arm}`)));
          place(`${chosen.arm}`)?.click();
          expect(sameMove(await answer, chosen)).toBe(true);
          turns++;
        }
        match.play(chosen);
      }
    }
    expect(turns).toBeGreaterThan(10);
  });

  it('never holds a hidden tile', async () => {
    const match = stagedMatch('cyprus', 4, 'hidden');
    while (match.deal.turn) {
      const beats = match.play(match.randomMove());
      for (const beat of beats) await table.play(beat, match.situation(), signal);
      table.show(match.situation());
      if (match.deal.phase === 'ended') break;
      const said = root.innerHTML;
      for (const face of match.hidden()) {
        expect(said).not.toContain(`data-id="${face}"`);
        expect(said).not.toMatch(new RegExp(`\\b${texts.tile(face)}\\b`));
      }
    }
    expect(match.deal.phase).toBe('ended');
  });

  it('shows no hand at all while everybody looks', () => {
    const match = stagedMatch('cyprus', 4, 'curtain');
    table.show(match.situation());
    expect(all('[data-group=hand]').length).toBeGreaterThan(0);
    table.show(match.situation('table'));
    expect(all('[data-group=hand]')).toEqual([]);
  });

  it('says in the log who drew and what was missing, without the tile', async () => {
    const match = stagedMatch('cyprus', 4, 'log');
    table.show(match.situation());
    await table.play({ beat: 'drew', seat: 1, at: 40, tile: null, suits: [9] }, match.situation(), signal);
    await table.play({ beat: 'passed', seat: 1, suits: [3, 5, 7] }, match.situation(), signal);
    await table.play({ beat: 'drew', seat: 0, at: 41, tile: '1-5', suits: [9] }, match.situation(), signal);
    expect(all('[role=log] p').map((line) => line.textContent)).toEqual([
      'Bot 1 drew a tile, having no nine.',
      'Bot 1 passes: no three, five or seven.',
      'You drew the one-five, having no nine.',
    ]);
  });

  it('keeps no drawn tile in the log where several persons share the device', async () => {
    const match = stagedMatch('cyprus', 4, 'log');
    const sitters = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, kind: 'person' }) as const);
    const now = { ...match.situation(), sitters };
    table.show(now);
    await table.play({ beat: 'drew', seat: 0, at: 41, tile: '1-5', suits: [9] }, now, signal);
    await table.play({ beat: 'passed', seat: 0, suits: [3] }, now, signal);
    expect(all('[role=log] p').map((line) => line.textContent)).toEqual([
      'Ada drew a tile, having no nine.',
      'Ada passes: no three.',
    ]);
  });

  it('says whose turn it is, also the reader’s own before anything is asked', () => {
    const match = stagedMatch('cyprus', 4, 'turn');
    const said = new Set<string>();
    for (let turn = 0; turn < 12 && match.deal.turn; turn++) {
      const { seat } = match.deal.turn;
      table.show(match.situation());
      const line = root.querySelector('[role=status]')?.textContent ?? '';
      expect(line).toBe(seat === 0 ? 'You are to play.' : `Bot ${seat} is to play.`);
      said.add(line);
      match.play(match.randomMove());
    }
    expect(said.size).toBe(4);
  });

  it('logs every beat of a deal, and its end with what was left and won', async () => {
    const match = stagedMatch('sebastopol', 4, 'whole');
    let beats = 0;
    while (match.deal.turn) {
      for (const beat of match.play(match.randomMove())) {
        await table.play(beat, match.situation(), signal);
        beats++;
      }
    }
    const log = all('[role=log] p').map((line) => line.textContent ?? '');
    expect(log.length).toBeGreaterThanOrEqual(beats);
    expect(log.join(' ')).not.toMatch(/undefined|NaN|null/);
    expect(log.filter((line) => line.includes('still hold')).length).toBeGreaterThan(0);
    expect(log.at(-1)).toMatch(/in all\.|Nobody scores\./);
  });

  it('says why a tile cannot be laid, and keeps it where it is', () => {
    const { moves } = asked((legal) => playsOf(legal).length > 0 && playsOf(legal).every((m) => m.tile.endsWith('9')));
    const off = all('[data-group=hand]').find((each) => each.getAttribute('aria-disabled') === 'true');
    off?.click();
    expect(root.querySelector('[role=status]')?.textContent).toBe('the star needs a nine');
    expect(off?.getAttribute('aria-label')).toContain('the star needs a nine');
    expect(desk.picked).toBeNull();
    expect(desk.question?.moves).toBe(moves);
  });

  it('plays a tile touched twice where it has one place, and puts it back where it has several', async () => {
    const one = asked(
      (legal) => new Set(playsOf(legal).map((m) => m.tile)).size === playsOf(legal).length && playsOf(legal).length > 0,
    );
    const only = playsOf(one.moves)[0];
    tile(only?.tile ?? '')?.click();
    tile(only?.tile ?? '')?.click();
    expect(await one.answer).toEqual(only);

    const many = asked((legal) =>
      playsOf(legal).some((m, _, plays) => plays.filter((o) => o.tile === m.tile).length > 1),
    );
    const face =
      playsOf(many.moves).find((m, _, plays) => plays.filter((o) => o.tile === m.tile).length > 1)?.tile ?? '';
    tile(face)?.click();
    tile(face)?.click();
    expect(desk.picked).toBeNull();
    expect(desk.question).not.toBeNull();
  });

  it('says why nothing is drawn', () => {
    asked((legal) => playsOf(legal).length > 0 && legal.every((move) => move.do !== 'draw'));
    expect(button('draw')?.getAttribute('aria-disabled')).toBe('true');
    button('draw')?.click();
    expect(root.querySelector('[role=status]')?.textContent).toBe('You have a tile to play: none is drawn.');
    expect(desk.question).not.toBeNull();
  });

  it('says at each seat what it holds, its score and what it did last', async () => {
    const match = stagedMatch('cyprus', 4, 'seats');
    table.show(match.situation());
    await table.play({ beat: 'passed', seat: 1, suits: [3] }, match.situation(), signal);
    const seats = all('button[data-group=seats]');
    expect(seats).toHaveLength(4);
    seats[1]?.click();
    const said = root.querySelector('[role=status]')?.textContent;
    expect(said).toMatch(/^Bot 1, bot, \d+ tiles, 0 points.*\. Bot 1 passes: no three\.$/);
  });

  it('draws at the boneyard', async () => {
    const { answer } = asked((legal) => legal.some((move) => move.do === 'draw'));
    button('draw')?.click();
    expect((await answer).do).toBe('draw');
  });
});

describe('the keyboard', () => {
  it('walks the hand with the arrows, takes a tile up, walks its places and lays it', async () => {
    const { answer, moves } = asked((legal) => playsOf(legal).length > 1);
    table.focus();
    const first = document.activeElement;
    expect(press('ArrowRight').defaultPrevented).toBe(true);
    expect(document.activeElement).not.toBe(first);
    expect(all('[data-group=hand][tabindex="0"]')).toHaveLength(1);
    // Enter on a focused button is the browser's click; it carries no pointer.
    const face = playsOf(moves)[0]?.tile ?? '';
    tile(face)?.click();
    expect(document.activeElement?.getAttribute('data-group')).toBe('places');
    const here = document.activeElement as HTMLElement;
    press('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('false');
    here.click();
    expect((await answer).do).toBe('play');
  });

  it('puts a tile back with Escape, and opens the menu when there is none', () => {
    const { moves } = asked((legal) => playsOf(legal).length > 0);
    const face = playsOf(moves)[0]?.tile ?? '';
    tile(face)?.click();
    press('Escape');
    expect(desk.picked).toBeNull();
    expect(document.activeElement).toBe(tile(face));
    expect(onMenu).not.toHaveBeenCalled();
    press('Escape');
    expect(onMenu).toHaveBeenCalledOnce();
  });

  it('draws with D, opens the log with L and the menu with M', async () => {
    const { answer } = asked((legal) => legal.some((move) => move.do === 'draw'));
    press('l');
    expect(root.querySelector('.log-panel.is-open')).not.toBeNull();
    press('Escape');
    expect(root.querySelector('.log-panel.is-open')).toBeNull();
    press('m');
    expect(onMenu).toHaveBeenCalledOnce();
    press('d');
    expect((await answer).do).toBe('draw');
  });

  it('hurries the others with Space, never the own turn', () => {
    table.show(stagedMatch('cyprus', 4, 'space').situation());
    expect(press(' ', document.body).defaultPrevented).toBe(true);
    expect(onHurry).toHaveBeenCalledOnce();
    asked((legal) => playsOf(legal).length > 0);
    press(' ', document.body);
    expect(onHurry).toHaveBeenCalledOnce();
  });

  it('leaves Space to buttons that are no part of the game', () => {
    table.show(stagedMatch('cyprus', 4, 'space').situation());
    table.openLog(true);
    const close = root.querySelector('.log-close');
    const beside = document.body.appendChild(document.createElement('button'));
    for (const one of [close, beside]) expect(press(' ', one ?? root).defaultPrevented).toBe(false);
    expect(onHurry).not.toHaveBeenCalled();
    expect(press(' ', all('[data-group=hand]')[0]).defaultPrevented).toBe(true);
    expect(onHurry).toHaveBeenCalledOnce();
  });

  it('is deaf while something lies over the table', () => {
    asked((legal) => legal.length > 0);
    root.inert = true;
    press('m', document.body);
    expect(onMenu).not.toHaveBeenCalled();
  });

  it('leaves keys with a modifier to the browser', () => {
    asked((legal) => legal.length > 0);
    const event = new KeyboardEvent('keydown', { key: 'd', ctrlKey: true, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(desk.question).not.toBeNull();
  });
});

describe('over the canvas', () => {
  it('lies unseen but within reach of the keyboard, and its log opens all the same', () => {
    asked((legal) => legal.length > 0);
    table.setVisible(false);
    expect(root.querySelector('.dom-table.is-canvas [data-group=hand][tabindex="0"]')).not.toBeNull();
    table.openLog(true);
    expect(root.querySelector('.log-panel.is-open')).not.toBeNull();
  });

  it('leaves nothing behind when it goes', () => {
    table.destroy();
    expect(root.textContent).toBe('');
    press('m', document.body);
    expect(onMenu).not.toHaveBeenCalled();
  });
});
