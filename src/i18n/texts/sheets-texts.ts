/** Texts about the end of a deal and of a match; not shown before the first deal ends. */
import type { Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import { listOf } from './counted.ts';
import type { Score } from './score-texts.ts';
import type { SheetMessages } from './set-up-messages.ts';

interface Sum {
  readonly made: number;
  readonly counts: readonly number[];
  readonly less: number;
  /** Points for a last tile that fitted both ends (33.5). */
  readonly capicua: number;
  readonly result: number;
}

/** Sentences about points, by the words that games give to their reasons (`Reason`). */
type Told = Readonly<
  Record<string, (who: Who, count: number, result: number) => { readonly does: string; readonly what: string }>
>;

/** The word for the loser of a match, for the games that have one. */
const LOSERS: Readonly<Record<string, 'donkey' | 'goat'>> = { osel: 'donkey', goat: 'goat' };

export const sheetTexts = (messages: SheetMessages, phrases: Phrases) => ({
  sheet: dealSheet(messages, phrases),
  result: resultTexts(messages, phrases),
});

function dealSheet({ sheet: m }: SheetMessages, { by, figure, named, sentence }: Phrases) {
  const written = (points: number) => `${points > 0 ? '+' : ''}${figure(points)}`;
  /** Joins terms with their result; a single term needs none. */
  const withResult = (terms: readonly string[], between: string, result: number) =>
    `${terms.join(between)}${terms.length > 1 ? ` = ${figure(result)}` : ''}`;
  return {
    ...m,
    title: (deal: number, of: number | null) => (of === null ? m.title(deal) : m.titleOf({ deal, of })),
    domino: (who: Who) => sentence(m.domino(by(who))),
    barricade: (who: Who) => sentence(m.barricade(by(who))),
    limit: (game: string, target: number) => m.limit({ loser: LOSERS[game] ?? 'other', n: target }),
    /** The name of a side, or of a seat. */
    name: (who: Who) => sentence(named(who)),
    loses: (who: Who) => sentence(m.loses(by(who))),
    /** `count`: the own tiles, which are lost twice; `null` if the loss is the same whatever is left (9.5). */
    barred: (count: number | null, result: number) =>
      count === null ? m.barredFlat(result) : m.barred({ count, result }),
    /** Points with a sentence of their own, by the game's word for the reason. `count`: the side's own tiles. */
    told: {
      fourfold: (who, count, result) => ({
        does: sentence(m.writesFourfold(by(who))),
        what: `4 × ${figure(count)} = ${figure(result)}`,
      }),
      wiped: (who, _, result) => ({ does: sentence(m.loses(by(who))), what: m.wiped(result) }),
      general: (who, _, result) => ({ does: sentence(m.writes(by(who))), what: m.generals(result) }),
    } satisfies Told as Told,
    /** 16.5: `opensAt` is the loss that opens the account. */
    closed: (count: number, opensAt: number) => m.closed({ count, opensAt }),
    /** 16.5: no loss below it is ever written. */
    small: (count: number, opensAt: number) => m.small({ count, opensAt }),
    /** 17.4: the other side's tiles are worth too little. */
    tooLittle: (count: number, least: number) => m.tooLittle({ count, least }),
    takes: (who: Who) => sentence(m.takes(by(who))),
    /** `made`: points scored on the way. */
    sum: ({ made, counts, less, capicua, result }: Sum) =>
      withResult(
        [
          ...(made > 0 ? [m.onTheWay(made)] : []),
          ...counts.map((n) => `+${figure(n)}`),
          ...(less > 0 ? [figure(-less)] : []),
          ...(capicua > 0 ? [m.capicua(capicua)] : []),
        ],
        ' ',
        result,
      ),
    written,
    writes: (who: Who, opens: boolean) => sentence(opens ? m.opens(by(who)) : m.writes(by(who))),
    remembers: (who: Who) => sentence(m.remembers(by(who))),
    /** `counts`: the count of each hand; `before`: the loss remembered before. */
    withRemembered: (counts: readonly number[], before: number, result: number) =>
      withResult([...counts.map(figure), ...(before > 0 ? [m.carriedOver(before)] : [])], ' + ', result),
    starts: (who: Who) => sentence(m.starts(by(who))),
  };
}

function resultTexts({ result: m, sheet }: SheetMessages, phrases: Phrases) {
  const { by, figure, sentence } = phrases;
  /** Returns the deal that turned the match, and the points made or lost in it. */
  const turned = (who: Who, deal: number, points: number) => ({ ...by(who), deal, points: Math.max(0, points) });
  return {
    ...m,
    won: (who: Who) => sentence(m.won(by(who))),
    shared: (those: readonly Who[]) => sentence(m.shared(listOf(phrases, those))),
    /** The losers of the match, by the word of the game. */
    lostBy: (game: string, those: readonly Who[]) => {
      const loser = LOSERS[game] ?? 'other';
      const [first, ...others] = those;
      if (first && others.length === 0) return sentence(m.lostBy({ ...by(first), loser }));
      return sentence(m.lostByAll({ loser, ...listOf(phrases, those) }));
    },
    /** A side's points, or its losses in the game's unit (20.4). */
    amount: (n: number, kind: Score['kind']) =>
      kind === 'won' ? phrases.points(n) : kind === 'lost' ? m.lost(n) : sheet.generals(n),
    made: (points: number) => `${points > 0 ? '+' : ''}${figure(points)}`,
    /** The best move of a person: its deal, the move, the reason, and its lead in points. */
    best: (who: Who, deal: number, move: string, why: string, points: number) =>
      sentence(m.best({ ...by(who), deal, move, why, points })),
    /** The same where only one deal was played. */
    bestOfDeal: (who: Who, move: string, why: string, points: number) =>
      sentence(m.bestOfDeal({ ...by(who), move, why, points })),
    turning: {
      ledThroughout: (who: Who) => sentence(m.turning.ledThroughout(by(who))),
      lead: (who: Who, deal: number, points: number) => m.turning.lead(turned(who, deal, points)),
      lastLead: (who: Who, deal: number, points: number) => m.turning.lastLead(turned(who, deal, points)),
      behind: (who: Who, deal: number, points: number) => m.turning.behind(turned(who, deal, points)),
      lastBehind: (who: Who, deal: number, points: number) => m.turning.lastBehind(turned(who, deal, points)),
      swing: (who: Who, deal: number, points: number) => m.turning.swing(turned(who, deal, points)),
    },
  };
}
