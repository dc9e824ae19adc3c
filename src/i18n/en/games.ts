/** English about the games and their options. */
import { plural } from './words.ts';

export const gameTexts = {
  games: {
    cyprus: {
      name: 'Cyprus',
      line: 'The eight blades are filled with nines first, then every arm grows. Who cannot play draws one tile.',
      source: 'Double-nine tiles, four to ten seats. The star is a duty.',
    },
    sebastopol: {
      name: 'Sebastopol',
      line: 'Four arms of sixes, all twenty-eight tiles dealt: no boneyard, no secrets but the hands.',
      source: 'Double-six tiles, exactly four seats. The star is a duty.',
    },
  } as Readonly<Record<string, { readonly name: string; readonly line: string; readonly source: string }>>,

  options: {
    set: {
      name: 'Tiles',
      note: '',
      value: (v: unknown) => (v === 12 ? 'Double-twelve, 91 tiles' : 'Double-nine, 55 tiles'),
    },
    handSizes: {
      name: 'Hand sizes',
      note: 'Standard hands leave a boneyard to draw from. Bell’s are larger for four to six seats, after R. C. Bell’s book.',
      value: (v: unknown) => (v === 'bell' ? 'Bell’s' : 'Standard'),
    },
    drawForLead: {
      name: 'When nobody holds the first double',
      note: 'Otherwise the tiles are shuffled and dealt again, about every third time with four seats.',
      value: (v: unknown) => (v === true ? 'Draw for it' : 'Deal again'),
    },
    faceDownDoubles: {
      name: 'Doubles face down',
      note: 'A double laid face down shuts its arm.',
      value: (v: unknown) => (v === true ? 'Allowed' : 'Not allowed'),
    },
    target: { name: 'Length', note: '', value: (v: unknown) => `To ${v}` },
    deals: { name: 'Length', note: '', value: (v: unknown) => plural(Number(v), 'deal', 'deals') },
  } as Readonly<
    Record<string, { readonly name: string; readonly note: string; readonly value: (v: unknown) => string }>
  >,
};
