/** Advice in words. */
import type { Why } from '../bots/why.ts';
import type { BotTexts } from '../i18n/index.ts';
import type { Sitter } from '../match/ports.ts';

/** What speaks for a move: a phrase without a full stop, to go on after a colon. */
export function whyWords(why: readonly Why[], sitters: readonly Sitter[], { bots: { hint } }: BotTexts): string {
  return hint.together(why.map((each) => phraseOf(each, sitters, hint)));
}

function phraseOf(each: Why, sitters: readonly Sitter[], words: BotTexts['bots']['hint']): string {
  switch (each.why) {
    case 'dominoes':
      return words.dominoes;
    case 'only':
      return words.only;
    case 'sheds':
      return words.sheds(each.pips);
    case 'double':
      return words.double;
    case 'keeps':
      return words.keeps(each.numbers);
    case 'follows':
      return words.follows(each.number, each.tiles);
    case 'blocks':
      return words.blocks(
        each.number,
        each.seats.map((seat) => sitters[seat]?.name ?? `${seat + 1}`),
      );
    case 'scarce':
      return words.scarce(each.number, each.tiles);
    case 'closes':
      return words.closes;
    case 'another':
      return words.another;
    case 'comes to more':
      return words.toMore(each.points);
  }
}
