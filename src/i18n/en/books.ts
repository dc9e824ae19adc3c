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
  french: [
    'Our book lets the elder of the two begin. Here a lot decides, and then the lead changes hands from deal to deal.',
    'It does not say whether tiles may be played in the turn in which they are drawn. Here they may not.',
    'Nor does it say when a deal is blocked though tiles are left to draw. Here two passes in a row are enough.',
  ],
  'solo-1': [
    'Our book lets a deal be lost as soon as no free tile fits. Here it is lost only when you give it up: nothing is hidden, so you may go back as far as you like.',
  ],
  'all-fives': [
    'Also called Sniff. Where the first double opens two sides more the game is Muggins.',
    'Our book draws as in Block, after every turn. Here you draw only when you cannot play, and then until you can.',
    'One book lets only sums from ten up score. Here five scores, too.',
    'No book says what passing the target in the middle of a deal is worth, nor how a blocked deal is rounded. Here the deal is played out, and the exact counts decide who is lowest.',
  ],
};
