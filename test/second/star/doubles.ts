import type { Tile } from '../../../src/rules/game.ts';
import { isDouble } from '../../../src/rules/tiles.ts';
import { demand } from '../fault.ts';
import type { Doubles } from './terms.ts';

export interface Laying {
  readonly tile: Tile;
  readonly closed: boolean;
  readonly goesOn: boolean;
}

/** What a turn that goes on has begun: `pair` are the two that end a line (5.6), `doubles` all others (5.4). */
export type Several = 'none' | 'doubles' | 'pair';

interface Around {
  /** What the turn had begun before this tile. */
  readonly before: Several;
  /** Whether no open double lay on the table before this tile. */
  readonly wasLine: boolean;
  /** Whether the seat holds a double that can be laid after this tile. */
  readonly canGoOn: boolean;
}

/**
 * Judges how a tile is laid beside where: closed, and one of several. That each lies on an end of its own (5.4) needs
 * no judge: an end where a double lies shows its number, and no other double has that.
 * @returns what the turn has begun; `none` when it is over.
 */
export function judgeDouble({ tile, closed, goesOn }: Laying, doubles: Doubles, around: Around): Several {
  const { before, wasLine, canGoOn } = around;
  if (closed) {
    demand(doubles !== 'open', '1.6', 'no tile is laid closed in this game');
    demand(isDouble(tile), doubles === 'may be closed' ? '4.2' : '5.5', `${tile} is no double and cannot be closed`);
  }
  demand(before === 'none' || isDouble(tile), '5.4', `seat goes on with ${tile}, which is no double`);
  demand(before !== 'pair' || closed, '5.6', 'on a line doubles are closed as a pair, and the second is open');
  if (!goesOn) {
    const alone = closed && wasLine && before !== 'pair';
    demand(!alone, '5.6', 'a double was closed alone while no open double lies');
    return 'none';
  }
  demand(doubles === 'several, may be closed', '1.6', 'a turn is one tile');
  demand(isDouble(tile), '5.4', 'a tile that is no double is a turn of its own');
  demand(canGoOn, '5.4', 'the turn goes on, but no other double can be laid');
  return closed && wasLine ? 'pair' : 'doubles';
}
