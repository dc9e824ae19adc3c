import { hearKeys } from '../../page/keys.ts';
import type { App } from '../app.ts';

const PACE = { relaxed: 1.4, normal: 1, fast: 0.5 };
/** Milliseconds: what comes later than this would hide what has been read already. */
const IN_TIME = 300;

/**
 * Tells a sheet the first time it is shown; any touch and any key shows all of it. At once where things move little, at
 * instant speed, and where the telling does not come in time.
 */
export function createMoments(root: HTMLElement, { settings }: App) {
  let told = '';
  return (name: string): void => {
    // At the table again: the next sheet is another one, whatever its number.
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
      // The sheet can be read without.
      () => {},
    );
  };
}
