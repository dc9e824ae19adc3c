/** Sets up a table as persons do. */
import type { Page } from 'playwright-core';

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
  for (let more = 4; more < seats; more++) await page.getByRole('button', { name: 'One seat more' }).click();
  for (const [seat, name] of Object.entries(persons)) {
    await page.getByLabel(`Who plays seat ${seat}`, { exact: true }).selectOption('Person');
    await page.getByRole('textbox', { name: `Name at seat ${seat}`, exact: true }).fill(name);
  }
  await page.getByRole('button', { name: 'Sit down' }).click();
}
