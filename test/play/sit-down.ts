/** Sets up a table as persons do. */
import type { Page } from 'playwright-core';

/** From the title: `seats` seats of Cyprus to `target`, persons at some (counted from 1) under their names. */
export async function sitDown(
  page: Page,
  seats: number,
  persons: Readonly<Record<number, string>>,
  target = 60,
): Promise<void> {
  await page.getByRole('button', { name: 'Set up a table' }).click();
  await page.getByRole('radio', { name: 'Other' }).check({ force: true });
  const length = page.getByRole('group', { name: 'Exactly' });
  const stands = async () => Number((await length.locator('output').textContent())?.replace(/\D/g, ''));
  for (let now = await stands(); now !== target; now = await stands())
    await length.getByRole('button', { name: now > target ? /less/ : /more/ }).click();
  for (let more = 4; more < seats; more++) await page.getByRole('button', { name: 'One seat more' }).click();
  for (const [seat, name] of Object.entries(persons)) {
    await page.getByLabel(`Who plays seat ${seat}`, { exact: true }).selectOption('Person');
    await page.getByRole('textbox', { name: `Name at seat ${seat}`, exact: true }).fill(name);
  }
  await page.getByRole('button', { name: 'Sit down' }).click();
}
