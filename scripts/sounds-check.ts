/** Prints what each sound measures: `npx tsx scripts/sounds-check.ts [name]`. */
import { figures } from './sounds/measure.ts';
import { pieces } from './sounds/sprite.ts';

const wanted = process.argv[2];
console.log(
  'sound     ms  peak   rms  50ms  LUFS  attack ms  centroid  T20 ms   <600 -2k -6k  >6k %   pitch  main modes Hz',
);
for (const { name, variation, signal } of pieces()) {
  if (wanted && name !== wanted) continue;
  const f = figures(signal);
  const columns = [
    `${name} ${variation}`.padEnd(9),
    (1000 * f.duration).toFixed(0).padStart(4),
    f.peak.toFixed(2),
    f.whole.toFixed(0).padStart(5),
    f.loud.toFixed(0).padStart(5),
    f.loudness.toFixed(0).padStart(5),
    f.attack.toFixed(2).padStart(8),
    f.centroid.toFixed(0).padStart(10),
    f.falls.toFixed(0).padStart(8),
    ` ${f.bands.map((share) => (100 * share).toFixed(0).padStart(4)).join('')}    `,
    f.fundamental.toFixed(1).padStart(6),
    f.modes.join(' '),
  ];
  console.log(columns.join(' '));
}
