/** English about the end of a deal and of a match. Nobody sees it before the end of a first deal. */
import { all, capital, does, named, plural, signed, type Who } from './words.ts';

interface Sum {
  readonly made: number;
  readonly counts: readonly number[];
  readonly less: number;
  readonly result: number;
}

const inLead = (who: Who) => `${named(who)} took the lead`;
/** Terms with what they come to; one alone says that itself. */
const withResult = (terms: readonly string[], between: string, result: number) =>
  `${terms.join(between)}${terms.length > 1 ? ` = ${result}` : ''}`;

/** Where points are losses the lead is not taken by points. */
const withPoints = (points: number) => (points > 0 ? ` with ${plural(points, 'point', 'points')}` : '');

/** Who has lost a match, by game: its word, where it has one. */
const LOSERS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  osel: ['the donkey', 'the donkeys'],
  goat: ['the goat', 'the goats'],
};

export const sheetTexts = {
  sheet: {
    title: (deal: number, of: number | null) => (of === null ? `Deal ${deal}` : `Deal ${deal} of ${of}`),
    domino: (who: Who) => does(who, 'go out', 'goes out'),
    blocked: 'Blocked',
    /** 15.4 */
    past: 'The last goal is behind: what is left in hand counts for nobody',
    allOut: 'All tiles are laid',
    barricade: (who: Who) => does(who, 'bar', 'bars'),
    to: (target: number) => `to ${target}`,
    limit: (game: string, target: number) =>
      LOSERS[game] ? `${LOSERS[game][0].replace('the ', '')} at ${target}` : `to ${target}`,
    /** 7.6 */
    secret: 'What each deal writes stays secret until only one deal is left. Anyone may keep count.',
    hand: 'Left in hand',
    count: 'Count',
    points: 'Points',
    lost: 'Written',
    total: 'Total',
    lostTotal: 'Lost',
    seat: 'Seat',
    noTiles: 'none left',
    alone: (face: string) => `${face} alone`,
    remembered: (n: number) => `+${n} carried over`,
    side: 'Side',
    /** The name of a side, or of a seat. */
    name: (who: Who) => capital(named(who)),
    loses: (who: Who) => does(who, 'lose', 'loses'),
    barred: (count: number, result: number) => `barricade: −2 × ${count} = ${signed(result)}`,
    writesFourfold: (who: Who) => does(who, 'write four times as much', 'writes four times as much'),
    fourfold: (count: number, result: number) => `4 × ${count} = ${result}`,
    /** 16.5: `opensAt` is the loss that opens the account. */
    closed: (count: number, opensAt: number) => `${count}: the account stays closed, it opens at ${opensAt}`,
    /** 17.4: what the other side holds is too little. */
    tooLittle: (count: number, least: number) => `${count}: no account is opened or struck out under ${least}`,
    wiped: (result: number) => `${signed(result)}: the account is struck out`,
    generals: (n: number) => plural(n, 'General', 'Generals'),
    takes: (who: Who) => does(who, 'take', 'takes'),
    /** `made`: points on the way. */
    sum: ({ made, counts, less, result }: Sum) =>
      withResult(
        [
          ...(made > 0 ? [`+${made} on the way`] : []),
          ...counts.map((n) => `+${n}`),
          ...(less > 0 ? [`−${less}`] : []),
        ],
        ' ',
        result,
      ),
    written: (points: number) => (points > 0 ? `+${points}` : signed(points)),
    /** What a hand is worth, after its count. */
    rounded: ', rounded to',
    level: 'Level for lowest: nobody scores.',
    levelForTiles: 'Level for lowest: nobody scores the tiles.',
    /** 19.6 */
    noneOff:
      'Nothing is written off: tiles left are rounded down to a multiple of five, and no side writes off more than it has.',
    /** 15.4 */
    missed: 'Nobody hit a goal: nobody scores.',
    worthless: 'The tiles left come to nothing, rounded to the nearest five.',
    nobodyLoses: 'Nobody writes anything.',
    each: (n: number) =>
      `Nobody can go on, so the deal is a draw: by the rules of this game ${n} for each, whatever is left in hand.`,
    writes: (who: Who, opens: boolean) =>
      opens
        ? does(who, who.you ? 'open your account' : 'open the account', 'opens the account')
        : does(who, 'write', 'writes'),
    remembers: (who: Who) => does(who, 'carry over', 'carries over'),
    /** `counts`: of each hand; `before`: what was remembered. */
    withRemembered: (counts: readonly number[], before: number, result: number) =>
      withResult([...counts.map(String), ...(before > 0 ? [`${before} carried over`] : [])], ' + ', result),
    starts: (who: Who) => `${does(who, 'start', 'starts')} the next deal.`,
    review: 'Review',
    next: 'Next deal',
    finish: 'See the result',
  },

  result: {
    won: (who: Who) => does(who, 'win', 'wins'),
    shared: (those: readonly Who[]) => `${capital(all.format(those.map(named)))} share the win`,
    /** Who has lost the match, by the word of the game. */
    lostBy: (game: string, those: readonly Who[]) => {
      const [one, several] = LOSERS[game] ?? [];
      const [first, ...others] = those;
      if (first && others.length === 0)
        return one ? does(first, `are ${one}`, `is ${one}`) : does(first, 'lose', 'loses');
      return `${capital(all.format(those.map(named)))} ${several ? `are ${several}` : 'lose'}`;
    },
    othersWon: (others: readonly Who[]) => {
      const [only, ...more] = others;
      if (only?.with !== undefined) return `${capital(named(only))} have won.`;
      return more.length === 0 ? 'The other one has won.' : 'All others have won.';
    },
    lost: (n: number) => `${n} lost`,
    after: (deals: number) => `after ${plural(deals, 'deal', 'deals')}`,
    rematch: 'Rematch',
    record: 'Download this match',
    leave: 'Main menu',
    rank: (n: number) => `${n}.`,
    standings: 'Final scores',
    watch: 'Watch the match',
    watchDeal: (deal: number) => `Watch deal ${deal} again`,
    curve: 'How the match went: a line for each seat, deal by deal. The figures are under “Deal by deal”.',
    course: 'Deal by deal',
    deal: 'Deal',
    made: (points: number) => (points > 0 ? `+${points}` : signed(points)),
    /** In which deal it turned, and what was made or lost in it. */
    turning: {
      ledThroughout: (who: Who) => `${does(who, 'led', 'led')} from the first deal to the last.`,
      lead: (who: Who, deal: number, points: number) =>
        `It turned in deal ${deal}: ${inLead(who)}${withPoints(points)}, and kept it.`,
      lastLead: (who: Who, _deal: number, points: number) =>
        `It turned in the last deal: ${inLead(who)}${withPoints(points)}.`,
      behind: (who: Who, deal: number, points: number) =>
        `It turned in deal ${deal}: ${named(who)} lost ${points}, and stayed behind.`,
      lastBehind: (who: Who, _deal: number, points: number) =>
        `It turned in the last deal: ${named(who)} lost ${points}.`,
      swing: (who: Who, deal: number, points: number) =>
        `The greatest deal was number ${deal}: ${plural(points, 'point', 'points')} for ${named(who)}.`,
    },
  },
};
