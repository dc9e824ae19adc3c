// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/index.ts';
import { type Curtain, createCurtain } from '../../src/shell/curtain.ts';

const ada = { name: 'Ada', kind: 'person' } as const;
const ben = { name: 'Ben', kind: 'person' } as const;
const never = new AbortController().signal;
const onChange = vi.fn();
let root: HTMLElement;
let curtain: Curtain;

beforeEach(() => {
  document.body.innerHTML = '';
  root = document.body.appendChild(document.createElement('div'));
  onChange.mockClear();
  curtain = createCurtain({ root, texts: textsFor([]), onChange });
});

const look = () => root.querySelector<HTMLElement>('.curtain-look')?.click();

describe('the curtain', () => {
  it('names who comes, and stays until that person looks', async () => {
    const looked = vi.fn();
    const raised = curtain.raise(1, ben, never).then(looked);
    expect(root.textContent).toContain('Ben is next');
    expect(document.activeElement?.textContent).toBe('Ben is next');
    expect([curtain.isDown, onChange.mock.calls]).toEqual([true, [[true]]]);
    await Promise.resolve();
    expect(looked).not.toHaveBeenCalled();
    look();
    await raised;
    expect([curtain.isDown, root.textContent]).toEqual([false, '']);
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('stays down for the next one when it is down already, and keeps nobody waiting', async () => {
    const first = curtain.raise(0, ada, never);
    const second = curtain.raise(1, ben, never);
    await first;
    expect(curtain.isDown).toBe(true);
    expect(root.textContent).toContain('Ben is next');
    expect(root.textContent).not.toContain('Ada');
    look();
    await second;
    expect(curtain.isDown).toBe(false);
  });

  it('takes the keyboard when what lay over it goes', () => {
    root.inert = true;
    void curtain.raise(1, ben, never);
    document.body.focus();
    root.inert = false;
    curtain.focus();
    expect(document.activeElement?.textContent).toBe('Ben is next');
  });

  it('goes when the match is left', async () => {
    const away = new AbortController();
    const raised = curtain.raise(0, ada, away.signal);
    away.abort();
    await raised;
    expect([curtain.isDown, root.textContent]).toEqual([false, '']);
  });
});
