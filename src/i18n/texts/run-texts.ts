/** Texts for tables with runs, open rows and outlines, and for matches with a memory. A star needs none of them. */
import type { Tile } from '../../rules/game.ts';
import type { run } from '../compiled/en/run.ts';
import type { Messages, Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import { mosaicTexts } from './mosaic-texts.ts';
import { outlineTexts } from './outline-texts.ts';
import { placeTexts } from './places-texts.ts';
import { type Score, scoreInWords } from './score-texts.ts';

/** A tile as it lies in a line. */
interface RunTile {
  readonly left: number;
  readonly right: number;
}

export type RunTexts = ReturnType<typeof runTexts>;

/** Sentences by the words that games give (`Reminder`, `Aftermath`). */
type OfSomebody = Readonly<Record<string, (who: Who, n: number) => string>>;
type OfNobody = Readonly<Record<string, (n: number) => string>>;

/** Tiles as they lie, read from left to right. */
const tilesTexts = (m: typeof run, { suit, sentence }: Phrases) => {
  const lies = ({ left, right }: RunTile) => m.lies({ double: left === right, left: suit(left), right: suit(right) });
  const all = (run: readonly RunTile[]) => run.map(lies).join(', ');
  return {
    /** A line, or halves over halves, read from left to right. */
    line: (run: readonly RunTile[]) => m.line({ n: run.length, tiles: all(run) }),
    stack: (run: readonly (RunTile & { readonly upper: boolean })[]) => {
      const tiles = run.map((each) => {
        const lying = { tile: lies(each), tileIs: each.left === each.right ? ('double' as const) : ('other' as const) };
        return each.upper ? m.liesAbove(lying) : m.liesBelow(lying);
      });
      return sentence(m.stack({ n: run.length, tiles: tiles.join(', ') }));
    },
    /** 21.5: two lines from one start. `start`: its halves on the first and on the second line. */
    twoLines: (start: RunTile, [first = [], second = []]: readonly (readonly RunTile[])[]) =>
      m.twoLines({ start: lies(start), first: all(first) || m.noTileYet, second: all(second) || m.noTileYet }),
    rows: (run: readonly RunTile[]) => m.rows({ n: run.length, tiles: all(run) }),
  };
};

export const runTexts = (m: typeof run, { table, places }: Pick<Messages, 'table' | 'places'>, phrases: Phrases) => {
  const { by, the, tile, sentence } = phrases;
  /** Returns the consequences of an account that is open or closed. */
  const whyOf = ({ account, kind }: Score): readonly string[] => {
    if (account === null) return [];
    const { standing, opensAt } = account;
    if (standing === 'never') return [m.why.lossesNever(opensAt)];
    if (kind === 'lost') return [standing === 'open' ? m.why.lossesOpen : m.why.lossesClosed(opensAt)];
    return [standing === 'open' ? m.why.open(opensAt) : m.why.closed(opensAt)];
  };
  return {
    place: placeTexts(m.spots, places, phrases),
    /** The score of a side. */
    account: (who: Who, score: Score) =>
      [sentence(m.account({ ...by(who), score: scoreInWords(table, score) })), ...whyOf(score)].join(' '),
    /** A row of open tiles, of which only the last can be played. */
    row: (n: number, count: number) => m.row({ n, count }),
    freeTile: (face: Tile) => m.freeTile(the(face)),
    freeUnfit: (face: Tile) => m.freeUnfit(the(face)),
    buried: (face: Tile, over: number) => m.buried({ ...the(face), over }),
    ...tilesTexts(m, phrases),
    /** 21.3: a row from its left end; null for a tile that nobody has seen. */
    recalled: (who: Who, row: readonly (Tile | null)[]) =>
      sentence(
        m.recalled({
          ...by(who),
          tiles: row.map((face) => (face === null ? m.unseen : tile(face))).join(', ') || m.emptyRow,
        }),
      ),
    /** A joint of one line or of both that fits the tile that is turned up. */
    joint: (where: string, face: Tile) => sentence(m.joint({ where, ...the(face) })),
    empty: m.empty,
    /** The words for the end of a stack, by the level of its last tile. */
    level: (upper: boolean) => (upper ? m.bareBelow : m.bareAbove),
    outline: outlineTexts(m.outline, phrases),
    mosaic: mosaicTexts(m.mosaic),
    /** The reminders for a deal (17.7, 17.11, 17.12), by the game's word; `n`: the number of deals left. */
    reminders: {
      fish: (who, n) => sentence(m.reminders.fish({ ...by(who), n })),
      eggs: (_, n) => m.reminders.eggs(n),
      right: (who) => sentence(m.reminders.right(by(who))),
      stake: (who) => sentence(m.reminders.stake(by(who))),
    } satisfies OfSomebody as OfSomebody,
    /** The consequences of a deal, by the game's word; `n`: the number of deals they last, three if they are new. */
    aftermath: {
      ofSomebody: {
        // A match decided at a stroke. With a lost stake, `who` is the side that won, or the loser if both others won.
        bald: (who) => m.decides.bald(by(who)),
        sixes: (who) => m.decides.sixes(by(who)),
        hundred: (who) => m.decides.hundred(by(who)),
        hundredLost: (who) => m.decides.hundredLost(by(who)),
        lostToBoth: (who) => m.decides.lostToBoth(by(who)),
        wiped: (who) => sentence(m.wiped(by(who))),
        // The pairs that change places (20.8).
        givesWay: (who) => sentence(m.places.givesWay(by(who))),
        sitsDown: (who) => sentence(m.places.sitsDown(by(who))),
        fish: (who, n) => sentence(n === 3 ? m.waits.newFish(by(who)) : m.waits.fish({ ...by(who), n })),
        right: (who) => sentence(m.waits.right(by(who))),
      } satisfies OfSomebody as OfSomebody,
      ofNobody: {
        // The fate of fish or eggs.
        writtenOff: () => m.became.writtenOff,
        gone: () => m.became.gone,
        played: () => m.became.played,
        rotten: () => m.became.rotten,
        drawn: () => m.became.drawn,
        notCounted: () => m.became.notCounted,
        eggs: (n) => (n === 3 ? m.waits.newEggs : m.waits.eggs(n)),
      } satisfies OfNobody as OfNobody,
    },
  };
};
