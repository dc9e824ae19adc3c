/** The entry of the Web Worker in which bots think. It receives only what a seat sees. */
import { gameById, gamesThere } from '../rules/catalogue.ts';
import { fetchGame } from '../rules/fetch-game.ts';
import type { BotKind } from './kind.ts';
import { fetchBotKind } from './kinds.ts';
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
  const game = await fetchGame(data.seen.game);
  if (!game) throw new Error(`there is no game ${data.seen.game}`);
  const kind = await fetchBotKind(game.id);
  if (data.type === 'advise') return giveAdvice(kind, data);
  if (data.type === 'solve') return search(kind, data);
  decide(kind, data);
}

async function begin({ table }: Extract<ToWorker, { type: 'init' }>): Promise<void> {
  if (table) await fetchGame(table.game);
  const [game] = table ? [gameById(table.game)] : gamesThere();
  const kind = game && (await fetchBotKind(game.id));
  say({ type: 'ready' });
  if (game && kind) warmUp(kind, game, table);
}

/** Decides in one go, so `cancel` can't interrupt it. */
function decide(kind: BotKind, { id, seen, moves, mind, seed, budget }: Extract<ToWorker, { type: 'think' }>): void {
  const start = performance.now();
  const isLate = () => !mind.isUnhurried && performance.now() - start > budget;
  say({ type: 'move', id, move: think(kind, seen, moves, mind.level, seed, { ...mind, isLate }) });
}

/** Loads the advice on the first request: most matches never need it. */
async function giveAdvice(
  kind: BotKind,
  { id, seen, moves, standing }: Extract<ToWorker, { type: 'advise' }>,
): Promise<void> {
  const { advise } = await import('./advice.ts');
  say({ type: 'advice', id, advice: advise(kind, seen, moves, standing) });
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
