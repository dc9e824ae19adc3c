import { expect, it } from 'vitest';
import { gameById } from '../../../src/rules/games.ts';
import { actionSlots } from '../../../src/ui/action-slots.ts';
import { scaled } from '../../../src/ui/unit-one.ts';
import { regionsOf, settingOf } from '../kinds.ts';

const button = (visible: boolean) => ({ visible, enabled: visible, label: '' });

it.each([
  [360, 640],
  [390, 844],
  [844, 390],
  [640, 360],
  [768, 1024],
  [1280, 800],
])('who may pass or draw (13.3) is shown both buttons at %i × %i', (width, height) => {
  const french = gameById('french');
  const options = french?.options({}, 2);
  if (!french || !options?.ok) throw new Error('no such game');
  const { action } = scaled(regionsOf({ width, height, ...settingOf(french, options.value, 2) }));
  const no = button(false);
  const wanted = { draw: button(true), pass: button(true), takeBack: no, next: no, hint: button(true) };
  const { draw, pass } = actionSlots(action, { ...wanted, hurry: no, deal: no });
  for (const slot of [draw, pass]) expect(slot?.width).toBeGreaterThanOrEqual(43);
});
