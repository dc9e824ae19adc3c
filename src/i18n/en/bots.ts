/** English about the bots: their levels, and the help that a player gets. No deal needs it. */
import type { Reminder, Tile } from '../../rules/game.ts';
import { chatterTexts } from './chatter.ts';
import { all, article, capital, does, inLine, plural, tile, type Who, whose, word } from './words.ts';

/** A number as many tiles show it: `fives`. */
const numbers = (n: number) => (n === 0 ? 'blanks' : n === 6 ? 'sixes' : `${word(n)}s`);
/** A part of all, as a percentage that is neither none nor all of it. */
const percent = (part: number) => `${Math.min(99, Math.max(1, Math.round(100 * part)))} %`;
/** What somebody did. */
const moveOf = ({ you, name }: Who) => `${you ? 'your' : whose(name)} move`;

/** What of a match of Sea Goat weighs on a deal. */
const waiting: Readonly<Record<Reminder['kind'], string>> = {
  fish: 'while a fish is pending',
  eggs: 'while eggs are pending',
  right: 'with the right to stake the match',
  stake: 'now that the match is at stake',
};

export const botTexts = {
  levels: {
    label: 'Bots',
    /** A bot that plays so well. */
    bot: (level: string) => `Bot, ${level.toLowerCase()}`,
    mixed: 'A mix of strengths',
    several: 'As chosen above',
    names: { novice: 'Novice', casual: 'Casual', club: 'Club', strong: 'Strong', expert: 'Expert' },
    lines: {
      novice: 'Plays what fits, half the time without thinking.',
      casual: 'Sheds heavy tiles, and remembers the last pass.',
      club: 'Thinks ahead a little; mostly remembers what others passed on.',
      strong: 'Thinks ahead, and forgets nothing.',
      expert: 'Reads your hand from what you lay, and plays for the match.',
    },
  },

  /** What an expert would do. The phrases go on after a colon. */
  hint: {
    say: (move: string, why: string) => `${capital(move)}: ${why}.`,
    none: 'No hint can be had here.',
    /** Of a game for one: it was searched whether all can still be laid. */
    solvable: 'Yes, it can still be solved.',
    /** `begun`: some tile lies that may be taken back. */
    unsolvable: (begun: boolean) =>
      begun
        ? 'No, from here it cannot be solved: take something back.'
        : 'No, this deal cannot be solved at all. How far can you get?',
    /** Whatever order the hidden tiles have; without any that are hidden there is only one. */
    hopeless: (hidden: number) =>
      hidden > 1
        ? 'No: in whatever order the hidden tiles come, it cannot be solved any more.'
        : 'No, it cannot be solved any more.',
    /** The chance of whoever plays on as well as can be, 0 to 1. */
    chance: (chance: number) =>
      chance === 1
        ? 'Yes: played well it will be solved, whatever is drawn.'
        : `Perhaps: played as well as can be it is solved in ${percent(chance)} of all orders in which the hidden tiles may come.`,
    /** In so many of the orders that were tried there was a way. */
    sampled: (won: number, tried: number) =>
      won === 0
        ? `Hardly: some order of the hidden tiles would do, but of ${tried} dealt at random none did.`
        : `Perhaps: of ${tried} orders of the hidden tiles, dealt at random, there was a way in ${won}. Nobody knows the order, so expect less.`,
    step: (move: string) => `A step of a solution: ${move}.`,
    bestChance: (move: string) => `The best chance: ${move}.`,
    /** Where no chance could be found the tile is laid after which most others fit. */
    noChance: (move: string) => `No tile is known to be better than others. After this most others fit: ${move}.`,
    searching: (done: number) => `Looking for a way: ${done} %.`,
    stop: 'Stop looking',
    stopped: 'Stopped. Whether it can be solved is not known.',
    play: (face: string, at: string, closed: boolean) => `${face}${closed ? ' face down' : ''} ${at}`,
    lead: (face: string) => face,
    draw: 'draw from the boneyard',
    drawPair: 'draw two from the boneyard',
    pass: 'keep what you have',
    passAtOnce: 'pass',
    passEnds: (pips: number) =>
      `the second pass in a row ends the deal, with ${plural(pips, 'point', 'points')} in your hand`,
    keepsAlive: (pips: number) =>
      `a second pass in a row would end the deal, with ${plural(pips, 'point', 'points')} in your hand`,
    sparesTwo: 'two more tiles would cost more than they bring',
    twoMore: 'with two more tiles something may fit in your next turn',
    together: (phrases: readonly string[]) => phrases.join(phrases[0]?.includes(',') ? ', and ' : ' and '),
    dominoes: 'your last tile',
    only: 'no other tile of yours fits',
    scores: (points: number) => `makes ${plural(points, 'point', 'points')}`,
    sheds: (pips: number) => `sheds ${plural(pips, 'point', 'points')}`,
    /** So much less of the points that one has may be written off. */
    saves: (pips: number) => `leaves ${plural(pips, 'point', 'points')} less to be written off`,
    stakes: 'stakes the match on this deal',
    stakesNot: 'stakes nothing',
    /** A tile that is worth most as the last one. */
    keepsLast: (face: Tile) => `keeps the ${tile(face)} for last`,
    double: 'is rid of a double',
    keeps: (n: number) => `keeps ${n === 1 ? 'one number' : `${word(n)} numbers`} in hand`,
    follows: (n: number, tiles: number) => `opens ${article(n)} ${word(n)}, of which you hold ${word(tiles)} more`,
    blocks: (n: number, names: readonly string[]) =>
      `leaves ${numbers(n)}, which ${all.format(names.map(inLine))} lacked`,
    scarce: (n: number, tiles: number) =>
      tiles === 0
        ? `leaves ${numbers(n)}, which nobody else can match`
        : `leaves ${numbers(n)}, of which only ${word(tiles)} ${tiles === 1 ? 'is' : 'are'} still hidden`,
    /** So many pips are missing to a goal, and so many tiles that have as many are in no sight. */
    leaves: (goal: number, missing: number, tiles: number) =>
      tiles === 0
        ? `leaves ${missing} to ${goal}, which nobody else can hit with one tile`
        : `leaves ${missing} to ${goal}, for which only ${plural(tiles, 'hidden tile is', 'hidden tiles are')} right`,
    passes: (goal: number) => `passes ${goal} before others hit it`,
    /** Two lines (21): a tile that is turned up can be put nowhere else. */
    onlyPlace: 'it fits nowhere else',
    cuts: (tiles: number, pips: number) => `sends ${word(tiles)} tiles over, ${plural(pips, 'point', 'points')}`,
    /** `face` is known to come next in the other row. */
    stops: (face: Tile) => `leaves no place for the ${tile(face)}, which is turned up next`,
    guards: (face: Tile) => `leaves less to cut off for the ${tile(face)}, which is turned up next`,
    safer: 'leaves fewer tiles a place to cut',
    prepares: (face: Tile) => `makes a cut for the ${tile(face)}, which you turn up next`,
    closes: 'shuts an end',
    bars: (points: number) => `ends the deal with ${plural(points, 'point', 'points')} in hand`,
    another: 'goes on with another double',
    /**
     * It is not one thing: played out it is worth so many points more, while something waits in the match, or somebody is
     * close to its end.
     */
    toMore: (
      points: number,
      race: { readonly who: Who; readonly end: 'win' | 'loss' } | null,
      waits: Reminder['kind'] | null,
    ) => {
      if (points < 0.5) return 'about as good as the next best';
      const better = points < 4 ? 'a little better, all in all' : 'much the best, all in all';
      if (waits) return `${better}, ${waiting[waits]}`;
      if (!race) return better;
      return `${better}, now that ${race.who.you ? 'you are' : `${inLine(race.who.name)} is`} close to ${race.end === 'win' ? 'winning' : 'losing'}`;
    },
  },

  /** What the decisions of a deal cost. */
  review: {
    title: (deal: number) => `Review of deal ${deal}`,
    who: 'Whose decisions',
    judging: (n: number, of: number) => `An expert looks at ${plural(of, 'decision', 'decisions')}: ${n} done.`,
    nothing: 'No decision cost a point or more: an expert would have played much the same.',
    noDecision: 'There was nothing to decide in this deal.',
    missing: 'No review can be had here.',
    found: 'Costliest moves',
    costs: (points: number) => `about ${plural(Math.round(points), 'point', 'points')}`,
    short: (points: number) => plural(Math.round(points), 'point', 'points'),
    view: 'The table',
    views: { before: 'As it was', played: 'As played', best: 'The expert’s' },
    played: (who: Who, move: string) => `${capital(moveOf(who))}: ${move}.`,
    best: (move: string, why: string) => `The expert’s move: ${move} — ${why}.`,
    worth: (points: string) => `The difference is ${points} in the deal, by estimate.`,
    estimate:
      'Estimates: each choice was played out thousands of times with tiles dealt out anew, as far as they were not known then. What the hidden tiles truly were does not count.',
    hand: (n: number) => `The hand, ${plural(n, 'tile', 'tiles')}`,
    watch: 'Look at it on the table',
    mark: { played: 'played', best: 'the expert’s' },
    back: 'Back to the sheet',
  },

  /** How deals were fixed, and who saw what. */
  fairness: {
    title: 'Fairness',
    how: [
      'Before each deal all tiles are shuffled, and their order is fixed by a fingerprint that is shown here. It tells nothing about the tiles, but nobody can find another order with the same one.',
      'After the deal the order is shown, with the salt that kept it from being guessed: together they always give the same fingerprint. If they give another one, something was changed.',
      'How well bots play never touches the deal. They think apart from the table, and are told only what their own seat sees.',
    ],
    /** Of a deal that others play too. */
    shared: (number: number) =>
      `This deal has a number, ${number}, and the number is the seed that its tiles come from. So it was fixed before anybody asked for it, and is the same for everybody. It also means that who works it out beforehand can know every tile; the bots are told only what their own seat sees.`,
    deal: 'Deal',
    dealNow: (deal: number) => `Deal ${deal}, under way`,
    dealDone: (deal: number) => `Deal ${deal}`,
    attempt: (n: number) => `Thrown in, shuffle ${n}`,
    fingerprint: 'Fingerprint (SHA-256)',
    note: 'Note it down, and compare it when the deal is over.',
    order: 'The order of the tiles',
    salt: 'Salt',
    check: 'Check it',
    right: 'The fingerprint of this order and this salt is the same: nothing was changed.',
    wrong: 'The fingerprint is another one: this is not the order that was fixed.',
    saw: 'Who saw what',
    seat: 'Seat',
    moment: 'Moment',
    at: (n: number, of: number) => (n === 0 ? 'As it was dealt' : `After ${n} of ${plural(of, 'move', 'moves')}`),
    did: (who: Who, move: string) => `Next move, ${moveOf(who)}: ${move}.`,
    knew: (who: Who, known: number, all: number) =>
      `${does(who, 'saw', 'saw')} ${known} of ${plural(all, 'tile', 'tiles')}: the own hand, outlined, and what lay on the table. The others lay face down.`,
    seen: (face: string) => face,
    hidden: 'face down',
    later: 'What each one saw is shown when the deal is over.',
    elsewhere: 'Check it without this program',
    offline:
      'The record of the match holds orders, salts and fingerprints of its finished deals, and when it is over the seed that all came from. A small page checks it: it asks nobody anything, and works from a disk.',
    offlineShared:
      'The record holds the order, the salt and the fingerprint of the deal; its number says what the seed of a match would. A small page checks it: it asks nobody anything, and works from a disk.',
    page: 'Open the checking page',
    record: 'Download this match',
    back: 'Back',
  },

  ...chatterTexts,
};
