/** The entry of the Web Worker in which bots think. It receives only what a seat sees. */
import { first } from '../rules/first-game.ts';
import type { BotGame, BotKind, SearchedGame } from './kind.ts';
import { fetchBotGame, fetchBotGameFor, fetchSearchedGame } from './kinds.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { think } from './think.ts';
import { warmUp } from './warm-up.ts';

const say = (message: FromWorker) => self.postMessage(message);

/** The ids of the searches whose answers are still wanted. */
const searches = new Set<number>();

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'cancel') return void searches.delete(data.id);
  // An error on the way is reported as an error of the worker.
  answer(data).catch(reportError);
});

async function answer(data: Exclude<ToWorker, { type: 'cancel' }>): Promise<void> {
  if (data.type === 'init') return begin(data);
  if (data.type === 'makeMosaic') return make(data);
  const { game } = data.seen;
  if (data.type === 'think') return decide(await fetchBotGameFor(game, data.mind.level), data);
  if (data.type === 'advise') return giveAdvice(await fetchSearchedGame(game), data);
  const { kind } = await fetchBotGame(game);
  if (data.type === 'solve') return search(kind, data);
  say({ type: 'judged', id: data.id, isWinnable: kind.isWinnable(data.seen) });
}

async function begin({ table }: Extract<ToWorker, { type: 'init' }>): Promise<void> {
  const id = table?.game ?? first.id;
  // A newcomer's company plays by rule of thumb: the search comes after it, for advice and later matches.
  await (table?.searches === false ? fetchBotGame(id) : fetchSearchedGame(id));
  say({ type: 'ready' });
  fetchSearchedGame(id).then(
    (bots) => warmUp(bots, table),
    // It is loaded again with the first question that needs it.
    () => {},
  );
}

/** Decides in one go, so `cancel` can't interrupt it. */
function decide(bots: BotGame, { id, seen, moves, mind, seed, budget }: Extract<ToWorker, { type: 'think' }>): void {
  const start = performance.now();
  const isLate = () => !mind.isUnhurried && performance.now() - start > budget;
  say({ type: 'move', id, move: think(bots, seen, moves, mind.level, seed, { ...mind, isLate }) });
}

/** Loads the advice on the first request: most matches never need it. */
async function giveAdvice(
  bots: SearchedGame,
  { id, seen, moves, standing }: Extract<ToWorker, { type: 'advise' }>,
): Promise<void> {
  const { advise } = await import('./advice.ts');
  say({ type: 'advice', id, advice: advise(bots, seen, moves, standing) });
}

async function make({ id, number, size }: Extract<ToWorker, { type: 'makeMosaic' }>): Promise<void> {
  const { mosaicOf } = await import('./mosaic/make-mosaic.ts');
  say({ type: 'mosaic', id, puzzle: mosaicOf(number, size).puzzle });
}

/** Searches in slices, since a search may be long and may be cancelled. */
async function search(kind: BotKind, { id, seen }: Extract<ToWorker, { type: 'solve' }>): Promise<void> {
  searches.add(id);
  const { solveInSlices } = await import('./solo/solve-in-slices.ts');
  const solution = await solveInSlices({
    kind,
    seen,
    tell: (done) => say({ type: 'searched', id, done }),
    goOn: () => new Promise((go) => void setTimeout(() => go(searches.has(id)))),
  });
  searches.delete(id);
  if (solution) say({ type: 'solution', id, solution });
}
