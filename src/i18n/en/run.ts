/** English of tables on which tiles run from one end to another, of open rows, and of what matches remember: none of it is said at a star. */
import type { Decision, Settlement, Tile } from '../../rules/game.ts';
import type { Score } from './score.ts';
import { capital, does, named, plural, points, tile, tiles, type Who, whose, word } from './words.ts';

/** A tile as it lies in a line. */
interface RunTile {
  readonly left: number;
  readonly right: number;
}
const across = ({ left, right }: RunTile) => (left === right ? `double ${word(left)}` : `${word(left)}-${word(right)}`);

const deals = (n: number) => plural(n, 'deal', 'deals');
/** What is somebody's, or two partners'. */
const belonging = (who: Who) => (who.you ? 'your' : who.with === undefined ? whose(who.name) : `${named(who)}’s`);

/** What stands in an account. */
const scoreOf = ({ n, kind, of }: Score) => {
  if (kind === 'generals') return plural(n, 'General', 'Generals');
  if (kind === 'lost') return `${points(n)} lost`;
  return of === null ? points(n) : `${points(n)} of ${of}`;
};

/** What comes of an account that stands open, or does not. */
function accountWhy({ account, kind }: Score): readonly string[] {
  if (account === null) return [];
  const { standing, opensAt } = account;
  if (kind === 'lost') {
    return standing === 'open'
      ? ['The account is open: every loss is written']
      : [`The account is closed: only a loss of ${opensAt} or more opens it, smaller ones are forgotten`];
  }
  return standing === 'open'
    ? [
        `The account is open: whatever the others hold is written; if they win a deal against ${opensAt} or more, it is struck out`,
      ]
    : [`The account is closed: a deal that is won against ${opensAt} or more opens it, if no other is open`];
}

const win = (who: Who) => does(who, 'win', 'wins');

export const runTexts = {
  /** The account of a side. */
  account: (who: Who, score: Score) => `${capital(named(who))}: ${[scoreOf(score), ...accountWhy(score)].join('. ')}.`,
  /** A row of open tiles, of which the last is free. */
  row: (n: number, count: number) => (count === 0 ? `Row ${n}, empty` : `Row ${n}, ${tiles(count)}`),
  freeTile: (face: Tile) => `${tile(face)}, free`,
  freeUnfit: (face: Tile) => `${tile(face)}, free, fits no end`,
  buried: (face: Tile, over: number) => `${tile(face)}, behind ${tiles(over)}`,
  /** A line, or halves over halves, as it is read. */
  line: (run: readonly RunTile[]) =>
    `The line, ${tiles(run.length)} from left to right: ${run.map(across).join(', ')}.`,
  stack: (run: readonly (RunTile & { readonly upper: boolean })[]) =>
    `${capital(tiles(run.length))}, half over half, from left to right: ${run
      .map((each) => `${across(each)} ${each.upper ? 'above' : 'below'}`)
      .join(', ')}.`,
  /** 21.5: two lines from one start; `start`: its half on the first line, and on the second. */
  twoLines: (start: RunTile, lines: readonly (readonly RunTile[])[]) =>
    [
      `The start is the ${word(start.left)}-${word(start.right)}, across both lines.`,
      ...lines.map((run, k) => `${k === 0 ? 'First' : 'Second'} line: ${run.map(across).join(', ') || 'no tile yet'}.`),
    ].join(' '),
  /** 21.3: a row from its left end; `null`: nobody has seen that tile. */
  recalled: (who: Who, row: readonly (Tile | null)[]) =>
    `${capital(belonging(who))} row from the left: ${row.map((face) => (face === null ? 'unseen' : tile(face))).join(', ') || 'empty'}.`,
  /** A joint of a line, or of both, where the tile that is turned up can go. */
  joint: (where: string, face: Tile) => `${capital(where)}: takes the ${tile(face)}`,
  empty: 'No tile lies yet.',
  rows: (run: readonly RunTile[]) => `The row, ${tiles(run.length)}: ${run.map(across).join(', ')}.`,
  /** What is said of the end of a stack, by the level of its last tile. */
  level: (upper: boolean) => (upper ? ', bare below: a tile goes under it' : ', bare above: a tile goes over it'),
  /** What weighs on a deal (17.7, 17.11, 17.12); `n`: how many deals are left. */
  reminders: {
    fish: (who: Who, n: number) =>
      `${capital(belonging(who))} fish waits: ${deals(n)} left to win it back with 25 or more.`,
    eggs: (_: Who, n: number) => `Eggs lie: ${deals(n)} left to play them with 25 or more. The first double leads.`,
    right: (who: Who) => `${does(who, 'have', 'has')} the right to the hundred: a led double six stakes the match.`,
    stake: (who: Who) => `${does(who, 'have', 'has')} staked the match.`,
  },
  /** How a match was decided at a stroke; of a stake that was lost, by whoever it was not. */
  decides: {
    bald: (who: Who) => `The bald one: a last double blank. ${win(who)} the match.`,
    sixes: (who: Who) => `A last double six, against 25 or more. ${win(who)} the match.`,
    hundred: (who: Who) => `The hundred is won. ${win(who)} the match.`,
    hundredLost: (who: Who) => `The hundred is lost, against 25 or more. ${win(who)} the match.`,
  } satisfies Record<Decision['why'], unknown>,
  wiped: (who: Who) => `${capital(belonging(who))} account is struck out: all stand at 0.`,
  /** What became of fish or eggs. */
  became: {
    writtenOff: 'The fish is won back, and written off.',
    gone: 'Three deals are over: the fish is gone.',
    played: 'The eggs are played.',
    rotten: 'Three deals are over: the eggs are rotten, and forgotten.',
  } satisfies Record<Exclude<Settlement['became'], undefined>, string>,
  /** What waits for the next deals. */
  waits: {
    fish: (who: Who, n: number) =>
      n === 3
        ? `A fish: ${does(who, 'blocked', 'blocked')} the deal with more in hand, 25 at least. Three deals are left to win it back.`
        : `${capital(belonging(who))} fish waits for ${deals(n)} more.`,
    eggs: (n: number) =>
      n === 3 ? 'Level: eggs, to be played in the next three deals.' : `The eggs lie for ${deals(n)} more.`,
    right: (who: Who) => `${does(who, 'lead', 'leads')} the next deal with a right to the hundred.`,
  },
};
