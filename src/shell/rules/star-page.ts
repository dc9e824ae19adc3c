/** The rules page of a star game: one sentence per entry in the game's row of data. */
import type { RulesTexts } from '../../i18n/index.ts';
import { chainRulesOf, handsOf, setOf } from '../../rules/chain/star/star-chain-rules.ts';
import type { StarRow } from '../../rules/chain/star/star-row.ts';
import type { Stuck } from '../../rules/chain-rules.ts';
import { leftOver, stuckAt } from '../../rules/drawing.ts';
import type { Options } from '../../rules/game.ts';
import { agreedAt } from './agreed.ts';
import { dealBody } from './deal-words.ts';
import type { Bodies, Body, ToldTable } from './section.ts';
import { dealEndWords, stuckWords, type WordsAtTable } from './stuck-words.ts';
import { wordsAt } from './words-at.ts';

export function starBodies(row: StarRow, told: ToldTable, texts: RulesTexts): Bodies {
  const words = wordsAt(texts.rules, told);
  const { options, seats: here } = told;
  const { highest } = setOf(row, options);
  const hasStar = row.spinner !== 'first double played';
  // 3.4: tiles used for the lead are not a boneyard.
  const rest = row.restDead ? 'dead' : row.spinner === 'highest, else turned up' ? 'taken' : 'boneyard';
  const { seats } = row;
  const hands = handsOf(row, options) ?? [];
  const isAllDealt = leftOver(told.game, options, here) === 0;
  const lead = isAllDealt && row.spinner === 'highest' ? words.lead.held : words.lead[row.spinner];
  const rules = chainRulesOf(row, options, here);
  const { reserve } = rules;
  const stuck = { opening: stuckAt(rules, row.stuckOpening), freePlay: stuckAt(rules, row.stuckFreePlay) };
  const agreed = agreedAt(told, words);
  const deal = dealBody({ highest, seats, here, hands, rest, reserve }, texts);
  return {
    aim: {
      paragraphs: aimWords(row, highest, stuck.freePlay, words),
      pictures: ['play', hasStar ? starPicture(row) : 'cross', 'last'],
      wins: winsWords(row, options, words),
    },
    deal: {
      ...deal,
      paragraphs: [
        ...deal.paragraphs,
        ...agreed('leaveLast', words.agree.leaveLast),
        ...agreed('redealDoubles', words.agree.redealDoubles),
      ],
    },
    ...(row.asGoat && {
      sides: {
        paragraphs: [...(rules.isPartnered ? [words.sides.partners] : []), ...agreed('pairs', words.agree.pairs)],
      },
    }),
    lead: {
      paragraphs: [lead(highest), ...(isAllDealt ? [] : agreed('drawForLead', words.drawForLead))],
    },
    ...(hasStar ? { star: starBody(row, highest, words) } : { cross: { paragraphs: words.cross, picture: 'cross' } }),
    play: {
      paragraphs: [
        words.play.turn,
        ...(row.closing === 'several' ? [words.play.several] : []),
        words.play.doubles[row.spinner === 'first double played' ? 'first branches' : row.doubles],
        words.play.shut,
      ],
      picture: 'play',
    },
    stuck: { paragraphs: stuckInStar(row, stuck, words) },
    ...(row.closing === 'never' ? {} : { closing: closingBody(row.closing, agreed, words) }),
    end: { paragraphs: dealEndWords(stuck.freePlay, words) },
    score: { paragraphs: scoreWords(row, highest, words) },
    match: { paragraphs: [matchWords(row, options, words)] },
  };
}

/** Returns the aim of a star game, in three sentences. `stuck`: the rule of free play at this table. */
function aimWords(row: StarRow, highest: number, stuck: Stuck, { aim }: WordsAtTable): readonly string[] {
  const { arms, duty, blocked, spinner } = row;
  const star = {
    none: () => aim.open(arms),
    star: () => aim.duty(arms, topOf(row, highest)),
    'star, then doubles': () => aim.dutyDoubles(arms),
  };
  return [
    aim.hand,
    `${spinner === 'first double played' ? aim.cross : star[duty]()} ${aim.stuck[stuck]}`,
    aim.domino[blocked === 'losers write' ? blocked : 'others'],
  ];
}

/** Returns the sentence on winning the match with these options. */
function winsWords({ length }: StarRow, options: Options, { aim }: WordsAtTable): string {
  if ('lost' in length) return aim.lost(length.lost);
  return 'deals' in length ? aim.deals(dealsOf(options, length)) : aim.points(targetOf(options, length));
}

/** Returns the double in the middle; `null` if it differs from deal to deal (4.1), or where nobody holds it (1.2). */
const topOf = ({ spinner }: StarRow, highest: number) =>
  spinner.startsWith('rotates') || spinner === 'highest, else next lower held' ? null : highest;

const starPicture = ({ duty }: StarRow) => (duty === 'star, then doubles' ? 'doubles' : 'star');

function starBody(row: StarRow, highest: number, { star: words }: WordsAtTable): Body {
  const top = topOf(row, highest);
  return {
    paragraphs: [
      row.duty === 'none' ? words.open(row.arms) : words.duty(row.arms, top),
      ...(row.duty === 'star, then doubles' ? [words.doubles] : []),
      ...(top === null ? [] : [words.shut(row.arms, top)]),
    ],
    picture: starPicture(row),
  };
}

/** Returns the rule for a seat that cannot play: one for the whole deal, or one while the star grows and one after. */
function stuckInStar(row: StarRow, here: Readonly<Record<'opening' | 'freePlay', Stuck>>, words: WordsAtTable) {
  if (row.stuckOpening === row.stuckFreePlay || here.opening === here.freePlay)
    return stuckWords(here.freePlay, row.stuckFreePlay, words);
  const { stuck, stuckWhile, looked } = words;
  return [stuckWhile.opening(stuck[here.opening]), stuckWhile.freePlay(stuck[here.freePlay]), looked];
}

function closingBody(
  closing: Exclude<StarRow['closing'], 'never'>,
  agreed: ReturnType<typeof agreedAt>,
  words: WordsAtTable,
): Body {
  const paragraphs = [...words.closing[closing], ...agreed('faceDownDoubles', words.closingIsOption)];
  return { paragraphs, picture: 'closing' };
}

function scoreWords(row: StarRow, highest: number, { score: words }: WordsAtTable): readonly string[] {
  if (row.blocked === 'losers write') return words.osel;
  return [
    ...words.domino.others,
    ...words.blocked[row.blocked],
    ...(row.heavyAlone ? [words.heavyAlone(highest)] : []),
  ];
}

function matchWords({ length }: StarRow, options: Options, { match: words }: WordsAtTable): string {
  if ('lost' in length) return words.lost(length.lost);
  return 'deals' in length ? words.deals(dealsOf(options, length)) : words.points(targetOf(options, length));
}

/** Returns the length of the match as set in the options, which may differ from the book. */
const targetOf = ({ target }: Options, { points }: { readonly points: number }) => Number(target ?? points);
const dealsOf = (options: Options, { deals }: { readonly deals: number }) => Number(options.deals ?? deals);
