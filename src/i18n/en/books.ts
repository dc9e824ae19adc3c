/** English of the rules pages: by game, where books differ and which of them is followed. */
export const books: Readonly<Record<string, readonly string[]>> = {
  cyprus: [
    'Hand sizes differ. R. C. Bell gives larger hands for four to six seats, which you can choose.',
    'Here the last tile of the boneyard stays where it is; in Family Cyprus all of it may be drawn.',
    'Cyprus is a double-nine game. With double-twelve tiles no book gives hand sizes: ours come nearest to the same shares, and the star keeps eight blades.',
  ],
  'cyprus-family': [
    'The usual Cyprus lets you draw one tile, and whoever is lowest takes a blocked deal. Here you may draw on in free play, and a blocked deal is a draw.',
    'The whole boneyard may be drawn.',
  ],
  'cyprus-leaflet': [
    'In other forms of Cyprus the star must be finished first. Here it may stay unfinished for ever: some of the nines may be among the dead tiles.',
    'In a blocked deal most take the lowest hand off what it scores. Here nothing is taken off.',
  ],
  fortress: [
    'Other books call Fortress a different game: Block in which every double is a spinner with four sides.',
    'Played like Sebastopol, but a blocked deal is a draw, and a match is longer.',
  ],
  sebastopol: [
    'Some play the star as no duty: that is Open-ends Sebastopol here. Some count a blocked deal as a draw: that is Fortress.',
  ],
  'sebastopol-draw': [
    'With four seats Sebastopol has no boneyard. For three some deal nine each instead: that is Berndt’s Sebastopol here.',
  ],
  'sebastopol-berndt': ['Other three-handed games deal seven each and leave a boneyard. Here nobody draws.'],
  'sebastopol-leaflet': [
    'The leaflet has been printed in several languages. In one of them the first four tiles must be sixes: that is Sebastopol here. We follow the others.',
    'In a blocked deal most take the lowest hand off what it scores. Here nothing is taken off.',
  ],
  ural: [
    'Doubles face down are an option. Without it no arm is ever shut by choice.',
    'The next double follows the number of the deal. Deals that are thrown in do not count.',
  ],
  'ural-draw': [
    'Doubles face down are an option. Without it no arm is ever shut by choice.',
    'The next double follows the number of the deal, whichever double really led before.',
  ],
  osel: [
    'Osel borrows its score from Goat. Goat leaves the last tile of the boneyard lying; here all of it may be drawn.',
    'The length is fixed: the match is over when there is a donkey.',
  ],
  block: [
    'Block is often played without drawing: who cannot play passes. Our book has everybody draw after every turn.',
    'It does not say whether a tile may be played in the turn in which it is drawn. Here it may not.',
    'It gives the winner the points of the others, and says no more. How a blocked deal is scored, and how long a match is, is our choice.',
  ],
  'team-block': [
    'Our book leaves it to the table whether partners may talk. Here they may not, and see only their own tiles.',
    'It draws for partners and says no more: that the highest sum takes the first seat, and what decides between equal sums, is our choice.',
    'The rest is as in Block, and so is what no book says of it.',
  ],
  peruvian: [
    'Our book has everybody write their own tiles. That who dominoes writes nothing is our choice.',
    'It calls the scores secret. Here they are hidden until the sixth deal is over, but hands are turned up after each: who adds up knows.',
    'Without secret writing, which you can choose, the totals stand in sight from the first deal.',
  ],
  draw: [
    'In most books you draw until you can play, and all of the boneyard may be drawn. Others leave two tiles lying.',
    'One book gives a blocked deal to whoever laid the last tile. Here, as in all others, the lowest takes it.',
    'The double blank costs twenty-five, but only where it is all that is left. The books speak of being left with it.',
    'One book of five allows two doubles in one turn: that is an option. Where the first double is counted up from the double blank, the way up is our choice.',
  ],
  'all-sevens': ['Also called Cardinal. Our book does not say how long it lasts: a hundred points are our choice.'],
  matador: ['One book plays it with the double-six set and a sum of seven: here that is All Sevens.'],
  bergen: [
    'Our book lets you keep a drawn tile that fits. Here it must be played at once.',
    'What the lead scores, and whose a blocked deal is, books tell differently: here the lead scores two and nothing else, and in a blocked deal those without a double come first.',
  ],
  hungarian: [
    'Our book lets you lay as many tiles as fit. That you must go on as long as one does is our choice.',
    'It asks for more than a hundred points: a hundred and one.',
    'Tiles that are not dealt are out of play: nobody draws.',
  ],
  french: [
    'Our book lets the elder of the two begin. Here a lot decides, and then the lead changes hands from deal to deal.',
    'It does not say whether tiles may be played in the turn in which they are drawn. Here they may not.',
    'Nor does it say when a deal is blocked though tiles are left to draw. Here two passes in a row are enough.',
  ],
  'solo-1': [
    'Our book lets a deal be lost as soon as no free tile fits. Here it is lost only when you give it up: nothing is hidden, so you may go back as far as you like.',
  ],
  'solo-2': [
    'Our book draws as in Block, and only when the hand is empty, five at once. In Block one tile is drawn after every turn, and so it is here, unless you choose otherwise.',
    'To the letter, with five at once, a deal is nearly never won: of 2,600 deals about one can be at all, with double-nine none of many.',
    'It says that one tile stays over, with double-nine five. At least four always do with double-nine; so here it is how many may.',
  ],
  'all-fives': [
    'Also called Sniff. Where the first double opens two sides more the game is Muggins.',
    'Our book draws as in Block, after every turn. Here you draw only when you cannot play, and then until you can.',
    'One book lets only sums from ten up score. Here five scores, too.',
    'No book says what passing the target in the middle of a deal is worth, nor how a blocked deal is rounded. Here the deal is played out, and the exact counts decide who is lowest.',
  ],
  muggins: [
    'Where no double crosses the line the game is All Fives.',
    'One book of three lets doubles be laid lengthwise: that is an option.',
    'Books name the lot for the first deal only. Here the lead then goes round, and all of the boneyard may be drawn.',
  ],
  telephone: [
    'Also called Houses, or Flea. In Telephone to 72 the first double crosses at once, and all is counted by fives.',
    'In a blocked deal every side writes off its own: that is our choice, and so is what leads where the two-three was not dealt.',
  ],
  'telephone-72': [
    'Our book calls the first tile the house. Here it is the first double, and its sides are open at once.',
    'What a blocked deal is worth is our choice: the lowest scores as a winner does.',
  ],
  italian: [
    'Two books of five let a goal score what it says or by steps, three only by steps. Here the first is usual, and the other an option.',
    'Some play to a number of deals. Here a match always goes to points.',
    'What ends a deal no book says: here it ends at the last goal or past it, since nothing more can be scored, or when all tiles are laid.',
  ],
  sausage: [
    'Our book does not say whether a tile that fits must be laid, nor who sees it. Here it must, and all see what is turned up.',
    'Both lines are cut at joints of the same number from the start. One source wants both lines equally long for that.',
    'In which order cut tiles go over is our choice: the start first, then tile by tile of both lines.',
    'A blocked deal, the two hundred turns after which a deal ends, and that the first at a hundred and one loses are our choices: the book says only that what is left is written, and that a hundred and one comes in a deal or two.',
  ],
  goat: [
    'A loss under thirteen is forgotten as long as the account is closed. Osel, which borrows its score from here, carries it over.',
    'The last tile of the boneyard stays where it is. In Osel all of it may be drawn.',
    'Four play in two sides, or each alone: books know both. Two or three always play alone.',
    'Five doubles in one hand are dealt again here; you can choose to play with them.',
  ],
  'sea-goat': [
    'One source has three play, each for itself. Here two play, or four in two sides.',
    'Who strikes out the account of the others writes nothing in that deal; books let us choose.',
    'What a blocked deal is worth where the fisher’s side holds more, but under 25, or less against less than 25, is our choice: it is counted like any other deal.',
    'After three deals the eggs are rotten and forgotten. One source ends the match as a draw.',
    'A blocked deal decides no stake, and a win that writes off a fish does nothing else: both are our choice.',
  ],
  sports: [
    'Our book tells Sports by what it has of Sea Goat. Here it has none of its accounts and thresholds: every point counts, and one tile is a turn.',
    'Any number of deals will do, as long as everybody leads equally often.',
  ],
  general: [
    'One book calls whoever ends the deal the General. Here it is the one who would play next, and it is their side that writes it.',
    'Our book plays for half an hour or an hour. Here deals stand for the time, since nobody can prove a time afterwards.',
    'What a blocked deal is worth no book says. Here it writes nothing, but it counts as a deal.',
    'Third and fourth pairs that wait for their turn are not offered.',
  ],
};
