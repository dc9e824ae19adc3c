/** The options of a star game, in the order of the records page. */
import type { OptionSpec } from '../../game.ts';
import type { StarRow } from './star-row.ts';

/** 1.11, 1.12: the option for the length of a match. */
function lengthSpec({ length, seats, offered = [60, 100, 200] }: StarRow): OptionSpec {
  if ('lost' in length) return { id: 'target', kind: 'choice', values: [length.lost], default: length.lost };
  if ('deals' in length) {
    const [step = 1] = seats;
    const rounds = [1, 2, 5, 10].map((many) => many * step);
    return { id: 'deals', kind: 'number', min: step, max: 100, step, offered: rounds, default: length.deals };
  }
  const targets = [...new Set([...offered, length.points])].sort((a, b) => a - b);
  return { id: 'target', kind: 'number', min: 25, max: 500, step: 5, offered: targets, default: length.points };
}

export function specsOf(row: StarRow): readonly OptionSpec[] {
  const specs: OptionSpec[] = [];
  const [usual, ...others] = row.sets;
  if (others.length > 0) {
    const values = row.sets.map(({ highest }) => highest);
    specs.push({ id: 'set', kind: 'choice', values, default: usual.highest });
    specs.push({ id: 'handSizes', kind: 'choice', values: Object.keys(usual.hands), default: 'standard' });
  }
  if (row.drawForLead) specs.push({ id: 'drawForLead', kind: 'flag', default: false });
  // 4.2
  if (row.closing === 'each') specs.push({ id: 'faceDownDoubles', kind: 'flag', default: true });
  // 5.9
  if (row.asGoat) {
    for (const id of ['pairs', 'leaveLast', 'redealDoubles'])
      specs.push({ id, kind: 'flag', default: false, isLate: true });
  }
  return [...specs, lengthSpec(row)];
}
