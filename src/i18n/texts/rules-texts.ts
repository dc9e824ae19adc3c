/** The rules pages: the meaning for the player of each value in a game's row. */
import type { Tile } from '../../rules/game.ts';
import { tileOf } from '../../rules/tiles.ts';
import type { rules } from '../compiled/en/rules.ts';
import type { Phrases } from '../phrases.ts';
import { counted } from './counted.ts';

/** An end of the line as it counts; `isDouble`: true if both halves count. */
interface CountedEnd {
  readonly pips: number;
  readonly isDouble: boolean;
}

type Messages = typeof rules;

export const rulesTexts = (m: Messages, phrases: Phrases) => {
  const { pips, the, sentence } = phrases;
  const { turn, turns, apart } = m.play;
  const [aim, score] = [aimTexts(m, phrases), scoreTexts(m, phrases)];
  return {
    ...m,
    deal: { ...m.deal, set: (highest: number, tiles: number) => m.deal.set({ ...pips(highest), tiles }) },

    aim,
    score,
    /** The words that differ where partners play together (6.7). */
    ofSeats: { aim, score, match: m.match, barricade: m.barricade, oneDeal: m.intro.oneDeal },
    ofThree: threeTexts(m, aim, score),
    ofSides: sidesTexts(m, aim, score),

    /** A game for one with a hand that is filled up. */
    refill: refillTexts(m, phrases),

    /** The first play, by the word of the row. */
    lead: leadTexts(m, phrases),

    /** 29.2: the engine of each deal. */
    trains: {
      ...m.trains,
      turnedUp: (top: number) =>
        sentence(m.trains.turnedUp({ ...the(doubleOf(top)), next: phrases.tile(doubleOf(top - 1)) })),
    },
    star: starTexts(m, phrases),
    /** 19.8: a sum of the ends scores a fifth of itself. */
    madeByFifths: [...m.made.slice(0, 1), ...m.madeByFifths, ...m.made.slice(-1)],
    /** The double at which a line crosses (6.3, 19.2). */
    crosses: { never: [], ...m.crosses },
    /** The rule for joining halves, by the word of the row (6.4). */
    joins: { equal: [], ...m.joins },

    /** A running total (15). */
    total: totalTexts(m, phrases),

    play: {
      ...m.play,
      several: `${m.play.several} ${apart}`,
      twoDoubles: `${turns['1, by option two doubles']} ${apart}`,
      severalDoubles: `${turns['1, by option several doubles']} ${apart}`,
      turns: {
        ...turns,
        '1': turn,
        '1, or two doubles': `${turn} ${turns['1, or two doubles']} ${apart}`,
        '1, by option two doubles': turn,
        '1, by option several doubles': turn,
        '1, or 0-0 and 6-6 last': `${turn} ${turns['1, or 0-0 and 6-6 last']}`,
      },
    },

    /** The teams (6.7). */
    sides: {
      partners: m.sides.partners,
      two: [m.sides.partners],
      'two with four seats': [`${m.sides.withFourSeats} ${m.sides.partners}`],
      'two, drawn': [m.sides.drawn, m.sides.partners],
      'two, three, four; two play': [m.sides.partners, m.sides.waiting],
    },
    end: {
      ...m.end,
      /** Further consequences for the end, by the word of the row. */
      also: {
        pass: [],
        'draw 1': [],
        'draw 1, may keep': [],
        'draw until able': [],
        'draw until able and willing': [],
        'draw until able, 1 at will': [],
        ...m.end.also,
      },
    },

    pictures: picturesTexts(m, phrases),

    /** The present moment of a match, as a line on its rules page. */
    moment: momentTexts(m, phrases),

    /** Loads the advice on how to play well. Rejects if it cannot be loaded. */
    fetchPlayWell: async () => {
      const [{ playWellTexts }, words] = await Promise.all([import('./play-well-texts.ts'), m.fetch.playWell()]);
      return playWellTexts(words, phrases);
    },
    /** Loads the texts of the page about dominoes. Rejects if they cannot be loaded. */
    fetchAbout: async () => {
      const [{ aboutTexts }, words] = await Promise.all([import('./about-texts.ts'), m.fetch.about()]);
      return aboutTexts(words);
    },

    /** By game: the points on which books differ, and our choice. */
    books: m.books as Readonly<Record<string, readonly string[]>>,
  };
};

/** The aim of the game, before the other rules. */
function aimTexts(m: Messages, phrases: Phrases) {
  const { the, pips, either, sentence } = phrases;
  return {
    ...m.aim,
    /** `top`: the number of the double in the middle; null if it differs in each deal. */
    duty: (arms: number, top: number | null) =>
      top === null
        ? m.aim.dutyAny(counted(phrases, arms))
        : m.aim.duty({ ...counted(phrases, arms), ...the(doubleOf(top)), ...pips(top) }),
    /** 28.3: any double may be in the middle. */
    dutyDoubles: (arms: number) => m.aim.dutyDoubles(counted(phrases, arms)),
    open: (arms: number) => sentence(m.aim.open(counted(phrases, arms))),
    /** `worth`: the score of each goal; null if it is the goal's own number. */
    goals: (at: readonly number[], worth: readonly number[] | null) => {
      const goals = either(at.map(String));
      return worth === null ? m.aim.goals(goals) : m.aim.goalsBySteps({ goals, worth: either(worth.map(String)) });
    },
    /** The options of a player who can't play, by the word of the row. */
    stuck: { ...m.aim.stuck, 'draw 1, may keep': m.aim.stuck['draw 1'] },
    domino: {
      ...m.aim.domino,
      'each its own': m.aim.domino['losers write'],
      'by accounts': m.aim.domino.seaGoat,
      'makes a General': m.aim.domino.general,
    },
    /** 20.6: the price of the last tile, by the ends that make a General. */
    makesGeneral: { either: m.aim.domino.general, bald: m.aim.domino.generalBald, both: m.aim.domino.generalBoth },
    /** 6.4: the halves that touch, where they are not equal. */
    joins: { equal: [], ...m.aim.joins },
    rounding: {
      none: [],
      'each hand to the nearest 5': [m.aim.rounded],
      'the result to the nearest 5': [],
      'each side down to 5': [],
      'the result up': [m.aim.roundedUp],
    },
  };
}

/** The score of a deal, by the word of the row. */
function scoreTexts(m: Messages, { the, theTile, all }: Phrases) {
  return {
    ...m.score,
    domino: {
      ...m.score.domino,
      'each its own': m.score.domino['losers write'],
      'by accounts': m.score.domino.seaGoat,
      'makes a General': m.score.domino.general,
    },
    /** 20.4, 20.6: the rule, and the ends that make a General at this table. */
    makesGeneral: (ending: keyof Messages['score']['ending']) => {
      const [rule = '', option = ''] = m.score.domino.general;
      return [rule, `${option} ${m.score.ending[ending]}`];
    },
    blocked: { ...m.score.blocked, 'by accounts': m.score.blocked.seaGoat },
    /** Hands that don't count by their pips. */
    alone: (hand: readonly Tile[], worth: number) =>
      m.score.alone({ tiles: all(hand.map(theTile)), tilesAre: hand.length, worth }),
    rounding: { none: [], 'each side down to 5': [], ...m.score.rounding },
    heavyAlone: (top: number) => m.score.heavyAlone({ ...the(doubleOf(top)), pips: 2 * top }),
  };
}

/** The same for three who play each for themselves: in Sea Goat, what both others hold is added up (17.3). */
function threeTexts(m: Messages, aim: ReturnType<typeof aimTexts>, score: ReturnType<typeof scoreTexts>) {
  const { ofThree } = m;
  const [whoMay = ''] = m.hundred;
  return {
    aim: { ...aim, domino: { ...aim.domino, 'by accounts': ofThree.aim } },
    score: {
      ...score,
      domino: { ...score.domino, 'by accounts': ofThree.score },
      blocked: { ...score.blocked, 'by accounts': ofThree.blocked },
    },
    match: { ...m.match, seaGoat: ofThree.match },
    hundred: [whoMay, ofThree.stake],
    waiting: ofThree.waiting,
    oneDeal: m.intro.oneDeal,
  };
}

/** The aim, the score and the match of a table at which partners play together. */
function sidesTexts(m: Messages, aim: ReturnType<typeof aimTexts>, score: ReturnType<typeof scoreTexts>) {
  const { ofSides } = m;
  return {
    ...ofSides,
    aim: {
      ...aim,
      ...ofSides.aim,
      domino: { ...aim.domino, ...ofSides.aim.domino, 'by accounts': ofSides.aim.domino.seaGoat },
    },
    score: {
      ...score,
      domino: { ...score.domino, ...ofSides.score.domino },
      blocked: { ...score.blocked, ...ofSides.score.blocked },
      // 5.9: a side writes as in Goat; accounts open as ever.
      osel: [...ofSides.score.domino['losers write'], ...ofSides.score.blocked['losers write'], ...score.osel.slice(1)],
    },
    match: { ...m.match, ...ofSides.match },
    barricade: { ...m.barricade, ...ofSides.barricade },
  };
}

const doubleOf = (top: number) => tileOf(top, top);
const suitsOf = (ends: readonly number[], { suit }: Phrases) => ends.map(suit).join(', ');

const refillTexts = (m: Messages, phrases: Phrases) => ({
  ...m.refill,
  batch: (n: number) => m.refill.batch(counted(phrases, n)),
  over: (n: number) => m.refill.over(counted(phrases, n)),
  all: (n: number) => m.refill.all(counted(phrases, n)),
  byBatch: (n: number) => [m.refill.byBatch(counted(phrases, n))],
  endOne: (n: number) => [m.refill.endOne(counted(phrases, n))],
  endBatch: (n: number) => [m.refill.endBatch(counted(phrases, n)), m.refill.hardly],
});

function leadTexts(m: Messages, phrases: Phrases) {
  const theDouble = (top: number) => phrases.the(doubleOf(top));
  const from = (top: number) => ({ ...theDouble(top), next: phrases.tile(doubleOf(top - 1)) });
  return {
    ...m.lead,
    /** If all tiles are dealt, somebody always has it. */
    held: (top: number) => m.lead.held(theDouble(top)),
    highest: (top: number) => m.lead.highest(theDouble(top)),
    'highest, else next lower held': (top: number) => m.lead['highest, else next lower held'](theDouble(top)),
    'highest, else turned up': (top: number) => m.lead['highest, else turned up'](theDouble(top)),
    rotates: (top: number) => m.lead.rotates(from(top)),
    'rotates, else next lower held': (top: number) => m.lead['rotates, else next lower held'](from(top)),
    'first double played': () => m.lead['first double played'],
  };
}

function starTexts(m: Messages, phrases: Phrases) {
  const { pips, sentence } = phrases;
  return {
    ...m.star,
    duty: (arms: number, top: number | null) =>
      sentence(
        top === null
          ? m.star.dutyAny(counted(phrases, arms))
          : m.star.duty({ ...counted(phrases, arms), ...pips(top) }),
      ),
    open: (arms: number) => sentence(m.star.open(counted(phrases, arms))),
    shut: (arms: number, top: number) =>
      m.star.shut({ tiles: top + 1, ...pips(top), ...counted(phrases, arms), more: Math.max(0, top - arms) }),
  };
}

function totalTexts(m: Messages, phrases: Phrases) {
  const { all } = phrases;
  return {
    ...m.total,
    goals: (goals: readonly number[]) => m.total.goals(all(goals.map(String))),
    worth: (worth: readonly number[] | null) =>
      worth === null ? m.total.worth : m.total.worthBySteps(all(worth.map(String))),
  };
}

function picturesTexts(m: Messages, phrases: Phrases) {
  const { the, theTile, pips, suit, all, sentence } = phrases;
  return {
    ...m.pictures,
    star: (started: number, arms: number) => sentence(m.pictures.star({ ...counted(phrases, started), arms })),
    play: (ends: readonly number[]) => m.pictures.play(suitsOf(ends, phrases)),
    cover: (face: Tile) => sentence(m.pictures.cover(the(face))),
    foot: (face: Tile, toes: number) => m.pictures.foot({ ...the(face), toes }),
    cross: (face: Tile) => m.pictures.cross(the(face)),
    line: (ends: readonly number[]) => m.pictures.line(all(ends.map(suit))),
    stack: (ends: readonly number[]) => m.pictures.stack(all(ends.map(suit))),
    twoLines: (first: number, second: number) => m.pictures.twoLines({ first: suit(first), second: suit(second) }),
    cuts: (face: Tile, taken: number) => m.pictures.cuts({ ...the(face), taken }),
    insert: (face: Tile) => m.pictures.insert(the(face)),
    across: (face: Tile, low: number, high: number) =>
      m.pictures.across({ ...the(face), low: pips(low).aSuit, high: pips(high).aSuit }),
    hit: (face: Tile, total: number, scores: number) => m.pictures.hit({ ...the(face), total, scores }),
    missed: (goal: number, total: number) => m.pictures.missed({ goal, total }),
    made: (ends: readonly CountedEnd[], sum: number) => {
      const each = ends.map((end) => (end.isDouble ? theTile(doubleOf(end.pips)) : pips(end.pips).aSuit));
      return m.pictures.made({ ends: all(each), sum });
    },
  };
}

function momentTexts(m: Messages, phrases: Phrases) {
  const { the, pips } = phrases;
  return {
    ...m.moment,
    leads: (face: Tile) => m.moment.leads(the(face)),
    starNeeds: (n: number) => m.moment.starNeeds(pips(n)),
    ends: (ends: readonly number[]) => m.moment.ends(suitsOf(ends, phrases)),
    total: (total: number, next: { readonly at: number; readonly scores: number } | null) =>
      next === null ? m.moment.total(total) : m.moment.totalNext({ total, goal: next.at, scores: next.scores }),
    starDraw: (n: number) => m.moment.starDraw(pips(n)),
    coverNeeds: (n: number) => m.moment.coverNeeds(pips(n)),
    coverDraw: (n: number) => m.moment.coverDraw(pips(n)),
    footNeeds: (n: number) => m.moment.footNeeds(pips(n)),
    footDraw: (n: number) => m.moment.footDraw(pips(n)),
  };
}
