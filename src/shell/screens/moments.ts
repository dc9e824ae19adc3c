import { hearKeys } from '../../page/keys.ts';
import type { App } from '../app.ts';

const PACE = { relaxed: 1.4, normal: 1, fast: 0.5 };
/** Milliseconds within which the animation must load; later it would hide text already read. */
const IN_TIME = 300;

/**
 * Animates a sheet when it is first shown; any touch or key ends the animation. There is none with reduced motion, at
 * instant speed, or if it loads too late.
 */
export function createMoments(root: HTMLElement, { settings }: App) {
  let told = '';
  return (name: string): void => {
    // Back at the table: the next sheet is a new one, even with the same number.
    if (name === '') told = '';
    if (!name.startsWith('sheet') || name === told) return;
    told = name;
    const screen = root.querySelector<HTMLElement>('.screen');
    const { speed } = settings.now;
    const page = root.ownerDocument;
    if (!screen || speed === 'instant' || page.documentElement.dataset.motion !== 'full') return;
    const shown = performance.now();
    import('../result/sheet-moment.ts').then(
      ({ tellSheet }) => {
        if (!screen.isConnected || performance.now() - shown > IN_TIME) return;
        const finish = tellSheet(screen, PACE[speed]);
        for (const touch of ['pointerdown', 'wheel']) screen.addEventListener(touch, finish, { once: true });
        hearKeys(screen, finish);
      },
      // The sheet can be read without it.
      () => {},
    );
  };
}
