/** The rules page of a game: the words of its row, each in a sentence. */
import type { RulesTexts } from '../../i18n/index.ts';
import { handsOf, setOf } from '../../rules/chain/star/chain-rules-of.ts';
import { type Row, rows } from '../../rules/chain/star/rows.ts';
import type { Options } from '../../rules/game.ts';

export type SectionId = keyof RulesTexts['rules']['sections'];

/** What a picture shows. */
export type PictureId = keyof RulesTexts['rules']['pictures'];

/** How the tiles are dealt at one number of seats. */
export interface DealtRow {
  readonly seats: number;
  readonly each: number;
  readonly left: number;
}

export interface Section {
  readonly id: SectionId;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly dealt: readonly DealtRow[];
  readonly picture: PictureId | null;
}

type Body = Partial<Pick<Section, 'dealt' | 'picture'>> & Pick<Section, 'paragraphs'>;

/** The sections of a game's page, in order, as it is played with these options; none for a game without a row. */
export function pageOf(id: string, options: Options, texts: RulesTexts): readonly Section[] {
  const row = rows.find((each) => each.id === id);
  if (!row) return [];
  const words = texts.rules;
  const { highest } = setOf(row, options);
  const hasStar = row.spinner !== 'first double played';
  const bodies: Partial<Record<SectionId, Body>> = {
    deal: dealBody(row, options, texts),
    lead: {
      paragraphs: [words.lead[row.spinner](highest), ...(row.drawForLead ? [words.drawForLead] : [])],
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
    match: { paragraphs: [matchWords(row, texts)] },
    books: { paragraphs: words.books[id] ?? [] },
  };
  const order = Object.keys(words.sections) as readonly SectionId[];
  return order.flatMap((section) => {
    const body = bodies[section];
    return body ? [{ id: section, title: words.sections[section], dealt: [], picture: null, ...body }] : [];
  });
}

function dealBody(row: Row, options: Options, { rules: { deal: words } }: RulesTexts): Body {
  const { highest } = setOf(row, options);
  const tiles = ((highest + 1) * (highest + 2)) / 2;
  const hands = handsOf(row, options) ?? [];
  const dealt = row.seats.flatMap((seats, n) => {
    const each = hands[n];
    return each === undefined ? [] : [{ seats, each, left: tiles - seats * each }];
  });
  const isLeft = dealt.some(({ left }) => left > 0);
  // 3.4: what the lead takes up is no boneyard; the section of the lead tells of it.
  const isTakenUp = row.spinner === 'highest, else turned up';
  const left = !isLeft
    ? [words.allDealt]
    : row.restDead
      ? [words.dead]
      : isTakenUp
        ? []
        : [words.boneyard, ...(row.reserve > 0 ? [words.reserve(row.reserve)] : [])];
  return { paragraphs: [words.set(highest, tiles), ...left], dealt };
}

function starBody(row: Row, highest: number, { rules: { star: words } }: RulesTexts): Body {
  // The double of a rotation is another one each deal, one that was not held gives way.
  const top = row.spinner.startsWith('rotates') ? null : highest;
  return {
    paragraphs: [
      row.duty ? words.duty(row.arms, top) : words.open(row.arms),
      ...(top === null ? [] : [words.shut(row.arms, top)]),
    ],
    picture: 'star',
  };
}

function stuckWords(row: Row, { rules: words }: RulesTexts): readonly string[] {
  const { stuckOpening: opening, stuckFreePlay: freePlay } = row;
  const rules =
    opening === freePlay
      ? [words.stuck[freePlay]]
      : [words.stuckWhile.opening(words.stuck[opening]), words.stuckWhile.freePlay(words.stuck[freePlay])];
  return [...rules, ...(freePlay === 'pass' ? [] : [words.looked])];
}

function closingBody(closing: Exclude<Row['closing'], 'never'>, { rules: words }: RulesTexts): Body {
  const isOption = closing === 'each' ? [words.closingIsOption] : [];
  return { paragraphs: [...words.closing[closing], ...isOption], picture: 'closing' };
}

function scoreWords(row: Row, highest: number, { rules: { score: words } }: RulesTexts): readonly string[] {
  if (row.blocked === 'losers write') return words[row.blocked];
  return [words.domino, words[row.blocked], ...(row.heavyAlone ? [words.alone(highest)] : [])];
}

function matchWords({ length }: Row, { rules: { match: words } }: RulesTexts): string {
  if ('lost' in length) return words.lost(length.lost);
  return 'deals' in length ? words.deals(length.deals) : words.points(length.points);
}
