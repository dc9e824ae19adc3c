// @vitest-environment happy-dom
import { render } from 'lit-html';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import type { Shared } from '../../src/shell/app.ts';
import { createSharing } from '../../src/shell/screens/sharing.ts';
import { fakeApp } from './fake-app.ts';

const texts = await withSetUp(textsFor([]));
const TEXT = 'Solved in eleven moves';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The button is pressed; the picture and the sharing come to what the test wants. */
function press(picture: () => Promise<File | null>, answer: () => Promise<Shared> = async () => 'shared') {
  const share = vi.fn((_text: string, _picture: File | null) => answer());
  const sharing = createSharing({ ...fakeApp(), share }, texts);
  const root = document.createElement('div');
  render(sharing.button('Share', TEXT, picture), root);
  root.querySelector('button')?.click();
  return {
    share,
    said() {
      render(sharing.said(TEXT), root);
      return root.textContent?.trim();
    },
  };
}

describe('a text that is shared with a picture', () => {
  const silence = () => new Promise<never>(() => {});
  const file = new File(['x'], 'day.png');

  it('goes with it as soon as it is made', async () => {
    const { share, said } = press(async () => file);
    await vi.advanceTimersByTimeAsync(0);
    expect(share.mock.calls).toEqual([[TEXT, file]]);
    expect(said()).toBe(texts.deals.sharing.shared);
  });

  it('goes alone after a second, while the press still counts, where no picture comes', async () => {
    const { share } = press(silence);
    await vi.advanceTimersByTimeAsync(999);
    expect(share).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(share.mock.calls).toEqual([[TEXT, null]]);
  });

  it('goes alone at once where the browser refuses the picture', async () => {
    const { share } = press(() => Promise.reject(new DOMException('', 'SecurityError')));
    await vi.advanceTimersByTimeAsync(0);
    expect(share.mock.calls).toEqual([[TEXT, null]]);
  });

  it('stands there to be copied where what shares it cannot be loaded', async () => {
    const { said } = press(
      async () => null,
      () => Promise.reject(new TypeError('Failed to fetch')),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(said()).toContain(texts.deals.sharing.refused);
  });
});
