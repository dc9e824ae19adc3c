/** The advice on how to play well at a table with chain rules: the topics follow from the rules. */
import type { PlayWellTexts, Topic } from '../../i18n/index.ts';
import { generalEnding } from '../../rules/chain/line/general.ts';
import type { BlockedRule, ChainRules, Stuck } from '../../rules/chain-rules.ts';
import { stuckAt } from '../../rules/drawing.ts';
import type { Game } from '../../rules/game.ts';
import type { ToldTable } from './section.ts';

/** Returns the advice for a table with chain rules; empty for others. */
export function chainAdvice(told: ToldTable, words: PlayWellTexts): readonly Topic[] {
  const { game, options, seats } = told;
  const rules = game.chainRules?.(options, seats);
  if (!rules) return [];
  return [
    ...handAdvice(rules, words),
    ...layoutAdvice(told, rules, words),
    words.passes(turnOf(stuckAt(rules, rules.stuckFreePlay))),
    ...companyAdvice(rules, words),
    ...pointsAdvice(told, rules, words),
    ...endAdvice(rules, words),
    ...(options.capicua === true ? [words.capicua] : []),
  ];
}

/** A drawn tile may be kept only while the star grows. */
const turnOf = (stuck: Stuck) => (stuck === 'draw 1, may keep' ? 'draw 1' : stuck);

/** Returns the advice on the own tiles. */
function handAdvice(rules: ChainRules, words: PlayWellTexts) {
  const { handsCount, domino, tables, alone, keeps, stuckFreePlay, branching } = rules;
  const { jokers, codes } = tables;
  const doPipsCount = domino !== '2' && domino !== '10';
  return [
    ...(handsCount ? [words.hand(doPipsCount)] : []),
    ...(alone.length > 0 && keeps.length === 0 ? [words.alone] : []),
    ...(stuckFreePlay === 'draw until able and willing' ? [words.willing] : []),
    ...(jokers ? [words.jokers(codes.filter((code) => jokers[code] === 1).length)] : []),
    // 8.5: where halves join by a sum, an end takes another number than it shows.
    ...(tables.takes.every((taken, shown) => taken === shown)
      ? [words.count(tables.highest + 1, branching === 'star')]
      : []),
  ];
}

/** Returns the advice on what lies on the table. */
function layoutAdvice(
  { game }: ToldTable,
  { branching, duty, arms, closing, tables: { highest }, tilesInTurn }: ChainRules,
  words: PlayWellTexts,
): readonly Topic[] {
  const isStar = branching === 'star';
  const otherSets = setsOf(game).filter((each) => each !== highest);
  return [
    ...(isStar ? [duty === 'none' ? words.open : words.duty] : []),
    ...(duty === 'star, then doubles' ? [words.doubles] : []),
    ...(isStar
      ? [
          words.shut({
            tiles: highest + 1,
            more: highest - arms,
            otherSets: otherSets.map((each) => ({ highest: each, more: each - arms })),
          }),
        ]
      : []),
    ...(closing === 'never' ? [] : [words.closing]),
    ...(closing === 'several' || tilesInTurn === 'two doubles' || tilesInTurn === 'several doubles'
      ? [words.crossing]
      : []),
    ...(tilesInTurn === 'as many as fit' ? [words.run] : []),
  ];
}

/** Returns the highest numbers of the sets that the game can be played with; empty if there is no choice. */
const setsOf = ({ optionSpecs }: Game): readonly number[] =>
  optionSpecs.flatMap((spec) => (spec.id === 'set' && spec.kind === 'choice' ? spec.values.map(Number) : []));

/** The number of seats from which a deal is worth so much that alliances change. */
const MANY_SEATS = 5;

/** Returns the advice on the other players. */
function companyAdvice(rules: ChainRules, words: PlayWellTexts): readonly Topic[] {
  const { isPartnered, seats, lead, handsCount } = rules;
  if (isPartnered) return [words.partners({ leads: lead.any !== 'never', goesOut: handsCount })];
  return seats > 2 ? [words.leader(seats >= MANY_SEATS)] : [];
}

/** Returns the advice on points: those on the way, and those that a loss writes. */
function pointsAdvice({ game, options: chosen }: ToldTable, rules: ChainRules, words: PlayWellTexts) {
  const { tableNumber, worth, points } = game;
  const { onTheWay, domino, blocked } = rules;
  const least = worth?.opensAt;
  return [
    ...(onTheWay && tableNumber
      ? [words.fives({ tenOut: domino === '10', writeOff: domino === 'losers write off' })]
      : []),
    ...(onTheWay && !tableNumber ? [words.bergen] : []),
    ...(least !== undefined && points === 'lost'
      ? [chosen.opens === 'each' ? words.lenient(least) : words.forgetful(least)]
      : []),
    ...(least === undefined && blocked === 'losers write' ? [words.remembering] : []),
    ...(least !== undefined && points === 'won' ? [words.seaGoat(least)] : []),
    ...(domino === 'makes a General' ? [words.general(generalEnding(chosen))] : []),
  ];
}

/** The advice on a blocked deal, by its rule; other rules need none. */
const BLOCKED: Partial<Record<BlockedRule, 'lowest' | 'hand' | 'ten' | 'loses' | 'fourfold' | 'accounts'>> = {
  'lowest takes': 'lowest',
  'lowest takes, gross': 'lowest',
  'lowest hand takes, gross': 'hand',
  'ten each': 'ten',
  'losers write': 'loses',
  'each its own, fourfold for the last to lay': 'fourfold',
  'by accounts': 'accounts',
};

/** Returns the advice on the end of a deal that nobody goes out in. */
function endAdvice({ blocked, isPartnered, bars, stuckFreePlay }: ChainRules, words: PlayWellTexts) {
  const what = BLOCKED[blocked];
  return [
    ...(what ? [words.blocked(what, isPartnered)] : []),
    ...(stuckFreePlay === 'pass or draw 2' ? [words.twoPasses] : []),
    ...(bars === 'none' ? [] : [words.barricade]),
  ];
}
