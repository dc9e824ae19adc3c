/** English about the games and their options. */
import { plural } from './words.ts';

/** What a game is called, and what it is like to play, in one line. */
interface GameText {
  readonly name: string;
  readonly line: string;
}

interface OptionText {
  readonly name: string;
  readonly note: string;
  readonly value: (v: unknown) => string;
}

export const gameTexts = {
  games: {
    cyprus: {
      name: 'Cyprus',
      line: 'Eight blades, all of nines, before anybody plays freely. Who cannot play draws one tile.',
    },
    'cyprus-family': {
      name: 'Family Cyprus',
      line: 'Big hands, and nobody is ever stuck for long: draw as often as you like, and keep what you please.',
    },
    'cyprus-leaflet': {
      name: 'Open-star Cyprus',
      line: 'No duty to finish the star, no boneyard, and three tiles that nobody will ever see.',
    },
    fortress: {
      name: 'Fortress',
      line: 'Four arms of sixes and nothing to draw. A blocked deal is a draw: ten points for everybody.',
    },
    sebastopol: {
      name: 'Sebastopol',
      line: 'Four arms of sixes, all twenty-eight tiles dealt: no boneyard, no secrets but the hands.',
    },
    'sebastopol-draw': {
      name: 'Three-handed Sebastopol',
      line: 'For three, with a boneyard. Draw as long as you like, if you can afford the weight.',
    },
    'sebastopol-berndt': {
      name: 'Berndt’s Sebastopol',
      line: 'For three, nine tiles each and one left over: who lays the double six takes it up.',
    },
    'sebastopol-leaflet': {
      name: 'Open-ends Sebastopol',
      line: 'The star may wait: every open end may be played from the first turn. Four deals, and the highest wins.',
    },
    ural: {
      name: 'Ural Sebastopol',
      line: 'Each deal starts from the next double, and a double laid face down shuts its arm.',
    },
    'ural-draw': {
      name: 'Three-handed Ural',
      line: 'Ural for three, with a boneyard to dig in while the doubles shut one arm after another.',
    },
    osel: {
      name: 'Osel (Donkey)',
      line: 'Nobody wants these points. Lay several doubles at once, shut the ends, and do not be the donkey.',
    },
  } as Readonly<Record<string, GameText>>,

  options: {
    set: {
      name: 'Tiles',
      note: '',
      value: (v: unknown) => (v === 12 ? 'Double-twelve' : 'Double-nine'),
    },
    handSizes: {
      name: 'Hand sizes',
      note: 'R. C. Bell’s hands are larger for four to six seats, and leave less to draw.',
      value: (v: unknown) => (v === 'bell' ? 'R. C. Bell’s hands' : 'Standard'),
    },
    drawForLead: {
      name: 'When nobody holds the first double',
      note: 'Dealing again is usual. Or all draw in turn until somebody has it.',
      value: (v: unknown) => (v === true ? 'Draw for the lead' : 'Deal again'),
    },
    faceDownDoubles: {
      name: 'Face-down doubles',
      note: 'A double laid face down shuts its arm.',
      value: (v: unknown) => (v === true ? 'Allowed' : 'Not allowed'),
    },
    target: { name: 'Length', note: '', value: (v: unknown) => `To ${v}` },
    deals: { name: 'Length', note: '', value: (v: unknown) => plural(Number(v), 'deal', 'deals') },
  } as Readonly<Record<string, OptionText>>,
};
