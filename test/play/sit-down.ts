/** From the title to a table, as persons come there. */
import type { Locator, Page } from 'playwright-core';
import { type PlainPage, until } from './probe.ts';

/** Presses the title's Play: newcomers are told then what the game is about. */
export const pressPlay = (page: PlainPage): Promise<void> =>
  page.locator('#screens .title-buttons .button', { hasText: 'Play ' }).click();

/** The same, and plays on from what is told. */
export async function play(page: PlainPage): Promise<void> {
  await pressPlay(page);
  await passCard(page);
}

/** Plays on from the card that comes before the first match of a game, if it comes. */
export async function passCard(page: PlainPage): Promise<void> {
  for (;;) {
    const at = await page.evaluate(() => {
      if (window.starDominoes?.look().screen === 'playing') return 'table';
      return document.querySelector('#screens [aria-labelledby="intro-title"] .is-main') ? 'card' : 'neither';
    });
    if (at === 'table') return;
    if (at === 'card') {
      await page.locator('#screens [aria-labelledby="intro-title"] .is-main').click();
      return void (await until(page, ({ screen }) => screen === 'playing', 'the match'));
    }
  }
}

/** What goes on with a kept match, or shows how one ended. */
export const goOnButton = (page: Page): Locator => page.getByRole('button', { name: /^(Continue|See the result): / });

/** From the title: `seats` seats of Cyprus to `target`, 60 or fewer, persons at some (counted from 1) under their names. */
export async function sitDown(
  page: Page,
  seats: number,
  persons: Readonly<Record<number, string>>,
  target = 60,
): Promise<void> {
  await page.getByRole('button', { name: 'Set up a table' }).click();
  const length = page.getByRole('group', { name: 'Length' });
  await length.getByRole('radio', { name: 'To 60' }).check({ force: true });
  if (target !== 60) await length.getByRole('radio', { name: 'Other' }).check({ force: true });
  const less = page.getByRole('button', { name: 'Length: less' });
  for (let now = 60; now > target; now -= 5) await less.click();
  await seat(page, persons, seats);
}

/** From the set-up of a table for four: seats persons and bots, and plays. */
export async function seat(
  page: Page,
  persons: Readonly<Record<number, string>>,
  seats = Object.keys(persons).length,
): Promise<void> {
  for (let more = 4; more < seats; more++) await page.getByRole('button', { name: 'One seat more' }).click();
  for (const [seat, name] of Object.entries(persons)) {
    await page.getByLabel(`Who plays seat ${seat}`, { exact: true }).selectOption('Person');
    await page.getByRole('textbox', { name: `Name at seat ${seat}`, exact: true }).fill(name);
  }
  await page.getByRole('button', { name: 'Sit down' }).click();
  await passCard(page);
}
