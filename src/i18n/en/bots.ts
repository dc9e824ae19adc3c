/** English about the bots: their levels. No deal needs it. */

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
};
