/**
 * Tables on which tiles run from one end to another, open rows, outlines, and what matches remember: none of it is said at a
 * star.
 */
import type { Tile } from '../../rules/game.ts';
import type { run } from '../compiled/en/run.ts';
import type { Messages, Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import { outlineTexts } from './outline.ts';
import { type Score, scoreOf } from './score.ts';

/** A tile as it lies in a line. */
interface RunTile {
  readonly left: number;
  readonly right: number;
}

export type RunTexts = ReturnType<typeof runTexts>;

/** Sentences by the words that games give (`Reminder`, `Aftermath`). */
type OfSomebody = Readonly<Record<string, (who: Who, n: number) => string>>;
type OfNobody = Readonly<Record<string, (n: number) => string>>;

export const runTexts = (m: typeof run, table: Messages['table'], phrases: Phrases) => {
  const { by, the, tile, suit, sentence } = phrases;
  const lies = ({ left, right }: RunTile) => m.lies({ double: left === right, left: suit(left), right: suit(right) });
  const all = (run: readonly RunTile[]) => run.map(lies).join(', ');
  /** What comes of an account that stands open, or does not. */
  const whyOf = ({ account, kind }: Score): readonly string[] => {
    if (account === null) return [];
    const { standing, opensAt } = account;
    if (kind === 'lost') return [standing === 'open' ? m.why.lossesOpen : m.why.lossesClosed(opensAt)];
    return [standing === 'open' ? m.why.open(opensAt) : m.why.closed(opensAt)];
  };
  return {
    /** The account of a side. */
    account: (who: Who, score: Score) =>
      [m.account({ ...by(who), score: scoreOf(table, score) }), ...whyOf(score)].join(' '),
    /** A row of open tiles, of which the last is free. */
    row: (n: number, count: number) => m.row({ n, count }),
    freeTile: (face: Tile) => m.freeTile(the(face)),
    freeUnfit: (face: Tile) => m.freeUnfit(the(face)),
    buried: (face: Tile, over: number) => m.buried({ ...the(face), over }),
    /** A line, or halves over halves, as it is read. */
    line: (run: readonly RunTile[]) => m.line({ n: run.length, tiles: all(run) }),
    stack: (run: readonly (RunTile & { readonly upper: boolean })[]) => {
      const tiles = run.map((each) => {
        const lying = { tile: lies(each), tileIs: each.left === each.right ? ('double' as const) : ('other' as const) };
        return each.upper ? m.liesAbove(lying) : m.liesBelow(lying);
      });
      return sentence(m.stack({ n: run.length, tiles: tiles.join(', ') }));
    },
    /** 21.5: two lines from one start; `start`: its half on the first line, and on the second. */
    twoLines: (start: RunTile, [first = [], second = []]: readonly (readonly RunTile[])[]) =>
      m.twoLines({ start: lies(start), first: all(first) || m.noTileYet, second: all(second) || m.noTileYet }),
    /** 21.3: a row from its left end; `null`: nobody has seen that tile. */
    recalled: (who: Who, row: readonly (Tile | null)[]) =>
      m.recalled({
        ...by(who),
        tiles: row.map((face) => (face === null ? m.unseen : tile(face))).join(', ') || m.emptyRow,
      }),
    /** A joint of a line, or of both, where the tile that is turned up can go. */
    joint: (where: string, face: Tile) => sentence(m.joint({ where, ...the(face) })),
    empty: m.empty,
    rows: (run: readonly RunTile[]) => m.rows({ n: run.length, tiles: all(run) }),
    /** What is said of the end of a stack, by the level of its last tile. */
    level: (upper: boolean) => (upper ? m.bareBelow : m.bareAbove),
    outline: outlineTexts(m.outline, phrases),
    /** What weighs on a deal (17.7, 17.11, 17.12), by the game's word; `n`: how many deals are left. */
    reminders: {
      fish: (who, n) => m.reminders.fish({ ...by(who), n }),
      eggs: (_, n) => m.reminders.eggs(n),
      right: (who) => m.reminders.right(by(who)),
      stake: (who) => m.reminders.stake(by(who)),
    } satisfies OfSomebody as OfSomebody,
    /** What a deal left behind, by the game's word; `n`: for how many deals, three where it has just come. */
    aftermath: {
      ofSomebody: {
        // How a match was decided at a stroke; of a stake that was lost, by whoever it was not.
        bald: (who) => m.decides.bald(by(who)),
        sixes: (who) => m.decides.sixes(by(who)),
        hundred: (who) => m.decides.hundred(by(who)),
        hundredLost: (who) => m.decides.hundredLost(by(who)),
        wiped: (who) => m.wiped(by(who)),
        fish: (who, n) => (n === 3 ? m.waits.newFish(by(who)) : m.waits.fish({ ...by(who), n })),
        right: (who) => m.waits.right(by(who)),
      } satisfies OfSomebody as OfSomebody,
      ofNobody: {
        // What became of fish or eggs.
        writtenOff: () => m.became.writtenOff,
        gone: () => m.became.gone,
        played: () => m.became.played,
        rotten: () => m.became.rotten,
        eggs: (n) => (n === 3 ? m.waits.newEggs : m.waits.eggs(n)),
      } satisfies OfNobody as OfNobody,
    },
  };
};
