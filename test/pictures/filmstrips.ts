/**
 * Takes ten frames each of the motions that matter, for a person to judge.
 *
 *   npm run pictures filmstrips [SIZES [MOTIONS]]     as `portrait lay,end`; all unless given
 *
 * The clock of the stages page is stepped by hand. The pictures go to `test/output/`: `film-SIZE-NAME.png` side by
 * side, and each frame by itself at full size, `film-SIZE-NAME-K.png`.
 */
import { mkdirSync } from 'node:fs';
import type { StagePage } from '../../src/dev/stage.ts';
import { openStages } from '../play/stages.ts';

interface Film {
  readonly stage: string;
  /** Milliseconds after it began at which each frame is taken. */
  readonly at: readonly number[];
}

const every = (from: number, to: number) => Array.from({ length: 10 }, (_, k) => from + ((to - from) * k) / 9);
const FILMS: Readonly<Record<string, Film>> = {
  shuffle: { stage: 'shuffle', at: [150, 350, 450, 550, 650, 850, 1150, 1500, 2000, 2400] },
  deal: { stage: 'gathering', at: every(2450, 4200) },
  throwIn: { stage: 'throwIn', at: every(50, 2300) },
  lay: { stage: 'laying', at: every(16, 430) },
  draw: { stage: 'ownDraw', at: every(16, 430) },
  star: { stage: 'starred', at: every(200, 1700) },
  end: { stage: 'end', at: every(300, 3300) },
  won: { stage: 'won', at: every(2000, 4700) },
};
/** Between two pictures nobody looks: the clock goes in frames of so many milliseconds. */
const COARSE = 40;
const SIZES = { desk: [1280, 800], portrait: [390, 844], landscape: [844, 390] } as const;
const [sizes = Object.keys(SIZES).join(), wanted = Object.keys(FILMS).join()] = process.argv.slice(2);
const folder = 'test/output';
mkdirSync(folder, { recursive: true });

const house = await openStages();
try {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    if (!sizes.split(',').includes(size)) continue;
    for (const [name, { stage, at }] of Object.entries(FILMS)) {
      if (!wanted.split(',').includes(name)) continue;
      let gone = at[0] ?? 0;
      const visit = await house.open(`${stage}&at=${gone}`, width, height);
      const frames: string[] = [];
      for (const [k, time] of at.entries()) {
        await visit.page.evaluate(([by, frame]) => (window as unknown as StagePage).stage.step(by, frame), [
          time - gone,
          COARSE,
        ] as const);
        gone = time;
        const path = `${folder}/film-${size}-${name}-${k + 1}.png`;
        frames.push((await visit.page.screenshot({ path, timeout: 60_000 })).toString('base64'));
      }
      const { faults } = await visit.facts();
      for (const fault of faults) console.error(name, fault);
      await visit.page.setViewportSize({ width: width * 5, height: height * 2 });
      await visit.page.setContent(
        `<body style="margin:0;display:grid;grid-template-columns:repeat(5,${width}px)">${frames.map((frame) => `<img width="${width}" src="data:image/png;base64,${frame}">`).join('')}`,
      );
      await visit.page.screenshot({ path: `${folder}/film-${size}-${name}.png`, timeout: 60_000 });
      console.log(`film-${size}-${name}: ${at.map(Math.round).join(', ')} ms`);
      await visit.close();
    }
  }
} finally {
  await house.close();
}
