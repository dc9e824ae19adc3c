import { demand } from '../fault.ts';
import type { Stuck } from './terms.ts';

/** What a turn stands at. */
interface Standing {
  readonly able: boolean;
  /** How many tiles it has drawn. */
  readonly drew: number;
  /** Whether the boneyard has a tile that may be drawn. */
  readonly drawable: boolean;
}

/** Whether the rule lets a turn draw at all that has drawn so many, whatever it holds and whatever is left. */
const DRAWS: Readonly<Record<Stuck, (drew: number) => boolean>> = {
  pass: () => false,
  'draw 1': (drew) => drew < 1,
  'draw 1 and keep': (drew) => drew < 1,
  'draw until able': () => true,
  'draw until able and willing': () => true,
};

/** 1.7: judges that a turn draws. */
export function judgeDraw(stuck: Stuck, { able, drew, drawable }: Standing, seat: number) {
  demand(stuck !== 'pass', '1.7', `seat ${seat} draws where nothing is drawn`);
  demand(DRAWS[stuck](drew), '1.7', `seat ${seat} has drawn in this turn`);
  const willing = stuck === 'draw until able and willing';
  demand(!able || willing, '1.7', `seat ${seat} can play and may not draw`);
  demand(drawable, '1.7', 'the boneyard is empty, or its last tile may not be drawn');
}

/** 1.8: judges that a turn passes. */
export function judgePass(stuck: Stuck, { able, drew, drawable }: Standing, seat: number) {
  // 2.4: the tile that was drawn, the only one that can fit, may be kept.
  const keeps = stuck === 'draw 1 and keep' && drew > 0;
  demand(!able || keeps, '1.8', `seat ${seat} passes, but can play`);
  demand(!drawable || !DRAWS[stuck](drew), '1.8', `seat ${seat} passes, but must draw`);
}
