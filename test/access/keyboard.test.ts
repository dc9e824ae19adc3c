// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { laidTable, playsOf } from './laid-table.ts';
import { read } from './late.ts';
import { stagedMatch } from './staged.ts';

let at: ReturnType<typeof laidTable>;
beforeEach(() => {
  at = laidTable();
});
afterEach(() => at.table.destroy());

describe('the keyboard', () => {
  it('walks the hand with the arrows, takes a tile up, walks its places and lays it', async () => {
    const { table, all, tile, press, asked } = at;
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
    const { desk, onMenu, tile, press, asked } = at;
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

  it('draws with D, opens the log with L, the menu with M and the rules with R', async () => {
    const { root, onMenu, onRules, press, asked } = at;
    const { answer } = asked((legal) => legal.some((move) => move.do === 'draw'));
    press('l');
    expect(root.querySelector('.log-panel.is-open')).not.toBeNull();
    press('Escape');
    expect(root.querySelector('.log-panel.is-open')).toBeNull();
    press('m');
    expect(onMenu).toHaveBeenCalledOnce();
    press('r');
    expect(onRules).toHaveBeenCalledOnce();
    press('d');
    expect((await answer).do).toBe('draw');
  });

  it('hurries the others with Space, never the own turn', () => {
    const { table, onHurry, press, asked } = at;
    table.show(stagedMatch('cyprus', 4, 'space').situation());
    expect(press(' ', document.body).defaultPrevented).toBe(true);
    expect(onHurry).toHaveBeenCalledOnce();
    asked((legal) => playsOf(legal).length > 0);
    press(' ', document.body);
    expect(onHurry).toHaveBeenCalledOnce();
  });

  it('takes a Space for late that comes with the question, and leaves a later one to the button', () => {
    const { table, press, asked, all } = at;
    table.focus();
    asked((legal) => legal.some((move) => move.do === 'draw'));
    const [draw] = all('[data-id=draw]');
    expect(press(' ', draw).defaultPrevented).toBe(true);
    read();
    expect(press(' ', draw).defaultPrevented).toBe(false);
  });

  it('hurries the others with Space also where the focus is on a button that is out of use', () => {
    const { table, onHurry, all, press } = at;
    table.show(stagedMatch('cyprus', 4, 'space').situation());
    const [draw] = all('[data-id=draw]');
    expect(draw?.getAttribute('aria-disabled')).toBe('true');
    expect(press(' ', draw).defaultPrevented).toBe(true);
    expect(onHurry).toHaveBeenCalledOnce();
  });

  it('shows on the table which button, or whose plate, it stands on', () => {
    const { table, all, onFocusHud } = at;
    table.show(stagedMatch('cyprus', 4, 'space').situation());
    all('[data-id=log]')[0]?.focus();
    expect(onFocusHud).toHaveBeenLastCalledWith('log', null);
    all('[data-group=seats]')[2]?.focus();
    expect(onFocusHud).toHaveBeenLastCalledWith(null, Number(all('[data-group=seats]')[2]?.dataset.id));
    (document.activeElement as HTMLElement).blur();
    expect(onFocusHud).toHaveBeenLastCalledWith(null, null);
  });

  it('shows nothing of where it stands once a pointer was used, until another key is pressed', () => {
    const { table, all, press, onFocusHud } = at;
    table.show(stagedMatch('cyprus', 4, 'space').situation());
    all('[data-id=log]')[0]?.focus();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(onFocusHud).toHaveBeenLastCalledWith(null, null);
    all('[data-id=menu]')[0]?.focus();
    expect(onFocusHud).toHaveBeenLastCalledWith(null, null);
    press('Shift');
    expect(onFocusHud).toHaveBeenLastCalledWith('menu', null);
  });

  it('shows nothing of where it stands if the page was last pressed with a pointer, before a key is pressed', () => {
    const { table, tile, hand, press, onFocusTile } = laidTable(true, undefined, { isKey: false });
    table.show(stagedMatch('cyprus', 4, 'space').situation());
    const [first = ''] = hand();
    tile(first)?.focus();
    expect(onFocusTile).not.toHaveBeenCalledWith(first);
    press('Shift');
    expect(onFocusTile).toHaveBeenLastCalledWith(first);
    table.destroy();
  });

  it('walks only tiles that can be played before the canvas, with Shift all of them, and all at the plain table', () => {
    const { table, asked, hand, press, tile } = at;
    const { moves } = asked((legal) => new Set(playsOf(legal).map((move) => move.tile)).size === 2);
    const playable = hand().filter((one) => playsOf(moves).some((move) => move.tile === one));
    const walked = (init: KeyboardEventInit = {}) =>
      hand().map(() => {
        press('ArrowRight', undefined, init);
        return (document.activeElement as HTMLElement).dataset.id;
      });
    tile(playable[0] ?? '')?.focus();
    expect(new Set(walked())).toEqual(new Set(hand()));
    table.setVisible(false);
    tile(playable[0] ?? '')?.focus();
    expect(new Set(walked())).toEqual(new Set(playable));
    expect(new Set(walked({ shiftKey: true }))).toEqual(new Set(hand()));
    // From one that cannot be played it goes to the next that can.
    const dead = hand().find((one) => !playable.includes(one)) ?? '';
    tile(dead)?.focus();
    press('ArrowLeft');
    expect(playable).toContain((document.activeElement as HTMLElement).dataset.id);
  });

  it('leaves Space to buttons that are no part of the game', () => {
    const { root, table, onHurry, all, press } = at;
    table.show(stagedMatch('cyprus', 4, 'space').situation());
    table.openLog(true);
    const close = root.querySelector('.log-close');
    const beside = document.body.appendChild(document.createElement('button'));
    for (const one of [close, beside]) expect(press(' ', one ?? root).defaultPrevented).toBe(false);
    expect(onHurry).not.toHaveBeenCalled();
    expect(press(' ', all('[data-group=hand]')[0]).defaultPrevented).toBe(true);
    expect(onHurry).toHaveBeenCalledOnce();
  });

  it('draws once and mutes once while a key is held', async () => {
    const { desk, onMute, press, asked } = at;
    asked((legal) => legal.some((move) => move.do === 'draw'));
    const offered = vi.spyOn(desk, 'offer');
    for (const repeat of [false, true, true]) {
      press('x', undefined, { repeat });
      press('d', undefined, { repeat });
    }
    expect(onMute).toHaveBeenCalledOnce();
    expect(offered).toHaveBeenCalledOnce();
  });

  it('knows its letters and digits in other layouts, also with Control', () => {
    const { onMenu, onMute, onTakeBack, table, press } = at;
    const match = stagedMatch('cyprus', 4, 'layout');
    table.show({ ...match.situation(), takeBack: true });
    press('ь', undefined, { code: 'KeyM' });
    press('ч', undefined, { code: 'KeyX' });
    press('я', undefined, { code: 'KeyZ', ctrlKey: true });
    expect([onMenu, onMute, onTakeBack].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('gives nothing for a key event without a key', () => {
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(at.onMenu).not.toHaveBeenCalled();
  });

  it('leaves letters to the log while it is read, which Escape closes', () => {
    const { root, table, onMenu, onMute, press } = at;
    table.show(stagedMatch('cyprus', 4, 'log').situation());
    table.openLog(true);
    expect(document.activeElement?.getAttribute('role')).toBe('log');
    for (const key of ['m', 'x']) press(key);
    expect([onMenu, onMute].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    press('Escape');
    expect(root.querySelector('.log-panel.is-open')).toBeNull();
  });

  it('has no single-letter keys where they are off, says so, and keeps all others', async () => {
    const { root, help, table, desk, onMenu, onMute, onTakeBack, onRules, press, asked } = at;
    const keys = () => root.querySelector('.dom-keys')?.textContent;
    const withLetters = keys();
    help.letters = false;
    table.redraw();
    expect(keys()).not.toBe(withLetters);
    const { match } = asked((legal) => playsOf(legal).length > 0);
    table.show({ ...match.situation(), takeBack: true });
    for (const key of ['d', 'x', 'm', 'r', 'M', '1', '0', 't']) press(key);
    expect([onMenu, onMute, onRules, onTakeBack].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0]);
    expect(desk.question).not.toBeNull();
    press('z', undefined, { ctrlKey: true });
    press('Backspace');
    expect(onTakeBack).toHaveBeenCalledTimes(2);
    press('Escape');
    expect(onMenu).toHaveBeenCalledOnce();
  });

  it('is deaf while something lies over the table', () => {
    const { root, onMenu, press, asked } = at;
    asked((legal) => legal.length > 0);
    root.inert = true;
    press('m', document.body);
    expect(onMenu).not.toHaveBeenCalled();
  });

  it('leaves keys with a modifier to the browser', () => {
    const { desk, asked } = at;
    asked((legal) => legal.length > 0);
    const event = new KeyboardEvent('keydown', { key: 'd', ctrlKey: true, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(desk.question).not.toBeNull();
  });
});
