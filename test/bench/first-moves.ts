/**
 * Measures how long it takes from Play to the first move of one's own, by the game's own clock.
 *
 *   npm run bench first-moves [MATCHES]     50 unless given; needs a build
 *
 * Fresh matches of Cyprus with four seats at normal speed. Prints every match, then the median and the 90th percentile,
 * of all and of those that were thrown in.
 */
import { argv } from 'node:process';
import { until } from '../play/probe.ts';
import { passCard, pressPlay } from '../play/sit-down.ts';
import { openRealSite } from '../play/site.ts';
import { quantile } from './measures/quantile.ts';

const matches = Number(argv[2] ?? 50);

declare global {
  interface Window {
    /** Milliseconds of the game's clock: frames that take longer than 100 count as 100. */
    gone_: number;
  }
}

/** A text: what names its functions in a function would not be known in the page. */
const COUNT_FRAMES = `{
  window.gone_ = 0;
  let last = 0;
  const frame = (time) => {
    window.gone_ += Math.min(100, last === 0 ? 0 : time - last);
    last = time;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}`;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const both = (values: readonly number[]) =>
  `median ${seconds(quantile(values, 0.5))}, 90th ${seconds(quantile(values, 0.9))}`;

const site = await openRealSite();
const all: { readonly took: number; readonly thrownIn: number }[] = [];
for (let chance = 1; chance <= matches; chance++) {
  const visit = await site.open('?probe', { settings: { speed: 'normal' }, chance });
  const { page } = visit;
  await until(page, ({ screen }) => screen === 'title', 'the title');
  await page.waitForTimeout(2000);
  await pressPlay(page);
  await page.waitForTimeout(2000);
  await page.evaluate(COUNT_FRAMES);
  await passCard(page);
  let thrownIn = 0;
  let isShuffled = false;
  const asked = await until(
    page,
    ({ match, question }) => {
      if (match === 'shuffling' && isShuffled) thrownIn++;
      if (match !== null) isShuffled = match !== 'shuffling';
      return question !== null;
    },
    'the first question',
  );
  const took = await page.evaluate(() => window.gone_);
  all.push({ took, thrownIn });
  console.log(`${chance}: ${seconds(took)}, thrown in ${thrownIn}, ${asked.log.flat().length} moves before`);
  for (const complaint of visit.complaints) console.log(`  ${complaint}`);
  await visit.close();
}
await site.close();
console.log(`${all.length} matches: ${both(all.map(({ took }) => took))}`);
const again = all.filter(({ thrownIn }) => thrownIn > 0).map(({ took }) => took);
console.log(`${again.length} that were thrown in: ${both(again)}`);
