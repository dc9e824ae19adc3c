/** What a worker is told in whole matches: what the seat to move sees, who it is, how the match stands, and no more. */
import { describe, expect, it } from 'vitest';
import type { Mind, ToWorker } from '../../src/bots/messages.ts';
import { thinkingSeed } from '../../src/bots/seed.ts';
import type { Ports } from '../../src/match/ports.ts';
import { turnedUpAt } from '../../src/rules/deal-double.ts';
import type { Game, Seen } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { turnedIn } from '../../src/rules/sausage/turned-up.ts';
import { isLong } from '../long.ts';
import { bots, fewDeals, inputOf, instantPorts, playMatch } from '../match/play.ts';
import { type FakeWorker, fakeWorker, sourceOf } from '../seats/thinker/fake-worker.ts';
import { startThinker } from '../seats/thinker/started.ts';
import { think } from './asked.ts';
import { dealtAnew } from './redeal.ts';

/** Bytes that a message may have, spelled as JSON: the longest is late in a deal of Mexican Train with eight seats. */
const MOST = 14_000;
/** The same for an empty outline: all 2,255 moves are legal, and no bot ever plays there. */
const MOST_IN_OUTLINE = 110_000;
/** The tiles are dealt anew for one message in so many. */
const SOME = 5;

const SEEN_KEYS = [
  ['game', 'options', 'deal', 'seats', 'sides', 'heap', 'hands', 'boneyard', 'dead', 'laid', 'ends', 'phase', 'turn'],
  ['scored', 'log', 'memory', 'outcome'],
].flat();
/** What a message, its mind, its standing and what is seen may say, and nothing else. */
const KEYS = [
  ['budget', 'id', 'mind', 'moves', 'seed', 'seen', 'type'],
  ['level', 'standing', 'temperament'],
  ['deals', 'memory', 'totals', 'winners'],
  SEEN_KEYS.sort(),
];

/** What only some deals say: seats that wait (20.8), a puzzle (32.1). */
const extraKeys = (seen: Seen) => (['waits', 'puzzle'] as const).filter((key) => seen[key]);

const never = new AbortController().signal;
type Question = Parameters<Ports['choose']>[0];
type Asked = Extract<ToWorker, { type: 'think' }>;

/** The fewest and the most seats of a game; all of its numbers in the long run. */
const seatsOf = ({ seats }: Game) => (isLong ? seats : [...new Set([Math.min(...seats), Math.max(...seats)])]);
const tables = games.flatMap((game) => seatsOf(game).map((seats) => ({ name: game.id, seats, game, given: {} })));
const [cyprus] = tables;
if (cyprus) tables.push({ ...cyprus, name: 'double-twelve cyprus', seats: 10, given: { set: 12, target: 100 } });

/**
 * Plays a match of bots that receive only clones, and passes every question and its message to `hear`. The match hides
 * errors of its ports, so the first one is thrown at the end.
 */
async function heardIn({ game, seats, given }: (typeof tables)[number], hear: (asked: Asked, to: Question) => void) {
  const answer = (message: ToWorker, worker: FakeWorker) => {
    if (message.type === 'init') worker.say({ type: 'ready' });
    if (message.type !== 'think') return;
    const { id, seen, moves, mind, seed } = structuredClone(message);
    worker.say({ type: 'move', id, move: think(seen, moves, mind.level, seed, mind) });
  };
  const worker = fakeWorker(answer);
  const thinker = startThinker({ sources: [sourceOf(() => worker)] });
  const faults: unknown[] = [];
  const choose = async (question: Question) => {
    const { seen, moves, standing } = question;
    const mind: Mind = { level: 'rules', temperament: 'blocker', standing };
    const move = await thinker.think(seen, moves, mind, thinkingSeed(seen), never);
    const last = worker.heard.at(-1);
    if (last?.type !== 'think') throw new Error('nobody was asked');
    hear(last, question);
    return move;
  };
  const ports: Ports = {
    ...instantPorts([]),
    choose: (question) =>
      choose(question).catch((fault) => {
        faults.push(fault);
        throw fault;
      }),
  };
  await playMatch(inputOf(game, bots(seats), 'messages', { ...fewDeals(game), ...given }), ports);
  thinker.close();
  if (faults.length > 0) throw faults[0];
}

const SIGNALLED: ReadonlySet<unknown> = new Set(['0-0', '6-6']);

/** Returns the positions whose faces the seat to move may see. */
function inSight(game: Game, seen: Seen): readonly number[] {
  const laid = seen.laid.map(({ at }) => at);
  const isSorted = (ats: Iterable<number>) => [...new Set(ats)].sort((a, b) => a - b);
  // 21.2: tiles of unseen rows that were ever turned up.
  if (game.table.hands === 'unseen') return isSorted([...turnedIn(seen), ...laid]);
  // 22.2: the tile that leads was turned up from the boneyard.
  const first = seen.seats === 1 && seen.phase === 'leading' ? seen.boneyard.slice(0, 1) : [];
  // 29.2, 30.1: the engine, and the double that nobody holds.
  const isUp = game.dealing?.turnsUp !== undefined || game.table.hasFeet === true;
  const turnedUp = isUp ? [turnedUpAt(seen) ?? []].flat() : first;
  // 20.5: tiles that the partner's signal reveals.
  const told = signalOf(game, seen)
    .flatMap((seat) => seen.hands[seat] ?? [])
    .filter((at) => SIGNALLED.has(seen.heap[at]));
  // 32.1: a puzzle says which tiles there are, so that the others are known, too.
  const others = seen.puzzle ? seen.dead : [];
  return isSorted([...(seen.hands[seen.turn?.seat ?? -1] ?? []), ...laid, ...turnedUp, ...told, ...others]);
}

/** Returns the partner who signals to the seat to move, if there is one. */
const signalOf = ({ id }: Game, { options, sides, turn }: Seen): readonly number[] =>
  id === 'general' && options.signals === true
    ? sides.flatMap((side, seat) => (seat !== turn?.seat && side === sides[turn?.seat ?? -1] ? [seat] : []))
    : [];

describe.each(tables.map((table) => [table.name, table.seats, table] as const))(
  'the worker in a match of %s with %i seats',
  (_, __, table) => {
    it('is told what the seat to move sees, and not one thing that is hidden from it', async () => {
      let messages = 0;
      await heardIn(table, (asked, { seen, standing }) => {
        messages++;
        const text = JSON.stringify(asked);
        expect(text.length).toBeLessThan(table.game.table.kind === 'outline' ? MOST_IN_OUTLINE : MOST);
        expect(
          [asked, asked.mind, asked.mind.standing ?? {}, asked.seen].map((each) => Object.keys(each).sort()),
        ).toEqual(KEYS.map((keys) => (keys.includes('heap') ? [...keys, ...extraKeys(seen)].sort() : keys)));
        expect(asked.seen.heap.flatMap((tile, at) => (tile === null ? [] : [at]))).toEqual(inSight(table.game, seen));
        // No other face is spelled anywhere.
        const faces = new Set<string>(asked.seen.heap.filter((tile) => tile !== null));
        expect((text.match(/\d+-\d+/g) ?? []).filter((face) => !faces.has(face))).toEqual([]);
        if (messages % SOME !== 1) return;
        // Had the hidden tiles lain otherwise, the message would have been the same to the letter.
        const again = dealtAnew(table.game, seen, messages);
        const mind: Mind = { level: 'rules', temperament: 'blocker', standing };
        const other = fakeWorker();
        const thinker = startThinker({ sources: [sourceOf(() => other)] });
        void thinker.think(again, table.game.moves(again), mind, thinkingSeed(again), new AbortController().signal);
        thinker.close();
        expect({ ...other.heard.at(-1), id: asked.id }).toEqual(asked);
      });
      // 12.1, 32.5: where as many tiles are laid as fit, or in a small mosaic, few choices make a deal.
      expect(messages).toBeGreaterThanOrEqual(5);
    });
  },
);
