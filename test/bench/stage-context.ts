/**
 * Loses the graphics in the middle of motions, and compares with pages that never lost any.
 *
 *   npm run bench stage-context [COUNT [SEED]]     20 unless given
 *
 * At random milliseconds of random stages, given back in the next frame, some frames later, or after the motion. The
 * pictures that are compared are taken some frames later.
 */
import type { StagePage } from '../../src/dev/stage.ts';
import { STAGES } from '../../src/dev/stages/all-stages.ts';
import { fastChance } from '../../src/rules/chance.ts';
import { compared } from '../play/golden-pictures.ts';
import '../play/graphics.ts';
import { openStages, type StageVisit } from '../play/stages.ts';

const [count = 20, seed = 1] = process.argv.slice(2).map(Number);
const chance = fastChance(seed);
/** Motions in which something is always on its way. */
const moving = [...STAGES].flatMap(([name, { film }]) => (film ? [name] : []));
/** Milliseconds that the film goes on before and after the graphics are back. */
const AFTER = 100;

const lose = ({ page }: StageVisit) =>
  page.evaluate(async () => {
    const { element } = (window as unknown as StagePage).stage.scene;
    const graphics = element.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!graphics) throw new Error('there are no graphics to be lost');
    const lost = new Promise((heard) => element.addEventListener('webglcontextlost', heard, { once: true }));
    graphics.loseContext();
    await lost;
    Object.assign(window, { lostGraphics: graphics });
  });

/** Resolves when the scene has another canvas. */
const giveBack = ({ page }: StageVisit) =>
  page.evaluate(async () => {
    const { scene } = (window as unknown as StagePage).stage;
    const before = scene.element;
    window.lostGraphics?.restoreContext();
    while (scene.element === before) await new Promise((next) => requestAnimationFrame(next));
  });

const house = await openStages();
let failures = 0;
try {
  for (let k = 1; k <= count; k++) {
    const name = moving[chance.below(moving.length)] ?? '';
    const at = chance.below((STAGES.get(name)?.ms ?? 0) * 2);
    const gone = chance.below(3) * 60;
    const query = `${name}&at=${at}`;
    const fresh = await house.open(query, 320, 200);
    await fresh.step(gone);
    await fresh.step(AFTER);
    const wanted = (await fresh.picture()).toString('base64');
    await fresh.close();
    const visit = await house.open(query, 320, 200);
    await lose(visit);
    await visit.step(gone);
    await giveBack(visit);
    await visit.step(AFTER);
    const { share, mean } = await compared(visit.page, (await visit.picture()).toString('base64'), wanted);
    const { isAlive, faults } = await visit.facts();
    const others = faults.filter((each) => !/CONTEXT_LOST|context lost/.test(each));
    const isWrong = share > 0.001 || !isAlive || others.length > 0;
    if (isWrong) failures++;
    const line = `${String(k).padStart(3)}  ${name.padEnd(10)} at ${String(at).padStart(4)} ms, gone for ${String(gone).padStart(3)} ms: `;
    console.log(
      `${line}${(share * 100).toFixed(3)} % differ, mean ${mean.toFixed(3)}${isWrong ? '  WRONG' : ''}`,
      ...others,
    );
    await visit.close();
  }
} finally {
  await house.close();
}
console.log(`${count} moments, ${failures} that went wrong`);
process.exitCode = failures > 0 ? 1 : 0;
