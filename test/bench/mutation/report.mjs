/** What became of the faults. */

/** A fault that no test noticed. */
export function tellSurvivor({ file, line, kind, was, is, isCovered }) {
  console.log(`${file}:${line} ${kind}${isCovered ? '' : ' (no test comes by)'}\n-${was}\n+${is}\n`);
}

function row(name, judged) {
  const noticed = judged.filter(({ by }) => by !== null).length;
  const score = judged.length > 0 ? ((100 * noticed) / judged.length).toFixed(1) : '–';
  const slow = judged.filter(({ by }) => by === 'time').length;
  const numbers = [judged.length, noticed, slow, judged.length - noticed].map((each) => String(each).padStart(8));
  return `${name.padEnd(30)}${numbers.join('')}${score.padStart(8)}`;
}

/** A line for each file, and one for all. */
export function tellScores(judged) {
  console.log(`${'file'.padEnd(30)}  faults noticed by time     not   score`);
  for (const file of new Set(judged.map((each) => each.file))) {
    const own = judged.filter((each) => each.file === file);
    console.log(row(file, own));
  }
  console.log(row('all', judged));
}
