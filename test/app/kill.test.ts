/** The page may be closed, or the device die, at any moment: what comes back is that very turn. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createSittings } from '../../src/app/sittings.ts';
import { textsFor } from '../../src/i18n/index.ts';
import { type Course, throwIn } from '../../src/match/course.ts';
import { type MatchContext, provideMatch } from '../../src/match/match.machine.ts';
import type { Sitter } from '../../src/match/ports.ts';
import { fromHex } from '../../src/rules/chance.ts';
import { gameById } from '../../src/rules/games.ts';
import type { Plan } from '../../src/shell/app.machine.ts';
import { createSaves } from '../../src/shell/store/saves.ts';
import { openStorage } from '../../src/shell/store/storage.ts';
import { often } from '../long.ts';
import { instantPorts } from '../match/play.ts';
import { fakeStorage } from '../shell/fake-storage.ts';
import { never, played } from '../shell/kept-matches.ts';

const texts = textsFor([]);
const page = (storage: Storage, name: string) =>
  createSittings({
    texts,
    saves: createSaves(
      openStorage(() => storage),
      name,
      Date.now,
    ),
    locks: undefined,
    say: (text) => {
      throw new Error(`nothing was to be said, and yet: ${text}`);
    },
    handOut() {},
  });

const matchOf = (plan: Plan, ports = instantPorts([])) => {
  const game = gameById(plan.game);
  if (!game) throw new Error(`no game is called ${plan.game}`);
  const { options, sitters, log } = plan;
  const hasBegun = log.some((moves) => moves.length > 0);
  const input = { game, options, sitters, seed: fromHex(plan.seed), log: hasBegun ? log : [] };
  return createActor(provideMatch(ports), { input });
};

/**
 * Where a match stands: all that a player could see, and what is hidden. A deal that ended counts as settled, and of one
 * that is thrown in before anybody moved only the next dealing counts.
 */
function standing(context: MatchContext) {
  let course: Course = context;
  while (course.deal.phase === 'thrownIn') course = throwIn(course);
  const { deal, standing: before, settlement, attempt, log } = course;
  const { deals, totals } = settlement?.standing ?? before;
  return { deal, deals, totals, attempt, log };
}

/** A new page over what is stored now, in which nothing moves: the match as it comes back. */
function comeBack(stored: Storage) {
  // A copy: the page that was cut off stays the writer of its own.
  const storage = fakeStorage();
  const keys = Array.from({ length: stored.length }, (_, i) => stored.key(i) ?? '');
  for (const key of keys) storage.setItem(key, stored.getItem(key) ?? '');
  const forever = () => new Promise<never>(() => {});
  const later = page(storage, 'later');
  const kept = later.latest();
  const plan = kept && later.adopt(kept.plan.id);
  if (!plan) throw new Error('nothing is offered');
  const still = { ...instantPorts([]), shuffle: forever, show: forever, choose: forever, handOver: forever };
  const actor = matchOf(plan, still).start();
  const { context, value } = actor.getSnapshot();
  actor.stop();
  return { context, value };
}

const hotSeat = (sitters: readonly Sitter[]): Sitter[] =>
  sitters.map((sitter, seat) => (seat % 2 === 0 ? { name: `Person ${seat}`, kind: 'person' } : sitter));

const matches: readonly [string, Plan][] = [
  ['Cyprus', played('cyprus', 4, { target: often(25, 60) }, 'killed', never)],
  ['Cyprus that draws for the lead', played('cyprus', 7, { target: 25, drawForLead: true }, 'killed too', never)],
  ['Sebastopol', played('sebastopol', 4, { target: 25 }, 'and killed', never)],
].map(([title, plan]) => [String(title), plan as Plan]);

describe('a match that is cut off', () => {
  it.each(matches)('at any state comes back to that very turn: %s', async (_, { log: _all, ...rest }) => {
    const plan: Plan = { ...rest, sitters: hotSeat(rest.sitters), log: [] };
    const storage = fakeStorage();
    const states = new Set<string>();
    const keeper = page(storage, 'first').keeper(plan, () => {});
    await new Promise<void>((resolve, reject) => {
      const actor = matchOf(plan);
      actor.subscribe({
        next({ context, value }) {
          try {
            keeper.keep(context.log);
            const at = JSON.stringify(value);
            states.add(at);
            const back = comeBack(storage);
            expect(standing(back.context)).toEqual(standing(context));
            if (at === '"over"') expect(back.value).toEqual({ scoring: 'turningUp' });
            if (at === '{"scoring":"sheet"}') queueMicrotask(() => actor.send({ type: 'NEXT' }));
          } catch (error) {
            reject(error);
          }
        },
        error: reject,
        complete: () => resolve(),
      });
      actor.start();
    });
    for (const state of ['"shuffling"', '"dealing"', '"over"', '{"scoring":"sheet"}', '{"scoring":"turningUp"}']) {
      expect([...states]).toContain(state);
    }
    for (const part of ['opening', 'freePlay']) {
      for (const step of ['handingOver', 'choosing', 'showing'])
        expect([...states]).toContain(JSON.stringify({ [part]: step }));
    }
  });
});
