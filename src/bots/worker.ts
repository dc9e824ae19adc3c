/** The entry of the Web Worker in which bots think. It receives only what a seat sees. */
import { first } from '../rules/first-game.ts';
import type { BotGame, BotKind } from './kind.ts';
import { fetchBotGame } from './kinds.ts';
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
  const bots = await fetchBotGame(data.seen.game);
  if (data.type === 'advise') return giveAdvice(bots, data);
  if (data.type === 'solve') return search(bots.kind, data);
  if (data.type === 'winnable')
    return say({ type: 'judged', id: data.id, isWinnable: bots.kind.isWinnable(data.seen) });
  decide(bots, data);
}

async function begin({ table }: Extract<ToWorker, { type: 'init' }>): Promise<void> {
  const bots = await fetchBotGame(table?.game ?? first.id);
  say({ type: 'ready' });
  warmUp(bots, table);
}

/** Decides in one go, so `cancel` can't interrupt it. */
function decide(bots: BotGame, { id, seen, moves, mind, seed, budget }: Extract<ToWorker, { type: 'think' }>): void {
  const start = performance.now();
  const isLate = () => !mind.isUnhurried && performance.now() - start > budget;
  say({ type: 'move', id, move: think(bots, seen, moves, mind.level, seed, { ...mind, isLate }) });
}

/** Loads the advice on the first request: most matches never need it. */
async function giveAdvice(
  bots: BotGame,
  { id, seen, moves, standing }: Extract<ToWorker, { type: 'advise' }>,
): Promise<void> {
  const { advise } = await import('./advice.ts');
  say({ type: 'advice', id, advice: advise(bots, seen, moves, standing) });
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
