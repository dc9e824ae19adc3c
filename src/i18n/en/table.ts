/** English at the table: on the cloth, in the table as text. */

import type { Move, Tile } from '../../rules/game.ts';
import type { Stake } from '../../rules/stake.ts';
import type { Task } from '../../rules/task.ts';
import { layingWay } from './laying-ways.ts';
import type { PlaceWords } from './places.ts';
import { begins, takesOther, thrownInFor } from './table-words.ts';
import {
  all,
  article,
  capital,
  does,
  either,
  inLine,
  noneOf,
  numberWord,
  plural,
  points,
  tile,
  tiles,
  type Who,
  word,
} from './words.ts';

/** 15.2: a number that pays where it is hit exactly. */
const goal = (at: number, scores: number) => `${at} pays ${scores}`;

const toDraw = (n: number) => `${n === 0 ? 'none' : n} to draw`;
const drawing = (each: number) => (each === 1 ? 'Draw a tile' : `Draw ${word(each)} tiles`);
const outOfPlay = (n: number) => `${tiles(n)} out of play`;

/** What stands in an account. */
export interface Score {
  readonly n: number;
  readonly kind: 'won' | 'lost' | 'generals';
  /** How many points end the match; `null`: it ends otherwise. */
  readonly of: number | null;
  /** 16.5, 17.4: whether it stands open, and what opens it; `null` in games that know no closed ones. */
  readonly account: { readonly standing: 'open' | 'closed'; readonly opensAt: number } | null;
}

export const scoreOf = ({ n, kind, of }: Score) => {
  if (kind === 'generals') return plural(n, 'General', 'Generals');
  if (kind === 'lost') return `${points(n)} lost`;
  return of === null ? points(n) : `${points(n)} of ${of}`;
};

const accountOf = ({ account, kind }: Score) => {
  if (account === null) return [];
  const opening = `${kind === 'lost' ? 'a loss of' : 'a deal is won against'} ${account.opensAt}`;
  return [account.standing === 'open' ? 'the account is open' : `the account is closed until ${opening}`];
};

/** What a signal has told (20.5). */
interface Signal {
  readonly tiles: readonly Tile[];
  /** Those of them that the partner holds. */
  readonly held: readonly Tile[];
}

const theTile = (face: Tile) => `the ${tile(face)}`;
const holding = ({ tiles: told, held }: Signal) =>
  held.length > 0 ? `holds ${all.format(held.map(theTile))}` : `holds neither ${told.map(theTile).join(' nor ')}`;

/** What the icons are called, for eye and ear. */
const NAMES = { menu: 'Menu', rules: 'Rules', log: 'Log', mute: 'Mute' };
const SORTS = { number: 'Sort: by number', playable: 'Sort: playable first', hand: 'Sort: by hand' };

export const tableTexts = {
  /** On the cloth, drawn by the scene. */
  scene: {
    drew: 'Drew a tile',
    /** An own tile; `fits`: `null` where that is no question now; `suit`: which the star needs, where it does. */
    drewOwn: (face: Tile, fits: boolean | null, suit?: number) =>
      `You drew the ${tile(face)}${fits === null ? '' : `: ${fits ? 'it fits' : suit === undefined ? 'it does not fit' : numberWord(suit)}`}`,
    drewFor: (suits: readonly number[]) => (suits.length ? `${capital(noneOf(suits))} — draws` : 'Draws'),
    passes: (suits: readonly number[]) => (suits.length ? `${capital(noneOf(suits))} — passes` : 'Passes'),
    needs: (suit: number) => `The star needs ${article(suit)} ${word(suit)}`,
    lacks: (suit: number) => `The star needs ${article(suit)} ${word(suit)}: draw a tile`,
    leads: (face: Tile) => `The ${tile(face)} begins`,
    fitsNowhere: 'It fits no open end',
    mustDraw: 'Nothing fits: draw a tile',
    notFree: 'Only the right end of a row is free, and it must fit an end',
    drawOrPass: 'Nothing fits: draw, or pass',
    drawnWaits: 'What you draw waits for your next turn',
    pickFirst: 'Take up a tile first',
    notHere: 'That tile does not fit here',
    notNow: 'It is not your turn',
    putsBack: 'Nothing fits: back to the row',
    getsCut: (n: number) => `Gets ${tiles(n)}`,
    lastTile: 'Last tile!',
    turnOver: 'Turn over',
    staked: 'Stakes the match!',
    starred: 'The star is complete',
    /** Who plays with the one who looks, and what a signal tells of that hand (20.5). */
    partner: (name: string, signal: Signal | null) =>
      `You play with ${inLine(name)}${signal ? `, who ${holding(signal)}` : ''}`,
    youLead: (face: Tile) => `You lead the ${tile(face)}`,
    /** The left-over tile is the spinner, and who plays first on it (3.4). */
    turnedUp: (face: Tile, who: Who) => `The left-over ${tile(face)} is turned up: ${begins(who)}`,
    turnedUpFor: 'Turned up: begins',
    thrownIn: (missing: Tile | null, why?: 'doubles') => `${thrownInFor(missing, why)}: dealt again`,
    draw: 'Draw',
    orDraw: 'Or draw',
    pass: 'Pass',
    keep: 'Keep it',
    goOn: { double: 'Lay another double', tile: 'Your turn goes on: lay another tile' },
    leadAny: 'Begin with any tile',
    leadFree: 'Begin with any free tile',
    asks: (task: Task, suit: number) =>
      ({
        lead: 'Begin with any tile',
        star: `Lay ${article(suit)} ${word(suit)} on the star`,
        ends: 'Lay a tile that fits an open end',
        any: 'Lay any tile',
        drawn: 'The tile you drew fits: lay it',
        playOrDraw: 'Lay a tile, or draw one',
        playOrKeep: 'The tile you drew fits: lay it, or keep it',
        draw: 'Nothing fits: draw a tile',
        starDraw: `No ${word(suit)} in your hand: draw a tile`,
        drawOrPass: 'Nothing fits: draw, or pass',
        drawOrBar: 'Nothing fits: draw, or bar with a double',
        passOrBar: 'Pass, or bar with a double',
        place: 'Now choose where it goes',
        turnedUp: 'Lay the tile that you turned up at the end of a line',
        insert: 'Lay the tile that you turned up, or put it in between',
        cut: 'Lay the tile that you turned up, or cut both lines with it',
      })[task],
    way: (key: number | null, move: Move, ways: readonly Move[]) =>
      `${key === null ? '' : `${key}  `}${layingWay(move, ways)}`,
    stake: ({ points, withPartner }: Stake) =>
      points === null
        ? 'Go out, and you win it. If the others do while you hold 25, you lose it'
        : withPartner
          ? `If the other side holds less, you lose ${points}, and twice what your partner holds`
          : `If anybody holds less, you lose ${points}`,
    stir: 'Stir as long as you like; let go to deal',
    deal: 'Deal',
    side: (names: readonly string[]) => names.map(inLine).join(' & '),
    hurry: 'Hurry',
    takeBack: 'Take back',
    deadEnd: 'No free tile fits: take something back, or give up',
    giveUp: 'Give up',
    sorted: { number: 'Sorted by number', playable: 'Sorted: what fits first', hand: 'In your own order' },
    hint: 'Hint',
    stillPossible: 'Still possible?',
    showStep: 'Show a step',
    number: { sum: 'Sum', total: 'Total' },
    goal,
    resting: (n: number) => `${n} out of play`,
    names: { ...NAMES, sort: 'Sort', unmute: 'Unmute', whole: 'Whole table' },
    sorts: SORTS,
    dominoes: 'Out!',
    blocked: 'Blocked',
    /** Of a game for one. */
    solved: 'Solved!',
    stuck: 'No way on',
    shutBecause: (pips: number) => `Shut: ${numberWord(pips)} is left`,
    closed: 'Laid closed',
  },

  /** The table as text and buttons. */
  table: {
    label: 'The table',
    seats: 'Seats',
    /** `remembered`: what is lost and not yet written; `null` where points are won. */
    seat: (s: {
      who: Who;
      /** Who plays with them (6.7). */
      partner: Who | null;
      tiles: number;
      /** What the one who looks is told of this hand; `null`: nothing. */
      signal: Signal | null;
      /** `null`: it is not shown (7.6). */
      score: Score | null;
      remembered: number | null;
      starts: boolean;
      turn: boolean;
      bot: boolean;
    }) =>
      [
        s.who.you ? `${inLine(s.who.name)}, your seat` : inLine(s.who.name),
        ...(s.partner
          ? [
              s.partner.you
                ? 'your partner'
                : s.who.you
                  ? `partner ${inLine(s.partner.name)}`
                  : `partner of ${inLine(s.partner.name)}`,
            ]
          : []),
        s.bot ? 'bot' : 'person',
        tiles(s.tiles),
        ...(s.signal ? [holding(s.signal)] : []),
        ...(s.score ? [scoreOf(s.score), ...accountOf(s.score)] : []),
        ...(s.remembered ? [`+${s.remembered} carried over, not written yet`] : []),
        ...(s.starts ? [s.who.you ? 'you start the next deal' : 'starts the next deal'] : []),
        ...(s.turn ? [s.who.you ? 'your turn' : 'to play'] : []),
      ].join(', '),
    told: (seat: string, act: string | null) => [`${seat}.`, ...(act ? [act] : [])].join(' '),
    hand: (n: number) => `Your hand, ${tiles(n)}`,
    /** 21.1: a row that nobody sees, and what of it is turned up. */
    unseenRow: (n: number) => `Your row, ${tiles(n)}, and what is turned up`,
    turnedUp: (face: Tile, places: number) =>
      `You have turned up the ${tile(face)}: ${plural(places, 'place', 'places')} to lay it.`,
    playable: (face: Tile) => tile(face),
    /** It fits any end (10.2). */
    joker: ', a joker',
    /** It fits nowhere, but may be laid as a barricade (9.2). */
    canBar: (face: Tile) => `${tile(face)}, can only bar`,
    notPlayable: (face: Tile, why: string) => `${tile(face)}, not now. ${why}`,
    ends: 'Places to play',
    end: ({ name }: PlaceWords, pips: number, accepts: readonly number[]) =>
      `${name}: open on ${pips}${takesOther(pips, accepts, String)}`,
    /** A place at which nothing need match (15.1). */
    any: ({ name }: PlaceWords) => `${name}: takes any tile`,
    anyTile: 'any',
    free: ({ name }: PlaceWords, pips: number) => `${name}: free blade, takes ${article(pips)} ${pips}`,
    dead: ({ name }: PlaceWords, accepts: readonly number[]) =>
      `${name}: shut, no ${either.format(accepts.length > 0 ? accepts.map(word) : ['joker'])} is left`,
    closed: ({ name }: PlaceWords) => `${name}: shut, laid closed`,
    /** An end in a sentence; `fitting`: the numbers that fit there, `null` where that is said or none does. */
    endTold: (end: string, fitting: readonly number[] | null) =>
      `${capital(end)}.${fitting?.length === 0 ? ' Only a joker fits here.' : ''}${fitting?.length ? ` A tile with ${either.format(fitting.map((n) => `${article(n)} ${word(n)}`))} fits here.` : ''}`,
    chain: (faces: readonly Tile[]) =>
      faces.length ? `. ${capital(tiles(faces.length))}: ${faces.map(tile).join(', ')}` : '',
    last: '. Last played',
    /** What a place would make of the number of the table, if it has one, and score. */
    makes: (value: number | undefined, scores: number) =>
      (value === undefined ? '' : `. Makes ${value}`) + (scores > 0 ? `. Scores ${scores}` : ''),
    centre: (face: Tile) => `In the middle the ${tile(face)}`,
    /** The number that the table shows, by its name. */
    number: { sum: (n: number) => `The ends make ${n}`, total: (n: number) => `The running total is ${n}` },
    goal: (at: number, scores: number) => `. ${goal(at, scores)}`,
    /** For the ear; what the eye is told of it, `drawable` and `outOfPlay`, stands in it word for word. */
    boneyard: (n: number, drawable: number) =>
      `Tiles in the boneyard: ${n}${drawable < n ? `, ${toDraw(drawable)}` : ''}`,
    drawable: toDraw,
    resting: (n: number) => `${outOfPlay(n)}: none is drawn`,
    outOfPlay,
    /** `each`: how many tiles are drawn at once. */
    draw: drawing,
    drawAnother: 'Draw one more',
    noDraw: {
      empty: 'The boneyard is empty.',
      notYourTurn: 'It is not your turn to draw.',
      canPlay: 'You have a tile to play: none is drawn.',
      stays: (n: number) => (n === 1 ? 'The last tile is never drawn.' : `The last ${tiles(n)} are never drawn.`),
      noMore: 'No more tiles may be drawn now.',
    },
    pass: 'Pass',
    keep: 'Keep it',
    ...NAMES,
    closeLog: 'Close the log',
    hurry: 'Hurry',
    takeBack: 'Take back',
    hint: 'Hint',
    stillPossible: 'Still possible?',
    showStep: 'Show a step',
    giveUp: 'Give up',
    noHint: 'A hint is for your own turn.',
    noTakeBack: 'There is nothing to take back now.',
    sort: SORTS,
    soundOff: 'The sound is off.',
    soundOn: 'The sound is on.',
    keys: 'Arrow keys choose, Enter plays, 1 to 4 say how a double is laid, Escape puts back. D draws, T takes back, H gives a hint, S sorts, L opens the log, X mutes, M the menu, R the rules, 0 shows the whole table, Space hurries the others.',
    /** `instead`: what may be done though something can be played. */
    yourTurn: (n: number, instead: 'draw' | 'pass' | null) => {
      if (instead === 'draw') return `Your turn: play, or draw. ${capital(tiles(n))} can be played.`;
      return instead === 'pass' ? 'Your turn: play it, or keep it.' : `Your turn: ${tiles(n)} can be played.`;
    },
    /** 12.1 */
    goesOn: (n: number) => `Your turn goes on: ${tiles(n)} can be played.`,
    /** `another`: one was drawn, and a pair is drawn whole. */
    mustDraw: (another: boolean) => (another ? 'Your turn: draw one more tile.' : 'Your turn: draw a tile.'),
    drawOrPass: (each: number) =>
      `Nothing fits. Your turn: draw ${each === 1 ? 'a tile' : `${word(each)} tiles`}, or pass.`,
    pickedUp: (face: Tile, places: number) =>
      `${capital(tile(face))} in hand: ${plural(places, 'place', 'places')} to lay it.`,
    howToLay: (face: Tile) => `How is the ${tile(face)} to be laid?`,
    leadAny: 'Your turn: begin with any tile. Choose one, and choose it again.',
    waits: (who: Who) => `${does(who, 'are', 'is')} to play.`,
    quiet: 'The tiles are being shuffled.',
    ended: 'The deal is over.',
  },
};
