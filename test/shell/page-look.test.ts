// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { dressPage } from '../../src/shell/page-look.ts';
import { openSettings } from '../../src/shell/store/settings.ts';
import { inMemory } from './fake-storage.ts';

function dressed() {
  const page = document.createElement('html');
  const settings = openSettings(inMemory());
  const device = Object.assign(new EventTarget(), { matches: false });
  const end = dressPage(page, settings, device as EventTarget as MediaQueryList);
  return { page, settings, device, end };
}

it('wears the tiles and the cloth of the settings, at once and when they change', () => {
  const { page, settings, end } = dressed();
  const { tiles, cloth, hand } = settings.now;
  expect({ ...page.dataset }).toEqual({ motion: 'full', tiles, cloth, hand });
  expect(page.style.getPropertyValue('--letters')).toBe('1');
  settings.change({ tiles: 'ebony', cloth: 'wine', hand: 'left', textSize: 'large' });
  expect({ ...page.dataset }).toEqual({ motion: 'full', tiles: 'ebony', cloth: 'wine', hand: 'left' });
  expect(page.style.getPropertyValue('--letters')).toBe('1.2');
  end();
});

it('wants less motion as soon as the device does', () => {
  const { page, device, end } = dressed();
  device.matches = true;
  device.dispatchEvent(new Event('change'));
  expect(page.dataset.motion).toBe('reduced');
  end();
});

it('wears nothing any more when it ends, and hears of nothing', () => {
  const { page, settings, device, end } = dressed();
  end();
  settings.change({ cloth: 'olive' });
  device.dispatchEvent(new Event('change'));
  expect({ ...page.dataset }).toEqual({});
});
