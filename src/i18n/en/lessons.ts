/** English in the lessons. `ask` is what is asked; `instead` answers legal moves that are others, where there are any. */

import { word } from './words.ts';

export const lessonTexts = {
  steps: {
    cyprus: {
      star: {
        ask: 'Only nines go on the star. Lay your heavier one (more pips), the seven-nine, on a shining blade.',
        instead:
          'That is a nine, too. But pips that you still hold at the end cost you: lay the heavier one, the seven-nine.',
      },
      again: { ask: 'Who has a nine must lay it. Lay the four-nine, too.' },
      draw: { ask: 'No nine left: draw from the boneyard, the tiles lying face down that nobody was dealt.' },
      drawn: { ask: 'A nine! What you draw and can lay, you must: lay the six-nine.' },
      heavy: {
        ask: 'The star is complete: now every end is open. Lay your heaviest tile, the seven-eight, on the seven.',
        instead: 'That fits, too. But the seven-eight is your heaviest tile: be rid of it while you can.',
      },
      double: {
        ask: 'A double fits one number only: lay the double five while a five is open.',
        instead: 'That fits, and will fit later. The double five needs a five, and this one may soon be covered.',
      },
      own: {
        ask: 'You hold two more twos. Lay the two-four on a four: then a two stays open for you.',
        instead: 'That fits, too. But the two-four opens a two, and only then do your two others fit.',
      },
      last: { ask: 'One tile is left, and it fits. Lay it, and you go out!' },
    },
    block: {
      draw: { ask: 'No six in your hand: draw from the boneyard, the tiles lying face down that nobody was dealt.' },
      heavy: {
        ask: 'The line has two ends, a two and a four. Lay your heaviest tile that fits, the four-five.',
        instead: 'That fits, too. But what you hold at the end can cost you: lay the heavier four-five.',
      },
      fits: {
        ask: 'Each turn ended with a draw; the last two of the boneyard stay. Only the blank-four fits: lay it.',
      },
      both: {
        ask: 'You hold most of the fives. Lay the two-five on the two: then both ends are fives.',
        instead: 'That fits, too. But with the two-five on the two both ends are fives, and the others have none.',
      },
      double: {
        ask: 'Nobody could play! Lay the double five: it lies across, and the end stays a five.',
        instead: 'That fits, too. But after the double five both ends are fives still, and the others must pass again.',
      },
      keep: {
        ask: 'They passed again. Lay the three-five: one five stays open for your last five.',
        instead: 'That fits, too. But then your three-five is the one that waits, and it is heavier.',
      },
      open: { ask: 'The five waited for you: lay the one-five.' },
      last: { ask: 'Only the one-three is left, and it fits. Lay it, and you go out!' },
    },
    'all-fives': {
      fifteen: { ask: 'The ends are added up: the double six counts 12. Lay the three-six, and they make 15.' },
      double: {
        ask: 'Fifteen points! At an end a double counts both halves: lay the double three, and 6 and 4 make 10.',
        instead: 'That fits, too, but the ends would make no five, ten or fifteen. The double three makes them ten.',
      },
      heavy: {
        ask: 'No tile of yours makes a multiple of five now. Then lay the heavier one, the two-three.',
        instead: 'That fits, too, and scores nothing, either. But the two-three is heavier: be rid of it first.',
      },
      five: {
        ask: 'A four and a blank are open. Lay the blank-one: one and four make five, and score.',
        instead: 'Then the ends would make one, and nothing is scored. The blank-one makes them five.',
      },
      only: { ask: 'One tile of yours fits: lay the one-four.' },
      plan: {
        ask: 'Look ahead: lay the double one. Your one-five will still fit it.',
        instead: 'That fits, too. But then the double one may not: a double needs a one, and nothing else.',
      },
      last: {
        ask: 'One tile, two places. Lay it on the one: the ends make ten, and you go out.',
        instead: 'There it ends the deal, too. But on the one the ends make ten, and ten are yours.',
      },
    },
    french: {
      lead: {
        ask: 'You begin, with any tile. Lay the heaviest: the double six.',
        instead: 'Any tile may begin. But the double six is the heaviest: be rid of it first.',
      },
      half: {
        ask: 'Here half lies over half. Lay the three-six: its six goes on one of the sixes.',
        instead: 'That fits, too. But the three-six is your heaviest tile with a six.',
      },
      other: {
        ask: 'There are always two bare halves, one on each side. Lay the two-six on the other six.',
        instead: 'That fits, too. But the two-six is heavier.',
      },
      draw: {
        ask: 'Nothing fits. Pass, or draw two from the boneyard, the tiles lying face down. This time, draw.',
        instead: 'You may pass. But if both of you pass in a row, the deal is over: draw.',
      },
      second: { ask: 'And the second one. What you draw waits for your next turn.' },
      waited: {
        ask: 'The four-six that you drew may be laid now: put it on the four.',
        instead: 'That fits, too. But the four-six is the heaviest tile you hold.',
      },
      both: {
        ask: 'Lay the one-six on the six: then both bare halves are ones, and you hold the double one.',
        instead: 'That may be done. But the one-six on the six makes a second one for your double one.',
      },
      last: { ask: 'Your last tile fits. Lay it, and you go out!' },
    },
    italian: {
      first: {
        ask: 'Any tile may be laid. All pips that lie make 24: lay the two-four, and you hit 30 exactly.',
        instead: 'That may be done. But the two-four brings the total to 30, and that scores at once.',
      },
      second: {
        ask: 'Thirty points! Now the total is 45, and 50 is the next goal: lay the two-three.',
        instead: 'That may be done. But the two-three brings the total to 50, and that scores fifty.',
      },
      safe: {
        ask: 'Twelve are missing to 70, and the double six lies. Lay the double blank: so nobody can hit.',
        instead: 'That may be done. But then somebody may hit 70. Twelve pips nobody has: lay the double blank.',
      },
      third: {
        ask: 'Two pips are missing now. Lay the blank-two, and you hit 70.',
        instead: 'That may be done. But the blank-two hits 70. Who passes a goal scores nothing.',
      },
      leave: {
        ask: 'Lay the blank-three: it leaves nine to 100, and both tiles of nine pips lie already.',
        instead: 'That may be done. But it leaves eight to 100, and tiles of eight pips are still about.',
      },
      last: { ask: 'Four are missing, and the blank-four is what you have left. Lay it, and hit 100!' },
    },
    sausage: {
      first: { ask: 'Your row shows its next tile, to you as well. It is the blank-four: lay it on the four.' },
      second: {
        ask: 'Two lines grow side by side from the first tile. Lay the five-six on the second, which ends on six.',
      },
      third: { ask: 'What fits nowhere goes back to the left end of a row. Yours fits: lay the one-two on the two.' },
      double: { ask: 'The double five fits the end of the second line. Here doubles lie lengthwise, too.' },
      cut: {
        ask: 'Side by side two joints show a blank and a five: lay the blank-five across both, and cut!',
        instead: 'That fits, too. But the cut sends all tiles before it over to the other row.',
      },
      insert: {
        ask: 'A double may come between two tiles, where they show its number. Put the double five in between.',
        instead: 'That fits, too. But try the joint: there it opens nothing new for the other.',
      },
      last: { ask: 'One tile is left, and it fits. Lay it, and your row is empty!' },
    },
    'solo-1': {
      lead: {
        ask: 'The tile at the right end of a row is free. Begin with the four-six.',
        instead: 'Any free tile may begin. But behind the four-six waits the double four, which fits it.',
      },
      double: {
        ask: 'The double four is free now. Lay it on the four; a double lies across.',
        instead: 'That fits, too. But the double four fits fours alone: lay it while a four is open.',
      },
      other: {
        ask: 'That freed the two-six. Lay it at the other end, on the six.',
        instead: 'That fits, too. But the two-six frees the two-four, which fits both ends then.',
      },
      same: {
        ask: 'The two-four is free now. Lay it on the two: then both ends are fours.',
        instead: 'That fits, too. But with the two-four on the two both ends are fours, for two of your free tiles.',
      },
      ahead: {
        ask: 'Look two tiles ahead. Lay the one-four: it makes a one, and the one-six is free.',
        instead: 'That fits, too. But the one-four opens a one for the one-six, which is free.',
      },
      freed: {
        ask: 'Now the one-six, on the one. You may take back any tile, as often as you like.',
        instead: 'That fits, too. But this way leads on: lay the one-six on the one.',
      },
      last: { ask: 'The last tile fits. Lay it, and the deal is solved!' },
    },
    'solo-2': {
      double: {
        ask: 'A tile was turned up and leads. Lay the double four on the four: a double fits one number only.',
        instead: 'That fits, too. But then no four may be open for your double four, and it fits nothing else.',
      },
      opens: {
        ask: 'After each tile you draw one: the double two. The two-six on the six makes a two for it.',
        instead: 'That fits, too. But the two-six opens a two, and your double two needs one.',
      },
      drawn: {
        ask: 'Now the double two, on the two. It takes nothing away: the end stays a two.',
        instead: 'That fits, too. But the double two fits only while a two is open. Lay it now.',
      },
      keeps: {
        ask: 'You drew the double one. Lay the one-four on the four: it opens a one.',
        instead:
          'That opens a one, too. But only the one-four fits the four, and a two may come for the one-two again.',
      },
      another: {
        ask: 'And the double one, on the one. Your one-two would fit either end: it can wait.',
        instead: 'That fits, too. But the one-two fits both ends. Lay what fits one place only.',
      },
      ahead: {
        ask: 'Lay the blank-one, on the one: it opens a blank for your blank-three, and the two stays.',
        instead: 'That fits, too. But after the blank-one both your blank-three and your one-two fit.',
      },
      last: { ask: 'The double five fits. Lay it: only the double six stays over. One tile may, so it is solved!' },
    },
  },
  /** What is asked, after how far one has come. */
  step: (n: number, of: number, ask: string) => `Step ${n} of ${of}. ${ask}`,
  /** Before turns that make themselves, and while they do. */
  quick: (seats: number) =>
    seats === 1
      ? 'Now watch: for a while the lesson lays your tiles for you.'
      : `Now watch: for a few turns the lesson plays for ${seats === 2 ? 'both' : `all ${word(seats)}`} of you, you too.`,
  over: {
    title: (game: string) => `That is ${game}`,
    lines: {
      cyprus: (points: number) =>
        `The others still held ${points} pips, and you score them. The first to reach 100 points wins the match.`,
      block: (points: number) =>
        `The others still held ${points} pips, and you score them. The first to reach 100 points wins the match.`,
      'all-fives': (points: number) =>
        `You made ${points} points in this deal, with the pips that were left. The first to reach 100 wins the match.`,
      french: (points: number) =>
        `${points} pips were left on the other side, and you score them. The first to reach 100 points wins the match.`,
      italian: (points: number) =>
        `You made ${points} points in one deal. The first to reach 151 points wins the match.`,
      sausage: (points: number) =>
        `${points} pips were left in the other row, and are written against it. The first to reach 150 loses the match.`,
      'solo-1': (_points: number) =>
        'All 28 tiles lie in one line: the deal is solved. Every deal has a number, and can be tried again.',
      'solo-2': (_points: number) =>
        '27 tiles lie, and one may stay over: the deal is solved. Every deal has a number, and can be tried again.',
    },
    play: (game: string) => `Play ${game} now`,
    leave: 'Main menu',
  },
};
