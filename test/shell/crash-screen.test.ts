// @vitest-environment happy-dom
import { render } from 'lit-html';
import { describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { type Crash, crashScreen } from '../../src/shell/screens/crash-screen.ts';
import { fakeApp } from './fake-app.ts';

const { crash: words } = textsFor([]);

function shown(how: Partial<Crash>) {
  const app = fakeApp();
  const pressed = { goOn: vi.fn(), goOnPlainly: vi.fn(), send: vi.fn(), saveRecord: vi.fn() };
  const match = { ...app.match, saveRecord: pressed.saveRecord };
  const root = document.createElement('div');
  const crash: Crash = { error: 'Error: broken', hasMatch: true, way: 'goOn', ...pressed, ...how };
  render(crashScreen({ ...app, match, send: pressed.send }, crash), root);
  const buttons = [...root.querySelectorAll('button')];
  const main = root.querySelector<HTMLButtonElement>('[data-autofocus]');
  return { root, pressed, main, names: buttons.map(({ textContent }) => textContent?.trim()) };
}

describe('the crash screen', () => {
  it('offers first to go on, the first time', () => {
    const { root, main, names, pressed } = shown({});
    expect(names).toEqual([words.goOn, words.record, words.leave]);
    main?.click();
    expect(pressed.goOn).toHaveBeenCalledOnce();
    expect(root.textContent).toContain(words.line);
    expect(root.textContent).toContain('Error: broken');
  });

  it('offers the plain table when the same has happened again', () => {
    const { root, main, names, pressed } = shown({ way: 'plain' });
    expect(names).toEqual([words.plain, words.record, words.leave]);
    main?.click();
    expect(pressed.goOnPlainly).toHaveBeenCalledOnce();
    expect(pressed.goOn).not.toHaveBeenCalled();
    expect(root.textContent).toContain(words.lineAgain);
  });

  it('offers the title alone when that does not help', () => {
    const { main, names, pressed } = shown({ way: 'leave' });
    expect(names).toEqual([words.leave, words.record]);
    main?.click();
    expect(pressed.send).toHaveBeenCalledWith({ type: 'BACK' });
  });
});
