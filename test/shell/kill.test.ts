/** The page may be closed, or the device die, at any moment: what comes back is that very turn. */

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { textsFor } from '../../src/i18n/english.ts';
import { provideMatch } from '../../src/match/match.machine.ts';
import type { MatchContext } from '../../src/match/match-setup.ts';
import type { Sitter } from '../../src/match/ports.ts';
import { type MatchProgress, throwIn } from '../../src/match/progress.ts';
import { fromHex } from '../../src/rules/chance.ts';
import { gameById } from '../../src/rules/games.ts';
import { createKeptMatches } from '../../src/shell/store/kept-matches.ts';
import { createSaves } from '../../src/shell/store/saves.ts';
import { openStorage } from '../../src/shell/store/storage.ts';
import type { MatchSetup } from '../../src/shell/table.machine.ts';
import { often } from '../long.ts';
import { instantPorts } from '../match/play.ts';
import { wholeCatalogue } from '../rules/whole-catalogue.ts';
import { fakeStorage } from './fake-storage.ts';
import { never, played } from './kept-matches.ts';

const texts = textsFor([]);
const page = (storage: Storage, name: string) =>
  createKeptMatches({
    games: wholeCatalogue,
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

const matchOf = (setup: MatchSetup, ports = instantPorts([])) => {
  const game = gameById(setup.game);
  if (!game) throw new Error(`no game is called ${setup.game}`);
  const { options, sitters, log, taken = null } = setup;
  const hasBegun = [...log, ...(taken ?? [])].some(({ length }) => length > 0);
  const input = { game, options, sitters, seed: fromHex(setup.seed), log: hasBegun ? log : [], taken };
  return createActor(provideMatch(ports), { input });
};

/**
 * Where a match stands: all that a player could see, and what is hidden. A deal that ended counts as settled, and of one
 * that is thrown in before anybody moved only the next dealing counts.
 */
function standing(context: MatchContext) {
  let progress: MatchProgress = context;
  while (progress.deal.phase === 'thrownIn') progress = throwIn(progress);
  const { deal, standing: before, settlement, attempt, log } = progress;
  const { deals, totals } = settlement?.standing ?? before;
  return { deal, deals, totals, attempt, log };
}

const entriesOf = (stored: Storage): [string, string][] =>
  Array.from({ length: stored.length }, (_, i) => stored.key(i) ?? '').map((key) => [key, stored.getItem(key) ?? '']);

let last: { readonly stored: string; readonly back: ReturnType<typeof openAgain> } | null = null;

/** The match as it comes back from what is stored now; the same again while nothing new is stored. */
function comeBack(storage: Storage) {
  const entries = entriesOf(storage);
  const stored = JSON.stringify(entries);
  if (last?.stored !== stored) last = { stored, back: openAgain(entries) };
  return last.back;
}

/** A new page over what was stored, in which nothing moves. */
function openAgain(entries: readonly [string, string][]) {
  // A copy: the page that was cut off stays the writer of its own.
  const storage = fakeStorage();
  for (const [key, text] of entries) storage.setItem(key, text);
  const forever = () => new Promise<never>(() => {});
  const later = page(storage, 'later');
  const kept = later.latest();
  const setup = kept && later.adopt(kept.setup.id);
  if (!setup) throw new Error('nothing is offered');
  const still = {
    ...instantPorts([]),
    shuffle: forever,
    take: forever,
    show: forever,
    choose: forever,
    handOver: forever,
  };
  const actor = matchOf(setup, still).start();
  const { context, value } = actor.getSnapshot();
  actor.stop();
  return { context, value };
}

const hotSeat = (sitters: readonly Sitter[]): Sitter[] =>
  sitters.map((sitter, seat) => (seat % 2 === 0 ? { name: `Person ${seat}`, kind: 'person' } : sitter));

const matches: readonly [string, MatchSetup][] = [
  ['Cyprus', played('cyprus', 4, { target: often(25, 60) }, 'killed', never)],
  ['Cyprus that draws for the lead', played('cyprus', 7, { target: 25, drawForLead: true }, 'killed too', never)],
  ['Cyprus in which tiles are taken', { ...played('cyprus', 4, { target: 25 }, 'killed early', never), taken: [] }],
  ['Sebastopol', played('sebastopol', 4, { target: 25 }, 'and killed', never)],
].map(([title, setup]) => [String(title), setup as MatchSetup]);

describe('a match that is cut off', () => {
  it.each(matches)('at any state comes back to that very turn: %s', async (_, { log: _all, ...rest }) => {
    const setup: MatchSetup = { ...rest, sitters: hotSeat(rest.sitters), log: [] };
    const storage = fakeStorage();
    const states = new Set<string>();
    const keeper = page(storage, 'first').keep(setup, () => {});
    await new Promise<void>((resolve, reject) => {
      const actor = matchOf(setup);
      actor.on('logged', ({ match }) => keeper.keep(match));
      actor.subscribe({
        next({ context, value }) {
          try {
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
