/** A page of a driven browser, or the frame in it, that is played in as every page of the tests is. */
import type { Found, PlainPage, Point } from '../../play/probe.ts';
import type { Driver } from './driver.ts';
import { EARS } from './ears.ts';
import { keyActions } from './keys.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How long anything may take to come before it counts as missing, in ms: far longer than on any machine. */
const PATIENCE = 120_000;

export interface DrivenPage extends PlainPage {
  /** Opens an address in a view of this size, in CSS pixels; `inFrame`: goes into the only frame of the page there. */
  open(address: string, size: { readonly width: number; readonly height: number }, inFrame: boolean): Promise<void>;
  /** The addresses of everything that the page, or the frame, asked for. */
  asked(): Promise<readonly string[]>;
  /** Tells if the page is seen and has the keys, and how many frames and timers it gets in a second. */
  pulse(): Promise<string>;
  /** The whole view as PNG, the page around the frame too. */
  picture(): Promise<Buffer>;
}

export function pageOf({ send }: Driver): DrivenPage {
  const run = (script: string, ...args: unknown[]) => send('run', { script, args });
  const point = (...actions: object[]) =>
    send('act', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    }).then(() => undefined);
  const to = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, origin: 'viewport', x: round(x), y: round(y) });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const click = (at: Point) => point(to(at), down, up);
  const box = async (selector: string, text: string, isShown: boolean) =>
    (await run(BOX, selector, text, isShown)) as Awaited<ReturnType<Found['boundingBox']>>;
  const shown = async (selector: string, text = '') => {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(20)) {
      const at = await box(selector, text, true);
      if (at) return at;
    }
    throw new Error(`There is no ${selector} ${text} to be seen, or it does not stand still.`);
  };
  /** The window is larger than the view by what the browser has around it: as much is added as the view lacks. */
  const resizeView = async (width: number, height: number) => {
    const window = { width, height };
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      await send('resize', window);
      const [wide, high] = (await run(VIEW)) as [number, number];
      if (wide === width && high === height) return;
      window.width += width - wide;
      window.height += height - high;
    }
    throw new Error(`The view does not become ${width}×${height}.`);
  };
  const press = (key: string) =>
    send('act', { actions: [{ type: 'key', id: 'keys', actions: keyActions(key) }] }).then(() => undefined);
  const locator = (selector: string, { hasText = '' } = {}): Found => ({
    first: () => locator(selector, { hasText }),
    async click() {
      const at = await shown(selector, hasText);
      await click({ x: at.x + at.width / 2, y: at.y + at.height / 2 });
    },
    boundingBox: () => box(selector, hasText, false),
  });
  return {
    mouse: {
      click: (x, y) => click({ x, y }),
      move: (x, y) => point(to({ x, y })),
      down: () => point(down),
      up: () => point(up),
    },
    keyboard: { press },
    evaluate: async <Answer>(asked: (given: never) => Answer | Promise<Answer>, given?: unknown) =>
      (await run(`return (${asked})(arguments[0])`, given)) as Answer,
    locator,
    waitForSelector: (selector) => shown(selector),
    async open(address, { width, height }, inFrame) {
      await send('frame', { id: null });
      await send('go', { url: 'about:blank' });
      await resizeView(width, height);
      await send('go', { url: address });
      if (inFrame) await send('frame', { id: 0 });
      // Pages from the disk come without; they are heard from here on.
      await run(EARS);
    },
    asked: async () => (await run(ASKED)) as string[],
    async pulse() {
      await run(PULSE);
      await pause(1000);
      return String(await run('return [document.visibilityState, "focus: " + document.hasFocus(), pulse].join()'));
    },
    async picture() {
      return Buffer.from(String(await send('picture')), 'base64');
    },
  };
}

const PULSE = `
  const beats = { frames: 0, timers: 0, toString: () => beats.frames + ' frames, ' + beats.timers + ' timers' };
  window.pulse = beats;
  const frame = () => void (beats.frames++, requestAnimationFrame(frame));
  requestAnimationFrame(frame);
  setInterval(() => beats.timers++, 50);
`;

const ASKED = `
  return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !/^(data|blob):/.test(name));
`;

const round = (value: number) => Math.round(value);

/** The size of the view after two frames: whatever the window did before, the page knows of it. */
const VIEW = `
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  return frame().then(frame).then(() => [innerWidth, innerHeight]);
`;

/**
 * Where the first element is that the selector names and that holds the text; `null` without one. If it is to be shown,
 * also `null` while nothing of it can be hit, or while it moves from frame to frame.
 */
const BOX = `
  const [selector, text, isShown] = arguments;
  const find = () => {
    const found = [...document.querySelectorAll(selector)].find((each) => each.textContent.includes(text));
    if (!found) return null;
    if (isShown) found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = found.getBoundingClientRect();
    if (isShown) {
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!top || !(found.contains(top) || top.contains(found))) return null;
    }
    return { x, y, width, height };
  };
  const before = find();
  if (!before || !isShown) return before;
  return new Promise((next) => requestAnimationFrame(next)).then(() => {
    const now = find();
    return JSON.stringify(now) === JSON.stringify(before) ? now : null;
  });
`;
