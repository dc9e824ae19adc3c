/** English of deals that others play too. No first deal needs it. */
import { does, points, type Who } from './words.ts';

/** What a person made of a deal, or lost by it. */
export interface Made {
  readonly points: number;
  readonly isLoss: boolean;
}

const outcome = ({ points: n, isLoss }: Made) =>
  isLoss ? (n === 0 ? 'lost nothing' : `lost ${points(n)}`) : n === 0 ? 'made nothing' : `made ${points(n)}`;

export const dealTexts = {
  deals: {
    number: 'Deal number',
    noNumber: 'Any deal',
    numberNote:
      'Leave it empty for any match. A number is one deal, the same for everybody: the same tiles, and the same bots.',
    company: 'With a number the bots are those of its deal; how strong they are is for you to say.',
    deal: (game: string, deal: number) => `${game}, deal no. ${deal}`,
    made: (who: Who, { points: n, isLoss }: Made) =>
      isLoss
        ? `${does(who, 'lose', 'loses')} ${n === 0 ? 'nothing' : points(n)}`
        : `${does(who, 'make', 'makes')} ${n === 0 ? 'nothing' : points(n)}`,
    nobody: 'Nobody scores',
    standings: 'What the deal came to',
    next: 'Another deal',
    again: 'This deal again',
    challenge: 'Challenge a friend',
    /** `address`: where the deal is played; `null` where no address leads to it. */
    beat: (deal: string, made: Made | null, address: string | null) =>
      [
        made === null
          ? `${deal}.`
          : `${deal}: I ${outcome(made)}. ${made.points === 0 && made.isLoss ? 'Can you, too?' : 'Can you do better?'}`,
        ...(address === null ? [] : [address]),
      ].join('\n'),
    solved: (deal: string, isSolved: boolean, address: string | null) =>
      [
        `${deal}: ${isSolved ? 'I solved it. Can you, too?' : 'I could not solve it. Can you?'}`,
        ...(address === null ? [] : [address]),
      ].join('\n'),
    sharing: {
      shared: 'It is on its way.',
      copied: 'Copied: paste it wherever you like.',
      refused: 'Copy this:',
    },
    text: 'The text to be shared',
  },
};
