/** The parameters of the stages page's address that describe the deal. */
import type { StageSpec } from './stages.ts';

/** The parameters of the page itself; every other one is an option of the game. */
const OWN =
  'stage at game seats seed moves deal q num tiles cloth still speed ask pick play crowd sort muted makes memory back film worker'.split(
    ' ',
  );

const plain = (text: string) => (text === 'true' ? true : text === 'false' ? false : Number(text) || text);

/** Returns the deal of an address; missing parameters are taken from `usual`. */
export function specIn(query: URLSearchParams, usual: Partial<StageSpec> = {}): StageSpec {
  const options = Object.fromEntries(
    [...query].filter(([key]) => !OWN.includes(key)).map(([key, text]) => [key, plain(text)]),
  );
  const number = (key: 'seats' | 'moves' | 'deal', otherwise: number) =>
    Number(query.get(key) ?? usual[key] ?? otherwise);
  return {
    eye: 0,
    ...usual,
    game: query.get('game') ?? usual.game ?? 'cyprus',
    seats: number('seats', 4),
    seed: query.get('seed') ?? usual.seed ?? 'a',
    moves: number('moves', 20),
    deal: number('deal', 1),
    ask: query.has('ask') || usual.ask === true,
    options: { ...usual.options, ...options },
  };
}
