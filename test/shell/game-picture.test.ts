// @vitest-environment happy-dom
import { html, render } from 'lit-html';
import { afterEach, expect, it, vi } from 'vitest';
import type { Situation } from '../../src/match/ports.ts';
import { games } from '../../src/rules/games.ts';
import type { App } from '../../src/shell/app.ts';
import { createGamePictures } from '../../src/shell/shelf/game-picture.ts';
import { fakeApp } from './fake-app.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['full', [2, 0, 1]],
  ['low', [2]],
] as const)(
  'draws what is in view first, then all others on the page, each once; in %s quality',
  async (quality, order) => {
    let look: IntersectionObserverCallback = () => {};
    class Watch {
      constructor(callback: IntersectionObserverCallback) {
        look = callback;
      }
      observe() {}
      unobserve() {}
    }
    vi.stubGlobal('IntersectionObserver', Watch);
    const drawn: string[] = [];
    const table = async ({ seen }: Situation) => {
      drawn.push(seen.game);
      return Object.assign(document.createElement('canvas'), { title: seen.game });
    };
    const three = games.slice(0, 3);
    const root = document.body.appendChild(document.createElement('div'));
    const app: App = { ...fakeApp(), pictures: { ...fakeApp().pictures, table }, redraw: () => show() };
    app.settings.change({ quality });
    const picture = createGamePictures(app);
    const show = () => render(html`${three.map(picture)}`, root);
    show();
    expect(root.querySelector('canvas')).toBeNull();
    const last = root.querySelectorAll('.game-picture')[2];
    const entry = { isIntersecting: true, target: last } as unknown as IntersectionObserverEntry;
    look([entry], null as unknown as IntersectionObserver);
    await expect.poll(() => root.querySelectorAll('canvas').length).toBe(order.length);
    expect([...new Set(drawn)]).toEqual(order.map((at) => three[at]?.id));
    expect([...root.querySelectorAll('canvas')].map(({ title }) => title)).toEqual(
      three.flatMap(({ id }, at) => (order.some((each) => each === at) ? [id] : [])),
    );
    root.remove();
  },
);
