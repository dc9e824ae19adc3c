/** The rules page of a star game: one sentence per entry in the game's row of data. */
import type { RulesTexts } from '../../i18n/index.ts';
import { handsOf, setOf } from '../../rules/chain/star/star-chain-rules.ts';
import type { StarRow } from '../../rules/chain/star/star-row.ts';
import type { Options } from '../../rules/game.ts';
import { dealBody } from './deal-words.ts';
import type { Bodies, Body } from './section.ts';

export function starBodies(row: StarRow, options: Options, texts: RulesTexts): Bodies {
  const words = texts.rules;
  const { highest } = setOf(row, options);
  const hasStar = row.spinner !== 'first double played';
  // 3.4: tiles used for the lead are not a boneyard.
  const rest = row.restDead ? 'dead' : row.spinner === 'highest, else turned up' ? 'taken' : 'boneyard';
  const { seats, reserve } = row;
  const hands = handsOf(row, options) ?? [];
  const tiles = ((highest + 1) * (highest + 2)) / 2;
  const isAllDealt = seats.every((count, n) => count * (hands[n] ?? 0) === tiles);
  const lead = isAllDealt && row.spinner === 'highest' ? words.lead.held : words.lead[row.spinner];
  return {
    aim: {
      paragraphs: aimWords(row, highest, texts),
      pictures: ['play', hasStar ? 'star' : 'cross', 'last'],
      wins: winsWords(row, options, texts),
    },
    deal: dealBody({ highest, seats, hands, rest, reserve }, texts),
    lead: {
      paragraphs: [lead(highest), ...(row.drawForLead ? [words.drawForLead] : [])],
    },
    ...(hasStar ? { star: starBody(row, highest, texts) } : { cross: { paragraphs: words.cross, picture: 'cross' } }),
    play: {
      paragraphs: [
        words.play.turn,
        ...(row.closing === 'several' ? [words.play.several] : []),
        words.play.doubles[row.doubles],
        words.play.shut,
      ],
      picture: 'play',
    },
    stuck: { paragraphs: stuckWords(row, texts) },
    ...(row.closing === 'never' ? {} : { closing: closingBody(row.closing, texts) }),
    end: { paragraphs: [words.end.domino, words.end.blocked] },
    score: { paragraphs: scoreWords(row, highest, texts) },
    match: { paragraphs: [matchWords(row, options, texts)] },
  };
}

/** Returns the aim of a star game, in three sentences. */
function aimWords(row: StarRow, highest: number, { rules: { aim } }: RulesTexts): readonly string[] {
  const { arms, duty, blocked, spinner, stuckFreePlay } = row;
  const star = duty ? aim.duty(arms, topOf(row, highest)) : aim.open(arms);
  return [
    aim.hand,
    `${spinner === 'first double played' ? aim.cross : star} ${aim.stuck[stuckFreePlay]}`,
    aim.domino[blocked === 'losers write' ? blocked : 'others'],
  ];
}

/** Returns the sentence on winning the match with these options. */
function winsWords({ length }: StarRow, options: Options, { rules: { aim } }: RulesTexts): string {
  if ('lost' in length) return aim.lost(length.lost);
  return 'deals' in length ? aim.deals(dealsOf(options, length)) : aim.points(targetOf(options, length));
}

/** Returns the double in the middle. `null` in a rotation: there it changes with each deal, or if nobody holds it. */
const topOf = ({ spinner }: StarRow, highest: number) => (spinner.startsWith('rotates') ? null : highest);

function starBody(row: StarRow, highest: number, { rules: { star: words } }: RulesTexts): Body {
  const top = topOf(row, highest);
  return {
    paragraphs: [
      row.duty ? words.duty(row.arms, top) : words.open(row.arms),
      ...(top === null ? [] : [words.shut(row.arms, top)]),
    ],
    picture: 'star',
  };
}

function stuckWords(row: StarRow, { rules: words }: RulesTexts): readonly string[] {
  const { stuckOpening: opening, stuckFreePlay: freePlay } = row;
  const rules =
    opening === freePlay
      ? [words.stuck[freePlay]]
      : [words.stuckWhile.opening(words.stuck[opening]), words.stuckWhile.freePlay(words.stuck[freePlay])];
  return [...rules, ...(freePlay === 'pass' ? [] : [words.looked])];
}

function closingBody(closing: Exclude<StarRow['closing'], 'never'>, { rules: words }: RulesTexts): Body {
  const isOption = closing === 'each' ? [words.closingIsOption] : [];
  return { paragraphs: [...words.closing[closing], ...isOption], picture: 'closing' };
}

function scoreWords(row: StarRow, highest: number, { rules: { score: words } }: RulesTexts): readonly string[] {
  if (row.blocked === 'losers write') return words.osel;
  return [
    ...words.domino.others,
    ...words.blocked[row.blocked],
    ...(row.heavyAlone ? [words.heavyAlone(highest)] : []),
  ];
}

function matchWords({ length }: StarRow, options: Options, { rules: { match: words } }: RulesTexts): string {
  if ('lost' in length) return words.lost(length.lost);
  return 'deals' in length ? words.deals(dealsOf(options, length)) : words.points(targetOf(options, length));
}

/** Returns the length of the match as set in the options, which may differ from the book. */
const targetOf = ({ target }: Options, { points }: { readonly points: number }) => Number(target ?? points);
const dealsOf = (options: Options, { deals }: { readonly deals: number }) => Number(options.deals ?? deals);
