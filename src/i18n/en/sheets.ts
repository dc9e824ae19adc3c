/** English about the end of a deal and of a match. Nobody sees it before the end of a first deal. */
import { all, does, inLine, plural, type Who } from './words.ts';

interface Sum {
  readonly made: number;
  readonly counts: readonly number[];
  readonly less: number;
  readonly result: number;
}

const inLead = (who: Who) => (who.you ? 'you took the lead' : `${inLine(who.name)} took the lead`);

export const sheetTexts = {
  sheet: {
    title: (deal: number, of: number | null) => (of === null ? `Deal ${deal}` : `Deal ${deal} of ${of}`),
    domino: (who: Who) => `${does(who, 'domino', 'dominoes')}`,
    blocked: 'Blocked',
    to: (target: number) => `to ${target}`,
    limit: (target: number) => `donkey at ${target}`,
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
    takes: (who: Who) => does(who, 'take', 'takes'),
    /** `made`: points on the way. */
    sum: ({ made, counts, less, result }: Sum) =>
      [
        ...(made > 0 ? [`+${made} on the way`] : []),
        ...counts.map((n) => `+${n}`),
        ...(less > 0 ? [`−${less}`] : []),
        ...(counts.length > 0 ? [`= ${result}`] : []),
      ].join(' '),
    written: (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'),
    /** What a hand is worth, after its count. */
    rounded: ', rounded to',
    level: 'Level for lowest: nobody scores.',
    levelForTiles: 'Level for lowest: nobody scores the tiles.',
    worthless: 'The tiles left are worth nothing.',
    nobodyLoses: 'Nobody writes anything.',
    each: (n: number) => `A draw: ${n} for each.`,
    writes: (who: Who, opens: boolean) =>
      opens ? does(who, 'open your account', 'opens the account') : does(who, 'write', 'writes'),
    remembers: (who: Who) => does(who, 'carry over', 'carries over'),
    /** `before`: what was remembered; without it the number stands alone. */
    withRemembered: (count: number, before: number, result: number) =>
      before > 0 ? `${count} + ${before} carried over = ${result}` : `${result}`,
    starts: (who: Who) => `${does(who, 'start', 'starts')} the next deal.`,
    review: 'Review',
    next: 'Next deal',
    finish: 'See the result',
  },

  result: {
    won: (who: Who) => does(who, 'win', 'wins'),
    shared: (names: readonly string[]) => `${all.format(names.map(inLine))} share the win`,
    donkey: (who: Who) => does(who, 'are the donkey', 'is the donkey'),
    donkeys: (names: readonly string[]) => `${all.format(names.map(inLine))} are the donkeys`,
    othersWon: (n: number) => (n === 1 ? 'The other one has won.' : 'All others have won.'),
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
    made: (points: number) => (points > 0 ? `+${points}` : `−${-points}`),
    /** In which deal it turned, and what was made or lost in it. */
    turning: {
      ledThroughout: (who: Who) => `${does(who, 'led', 'led')} from the first deal to the last.`,
      lead: (who: Who, deal: number, points: number) =>
        `It turned in deal ${deal}: ${inLead(who)} with ${plural(points, 'point', 'points')}, and kept it.`,
      lastLead: (who: Who, _deal: number, points: number) =>
        `It turned in the last deal: ${inLead(who)} with ${plural(points, 'point', 'points')}.`,
      behind: (who: Who, deal: number, points: number) =>
        `It turned in deal ${deal}: ${who.you ? 'you' : inLine(who.name)} lost ${points}, and stayed behind.`,
      lastBehind: (who: Who, _deal: number, points: number) =>
        `It turned in the last deal: ${who.you ? 'you' : inLine(who.name)} lost ${points}.`,
      swing: (who: Who, deal: number, points: number) =>
        `The greatest deal was number ${deal}: ${plural(points, 'point', 'points')} for ${who.you ? 'you' : inLine(who.name)}.`,
    },
  },
};
