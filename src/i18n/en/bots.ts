/** English about the bots: their levels, and the help that a player gets. No deal needs it. */
import { all, article, capital, inLine, plural, word } from './words.ts';

/** A number as many tiles show it: `fives`. */
const numbers = (n: number) => (n === 0 ? 'blanks' : n === 6 ? 'sixes' : `${word(n)}s`);

export const botTexts = {
  levels: {
    label: 'Bots',
    levelOf: (n: number) => `How well the bot at seat ${n} plays`,
    mixed: 'Mixed',
    mixedLine: 'One strong, one casual, one of the club, and so on round the table.',
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
    play: (face: string, place: string, closed: boolean) => `${face}${closed ? ' face down' : ''} at ${place}`,
    lead: (face: string) => face,
    draw: 'draw a tile',
    pass: 'keep what you have',
    together: (phrases: readonly string[]) => all.format(phrases),
    dominoes: 'your last tile',
    only: 'nothing else fits',
    sheds: (pips: number) => `sheds ${plural(pips, 'point', 'points')}`,
    double: 'is rid of a double',
    keeps: (n: number) => `keeps ${plural(n, 'number', 'numbers')} in hand`,
    follows: (n: number, tiles: number) => `opens ${article(n)} ${word(n)}, of which you hold ${word(tiles)} more`,
    blocks: (n: number, names: readonly string[]) =>
      `leaves ${numbers(n)}, which ${all.format(names.map(inLine))} lacked`,
    scarce: (n: number, tiles: number) =>
      tiles === 0
        ? `leaves ${numbers(n)}, of which none is out`
        : `leaves ${numbers(n)}, of which only ${word(tiles)} ${tiles === 1 ? 'is' : 'are'} out`,
    closes: 'shuts an end',
    another: 'goes on with another double',
    toMore: (points: number) =>
      points < 0.5
        ? 'no worse than anything else, played out'
        : `about ${plural(Math.round(points), 'point', 'points')} better than the next, played out`,
  },
};
