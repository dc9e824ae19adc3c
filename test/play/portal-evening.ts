/** An evening at a portal, as a player spends it. */
import { byTap, playMatch } from './player.ts';
import { goOn, type Visit } from './portal-visit.ts';
import { look, until } from './probe.ts';
import { play } from './sit-down.ts';
import { passTime } from './time.ts';

/** What a player did, as far as a portal is told of it. */
export type Step =
  | 'arrives'
  | 'plays'
  | 'reads a sheet'
  | 'next'
  | 'result'
  | 'again'
  | 'pauses'
  | 'goes on'
  | 'leaves';

/** Plays on until a sheet, or the result, is to be read. */
export async function toSheet({ page }: Visit): Promise<'sheet' | 'result'> {
  await playMatch(page, byTap, { enough: ({ match }) => match === 'sheet' });
  return (await look(page)).screen === 'result' ? 'result' : 'sheet';
}

/** Two matches, the second left in the middle of its second deal; a pause in the first. Answers what was done. */
export async function spendEvening(visit: Visit): Promise<readonly Step[]> {
  const { page } = visit;
  const steps: Step[] = ['arrives'];
  await play(page);
  await until(page, ({ question }) => question !== null, 'the first turn');
  steps.push('plays');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#pause-title');
  steps.push('pauses');
  await passTime(page, 50);
  await page.locator('#screens .button.is-main').first().click();
  await until(page, ({ question }) => question !== null, 'the turn again');
  steps.push('goes on');
  for (;;) {
    await toSheet(visit);
    steps.push('reads a sheet');
    const after = await goOn(page);
    if (after.screen === 'result') break;
    steps.push('next');
  }
  steps.push('result');
  await passTime(page, 500);
  await page.locator('#screens .button.is-main').first().click();
  await until(page, ({ question }) => question !== null, 'the first turn of the next match');
  steps.push('again');
  await toSheet(visit);
  steps.push('reads a sheet');
  await goOn(page);
  steps.push('next');
  await until(page, ({ question }) => question !== null, 'a turn to leave in');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#pause-title');
  steps.push('pauses');
  await page.getByRole('button', { name: 'Leave the match' }).click();
  await until(page, ({ screen }) => screen === 'title', 'the title');
  steps.push('leaves');
  await passTime(page, 1200);
  return steps;
}
