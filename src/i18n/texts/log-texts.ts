/** The log: every beat in words. Loaded late. */
import type { Ending, Tile } from '../../rules/game.ts';
import type { Cell } from '../../rules/outline/outline-shape.ts';
import type { log } from '../compiled/en/log.ts';
import type { Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import type { PlaceWords } from './arm-texts.ts';
import { type Lacked, lackedBy, takesOther, thrownInFor } from './table-words.ts';

type Pair = readonly [Cell, Cell];

type SettledFor = Readonly<Record<string, (who: Who, total: number) => string>>;

/** 23.2: tiles in an outline. */
const outlineLog = (m: (typeof log)['outline'], { by, the, pips, sentence }: Phrases) => {
  /** Returns the words for two half-places that touch. */
  const placeOf = ([a, b]: Pair) => {
    const isRow = a.row === b.row;
    const [here, there] = isRow ? [a.column, b.column] : [a.row, b.row];
    const reach = { from: Math.min(here, there), to: Math.max(here, there) };
    return isRow ? m.inRow({ row: a.row, ...reach }) : m.inColumn({ column: a.column, ...reach });
  };
  return {
    /** `filled`: the numbers of the squares that the tile fills. */
    laid: (who: Who, face: Tile, place: Pair, filled: readonly number[]) =>
      [
        sentence(m.laid({ ...by(who), ...the(face), place: placeOf(place) })),
        ...filled.map((number) => m.filled(pips(number))),
      ].join(' '),
    lifted: (who: Who, face: Tile, place: Pair) =>
      sentence(m.lifted({ ...by(who), ...the(face), place: placeOf(place) })),
  };
};

/** A seat that cannot play (1.7, 1.8). */
const stuckLog = (m: typeof log, phrases: Phrases) => {
  const { by, the, sentence } = phrases;
  return {
    /** `ends`: true if the draw ends the turn (7.1). */
    drew: (who: Who, lacked: Lacked, face: Tile | null, ends: boolean) => {
      const why = lacked.suits.length > 0 ? ('lacks' as const) : ends ? ('ends' as const) : ('other' as const);
      const drawn = { ...by(who), why, ...lackedBy(phrases, lacked, 'words') };
      return sentence(face === null ? m.drew(drawn) : m.drewSeen({ ...drawn, ...the(face) }));
    },
    passed: (who: Who, lacked: Lacked) => {
      const passing = { ...by(who), ...lackedBy(phrases, lacked, 'words') };
      return sentence(lacked.suits.length > 0 ? m.passedFor(passing) : m.passed(passing));
    },
  };
};

export const logTexts = (m: typeof log, phrases: Phrases) => {
  const { by, the, pips, suit, tile, all, sentence } = phrases;
  return {
    starred: m.starred,
    armed: m.armed,
    crossed: m.crossed,
    solved: m.solved,
    stuck: m.stuck,
    nobody: m.nobody,
    nobodyLost: m.nobodyLost,
    /** 20.7: the time of the match is up. */
    timeUp: m.timeUp,
    shuffling: (deal: number) => m.shuffling(deal),
    /** 6.5: the lot has named who leads. */
    lot: (who: Who) => sentence(m.lot(by(who))),
    dealt: (each: number, boneyard: number) => m.dealt({ each, boneyard }),
    led: (who: Who, face: Tile) => sentence(m.led({ ...by(who), ...the(face) })),
    leads: (who: Who, face: Tile) => sentence(m.leads({ ...by(who), ...the(face) })),
    turnedUp: (face: Tile, who: Who) => sentence(m.turnedUp({ ...by(who), ...the(face) })),
    started: (who: Who, face: Tile, { arm }: PlaceWords) => sentence(m.started({ ...by(who), ...the(face), arm })),
    laid: (who: Who, face: Tile, { at }: PlaceWords, shown: number, accepts: readonly number[]) =>
      sentence(m.laid({ ...by(who), ...the(face), at, ...pips(shown), ...takesOther(phrases, shown, accepts, suit) })),
    /** In a row (15.1): `total` is the sum of all its tiles. */
    laidInRow: (who: Who, face: Tile, total: number) => sentence(m.laidInRow({ ...by(who), ...the(face), total })),
    /** Half over half (13.1). `over`: true if the tile lies over the end, false if under it. */
    laidOver: (who: Who, face: Tile, { arm }: PlaceWords, shown: number, over: boolean) =>
      sentence(m.laidOver({ ...by(who), ...the(face), arm, ...pips(shown), over })),
    /** 17.7: a stake. */
    staked: (who: Who) => sentence(m.staked(by(who))),
    laidClosed: (who: Who, face: Tile, { at }: PlaceWords) => sentence(m.laidClosed({ ...by(who), ...the(face), at })),
    ...stuckLog(m, phrases),
    /** 21.1, 21.2: the number of tiles in each row, and the tile turned up. */
    dealtRows: (each: number) => m.dealtRows(each),
    turnsUp: (who: Who, face: Tile) => sentence(m.turnsUp({ ...by(who), ...the(face) })),
    /** 21.8: an inserted tile. 21.7: a cut. */
    inserted: (who: Who, face: Tile, { at }: PlaceWords) => sentence(m.inserted({ ...by(who), ...the(face), at })),
    cuts: (who: Who, face: Tile, { at }: PlaceWords) => sentence(m.cuts({ ...by(who), ...the(face), at })),
    /** 29.5: a train is opened to all, and shut again. */
    marked: (who: Who) => sentence(m.marked(by(who))),
    unmarked: (who: Who) => sentence(m.unmarked(by(who))),
    /** 21.2: a pass. */
    putBack: (who: Who, face: Tile) => sentence(m.putBack({ ...by(who), ...the(face) })),
    /** 21.7: the tiles that go to `who`. */
    cut: (who: Who, faces: readonly Tile[]) => sentence(m.cut({ ...by(who), tiles: all(faces.map(tile)) })),
    shutDead: ({ arm }: PlaceWords) => sentence(m.shutDead(arm)),
    shutClosed: ({ arm }: PlaceWords) => sentence(m.shutClosed(arm)),
    made: (who: Who, n: number) => sentence(m.made({ ...by(who), n })),
    scored: (who: Who, n: number, sum: number) => m.scored({ ...by(who), n, sum }),
    hit: (who: Who, n: number, total: number) => m.hit({ ...by(who), n, total }),
    /** `times`: the number of deals in a row that were thrown in for that. */
    threwIn: (missing: Tile | null, why: 'doubles' | undefined, times: number) =>
      m.threwIn({ ...thrownInFor(phrases, missing, why), times }),
    /** The end of a deal; `who` ended it. */
    endings: {
      domino: (who) => m.endings.domino(by(who)),
      blocked: () => m.endings.blocked,
      barricade: (who) => sentence(m.endings.barricade(by(who))),
      past: () => m.endings.past,
      givenUp: (who) => sentence(m.endings.givenUp(by(who))),
    } as Readonly<Partial<Record<Ending, (who: Who) => string>>>,
    holds: (who: Who, faces: readonly Tile[]) => sentence(m.holds({ ...by(who), tiles: all(faces.map(tile)) })),
    /** `made`: the points that were scored on the way. */
    settled: (who: Who, n: number, total: number, made: number) =>
      sentence(m.settled({ ...by(who), n, total, made, way: made > 0 ? (made === n ? 'all' : 'some') : 'other' })),
    /** In games whose points are losses. */
    lost: (who: Who, n: number, total: number) => sentence(m.lost({ ...by(who), n, total })),
    /** 16.5: the account is not open. */
    forgotten: (who: Who, n: number) => sentence(m.forgotten({ ...by(who), n })),
    /** 16.5: no loss that small is written. */
    tooSmall: (who: Who, n: number) => sentence(m.tooSmall({ ...by(who), n })),
    /** The total of a side whose reason for points has a sentence of its own, by the game's word (`Reason`). */
    settledFor: {
      // 20.4
      general: (who, total) => sentence(m.general({ ...by(who), total })),
    } satisfies SettledFor as SettledFor,
    /** 33.5: the points of a last tile that fitted both ends, which are part of the total. */
    capicua: (n: number) => m.capicua(n),
    remembered: (who: Who, n: number) => sentence(m.remembered({ ...by(who), n })),
    outline: outlineLog(m.outline, phrases),
    says: (name: string, words: string) => m.says({ ...by({ name, you: false }), words }),
    tookBack: (who: Who) => sentence(m.tookBack(by(who))),
  };
};
