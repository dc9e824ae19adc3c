/** Applies settings to the page's attributes, for its styles. */
import { dropStyle } from '../page/drop-style.ts';
import { isReduced, lettersOf, type SettingsStore } from './store/settings.ts';

/**
 * Keeps the attributes of `page` in line with the settings and the device. Returns a function that restores the page.
 */
export function dressPage(page: HTMLElement, settings: SettingsStore, device: MediaQueryList): () => void {
  const { dataset, style } = page;
  const dress = () => {
    const { tiles, cloth, hand } = settings.now;
    const motion = isReduced(settings.now, device.matches) ? 'reduced' : 'full';
    Object.assign(dataset, { motion, tiles, cloth, hand });
    style.setProperty('--letters', `${lettersOf(settings.now)}`);
  };
  const end = settings.subscribe(dress);
  device.addEventListener('change', dress);
  dress();
  return () => {
    end();
    device.removeEventListener('change', dress);
    for (const set of ['motion', 'tiles', 'cloth', 'hand']) delete dataset[set];
    dropStyle(page, '--letters');
  };
}
