// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Move } from '../../src/rules/game.ts';
import { sameMove } from '../../src/rules/moves.ts';
import { laidTable, playsOf, signal } from './laid-table.ts';
import { stagedMatch, texts } from './staged.ts';

let at: ReturnType<typeof laidTable>;
beforeEach(() => {
  at = laidTable();
});
afterEach(() => at.table.destroy());

describe('the DOM table', () => {
  it('has its buttons and keys before it is laid out for a kind of table, and shows nothing else', () => {
    expect([at.all('[data-group=seats]'), at.all('[data-group=places]'), at.hand()]).toEqual([[], [], []]);
    at.button('menu')?.click();
    at.press('Escape');
    expect(at.onMenu).toHaveBeenCalledTimes(2);
  });

  it('offers exactly the legal moves, whole deals long', async () => {
    const { desk, table, tile, place, enabled } = at;
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
    const { root, table } = at;
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
    const { table, all } = at;
    const match = stagedMatch('cyprus', 4, 'curtain');
    table.show(match.situation());
    expect(all('[data-group=hand]').length).toBeGreaterThan(0);
    table.show(match.situation('table'));
    expect(all('[data-group=hand]')).toEqual([]);
  });

  it('says in the log who drew and what was missing, without the tile', async () => {
    const { table, log } = at;
    const match = stagedMatch('cyprus', 4, 'log');
    table.show(match.situation());
    await table.play({ beat: 'drew', seat: 1, at: 40, tile: null, suits: [9] }, match.situation(), signal);
    await table.play({ beat: 'passed', seat: 1, suits: [3, 5, 7] }, match.situation(), signal);
    await table.play({ beat: 'drew', seat: 0, at: 41, tile: '1-5', suits: [9] }, match.situation(), signal);
    expect(log()).toEqual([
      'Bot 1 has no nines, and draws a tile.',
      'Bot 1 passes: no threes, fives or sevens.',
      'You have no nines, and draw the one-five.',
    ]);
  });

  it('keeps no drawn tile in the log where several persons share the device', async () => {
    const { table, log } = at;
    const match = stagedMatch('cyprus', 4, 'log');
    const sitters = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, kind: 'person' }) as const);
    const now = { ...match.situation(), sitters };
    table.show(now);
    await table.play({ beat: 'drew', seat: 0, at: 41, tile: '1-5', suits: [9] }, now, signal);
    await table.play({ beat: 'passed', seat: 0, suits: [3] }, now, signal);
    expect(log()).toEqual(['Ada has no nines, and draws a tile.', 'Ada passes: no threes.']);
  });

  it('says whose turn it is, also the reader’s own before anything is asked', () => {
    const { table, status } = at;
    const match = stagedMatch('cyprus', 4, 'turn');
    const said = new Set<string>();
    for (let turn = 0; turn < 12 && match.deal.turn; turn++) {
      const { seat } = match.deal.turn;
      table.show(match.situation());
      const line = status() ?? '';
      expect(line).toBe(seat === 0 ? 'It’s your turn.' : `It’s Bot ${seat}’s turn.`);
      said.add(line);
      match.play(match.randomMove());
    }
    expect(said.size).toBe(4);
  });

  it('logs every beat of a deal, and its end with what was left and won', async () => {
    const { table, log } = at;
    const match = stagedMatch('sebastopol', 4, 'whole');
    let beats = 0;
    while (match.deal.turn) {
      for (const beat of match.play(match.randomMove())) {
        await table.play(beat, match.situation(), signal);
        beats++;
      }
    }
    const lines = log();
    expect(lines.length).toBeGreaterThanOrEqual(beats);
    expect(lines.join(' ')).not.toMatch(/undefined|NaN|null/);
    expect(lines.filter((line) => line.includes('still hold')).length).toBeGreaterThan(0);
    expect(lines.at(-1)).toMatch(/in all\.|Nobody scores\./);
  });

  it('says why a tile cannot be laid, and keeps it where it is', () => {
    const { desk, all, status, asked } = at;
    const { moves } = asked((legal) => playsOf(legal).length > 0 && playsOf(legal).every((m) => m.tile.endsWith('9')));
    const off = all('[data-group=hand]').find((each) => each.getAttribute('aria-disabled') === 'true');
    off?.click();
    expect(status()).toBe('The star needs a nine');
    expect(off?.getAttribute('aria-label')).toContain('The star needs a nine');
    expect(desk.picked).toBeNull();
    expect(desk.question?.moves).toBe(moves);
  });

  it('plays a tile touched twice where it has one place, and puts it back where it has several', async () => {
    const { desk, tile, asked } = at;
    const one = asked(
      (legal) => new Set(playsOf(legal).map((m) => m.tile)).size === playsOf(legal).length && playsOf(legal).length > 0,
    );
    const only = playsOf(one.moves)[0];
    tile(only?.tile ?? '')?.click();
    tile(only?.tile ?? '')?.click();
    expect(await one.answer).toEqual(only);

    /** A tile without a nine, which the free blades want, that fits several ends. */
    const severalPlaced = (legal: readonly Move[]) =>
      playsOf(legal).find((m, _, plays) => !m.tile.includes('9') && plays.filter((o) => o.tile === m.tile).length > 1);
    const many = asked((legal) => severalPlaced(legal) !== undefined);
    const face = severalPlaced(many.moves)?.tile ?? '';
    tile(face)?.click();
    tile(face)?.click();
    expect(desk.picked).toBeNull();
    expect(desk.question).not.toBeNull();
  });

  it('plays a tile pressed once where it has one place, if one tap is to play; the keyboard goes to the place', async () => {
    const { desk, tile, asked, help } = at;
    const isAlone = (legal: readonly Move[]) =>
      new Set(playsOf(legal).map((m) => m.tile)).size === playsOf(legal).length && playsOf(legal).length > 0;
    const one = asked(isAlone);
    const face = playsOf(one.moves)[0]?.tile ?? '';
    const press = (detail: number) => tile(face)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    press(1);
    expect(desk.picked).toBe(face);
    desk.pick(null);
    help.oneTap = true;
    press(0);
    expect(desk.picked).toBe(face);
    desk.pick(null);
    press(1);
    expect(await one.answer).toEqual(playsOf(one.moves)[0]);
  });

  it('says why nothing is drawn', () => {
    const { desk, button, status, asked } = at;
    asked((legal) => playsOf(legal).length > 0 && legal.every((move) => move.do !== 'draw'));
    expect(button('draw')?.getAttribute('aria-disabled')).toBe('true');
    button('draw')?.click();
    expect(status()).toBe('You can play, so you can’t draw.');
    expect(desk.question).not.toBeNull();
  });

  it('says at each seat what it holds, its score and what it did last', async () => {
    const { table, all, status } = at;
    const match = stagedMatch('cyprus', 4, 'seats');
    table.show(match.situation());
    await table.play({ beat: 'passed', seat: 1, suits: [3] }, match.situation(), signal);
    const seats = all('button[data-group=seats]');
    expect(seats).toHaveLength(4);
    seats[1]?.click();
    const said = status();
    expect(said).toMatch(/^Bot 1, bot, \d+ tiles, 0 points.*\. Bot 1 passes: no threes\.$/);
  });

  it('marks the tile that was played last, also after a reload', () => {
    const { table, all } = at;
    const match = stagedMatch('cyprus', 4, 'last');
    while (match.deal.laid.length < 5) match.play(match.randomMove());
    table.show(match.situation());
    const last = match.deal.laid.at(-1);
    const marked = all('[data-group=places]').filter((each) =>
      each.getAttribute('aria-label')?.includes('Last played'),
    );
    expect(marked.map((each) => each.dataset.id)).toEqual([`${last?.arm}`]);
  });

  it('draws at the boneyard', async () => {
    const { button, asked } = at;
    const { answer } = asked((legal) => legal.some((move) => move.do === 'draw'));
    button('draw')?.click();
    expect((await answer).do).toBe('draw');
  });
});

describe('over the canvas', () => {
  it('lies unseen but within reach of the keyboard, and its log opens all the same', () => {
    const { root, table, asked } = at;
    asked((legal) => legal.length > 0);
    table.setVisible(false);
    expect(root.querySelector('.dom-table.is-canvas [data-group=hand][tabindex="0"]')).not.toBeNull();
    table.openLog(true);
    expect(root.querySelector('.log-panel.is-open')).not.toBeNull();
  });

  it('leaves nothing behind when it goes', () => {
    const { root, table, onMenu, press } = at;
    table.destroy();
    expect(root.textContent).toBe('');
    press('m', document.body);
    expect(onMenu).not.toHaveBeenCalled();
  });
});
