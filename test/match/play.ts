/** Whole matches with ports that answer at once, for tests. */
import { createActor } from 'xstate';
import { provideMatch } from '../../src/match/match.machine.ts';
import type { MatchContext, MatchInput } from '../../src/match/match-setup.ts';
import type { Ports, Sitter, Situation } from '../../src/match/ports.ts';
import { fastChance, seedOfText } from '../../src/rules/chance.ts';
import type { Beat, Game, Move } from '../../src/rules/game.ts';
import { isLong } from '../long.ts';
import { shortest } from '../rules/length-spec.ts';

/** What happened at the ports, in order. */
export type Heard =
  | { readonly port: 'shuffle'; readonly now: Situation }
  | { readonly port: 'show'; readonly beats: readonly Beat[]; readonly now: Situation }
  | { readonly port: 'take'; readonly input: Parameters<Ports['take']>[0] }
  | { readonly port: 'choose'; readonly input: Parameters<Ports['choose']>[0] }
  | { readonly port: 'handOver'; readonly to: number; readonly now: Situation };

export const persons = (count: number): Sitter[] =>
  Array.from({ length: count }, (_, seat) => ({ name: `Person ${seat}`, kind: 'person' }));
export const bots = (count: number): Sitter[] =>
  Array.from({ length: count }, (_, seat) => ({ name: `Bot ${seat}`, kind: 'bot', level: 'random' }));

/** Options for matches as short as may be; none, the game's own, in a long run. */
export const fewDeals = (game: Game): Readonly<Record<string, number>> => (isLong ? {} : shortest(game));

export function inputOf(game: Game, sitters: readonly Sitter[], seed: string, given = {}): MatchInput {
  const options = game.options(given, sitters.length);
  if (!options.ok) throw new Error(options.reason);
  return { game, options: options.value, sitters, seed: seedOfText(seed), log: [] };
}

/** Ports that note what they hear and answer at once, with random moves. */
export function instantPorts(heard: Heard[], seed = 1): Ports {
  const chance = fastChance(seed);
  return {
    async shuffle({ now }) {
      heard.push({ port: 'shuffle', now });
    },
    async show({ beats, now }) {
      heard.push({ port: 'show', beats, now });
    },
    async take(input) {
      heard.push({ port: 'take', input });
      return input.lie[chance.below(input.lie.length)] as number;
    },
    async choose(input) {
      heard.push({ port: 'choose', input });
      return input.moves[chance.below(input.moves.length)] as Move;
    },
    // Time stands still.
    second: () => new Promise(() => {}),
    async handOver({ to, now }) {
      heard.push({ port: 'handOver', to, now });
    },
  };
}

/** Plays a match to its end, going on from every sheet and every dead end at once. */
export function playMatch(input: MatchInput, ports: Ports): Promise<MatchContext> {
  return new Promise((resolve, reject) => {
    const actor = createActor(provideMatch(ports), { input });
    actor.subscribe({
      next: (snapshot) => {
        const isRead = snapshot.matches({ scoring: 'sheet' }) || snapshot.matches({ scoring: 'deadEnd' });
        if (isRead) queueMicrotask(() => actor.send({ type: 'NEXT' }));
      },
      error: reject,
      complete: () => resolve(actor.getSnapshot().context),
    });
    actor.start();
  });
}
