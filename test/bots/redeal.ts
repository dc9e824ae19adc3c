import { createSampler } from '../../src/bots/knowledge/sampler.ts';
import { knowledgeOf } from '../../src/bots/knowledge/slots.ts';
import { amongPlayers } from '../../src/rules/among-players.ts';
import { newCore } from '../../src/rules/chain/core.ts';
import { fastChance } from '../../src/rules/chance.ts';
import type { Game, Seen, Tile } from '../../src/rules/game.ts';
import { seen } from '../../src/rules/seen.ts';

/** The same position as the seat to move sees it in another deal that fits all that it knows. */
export function dealtAnew(game: Game, view: Seen, seed: number): Seen {
  if (!view.heap.includes(null)) return view;
  const rules = game.chainRules?.(view.options, view.seats);
  const me = view.turn?.seat;
  if (me === undefined) throw new Error(`nobody is to move in ${game.id}`);
  if (!rules) return seen(game, game.fill(view, shuffledHidden(game, view, seed)), me);
  // 20.8: hands are those of the seats that play.
  const played = amongPlayers(view);
  const knowledge = knowledgeOf(game, newCore(rules), played, played.turn?.seat ?? me);
  const sampler = createSampler(knowledge);
  sampler.next(fastChance(seed));
  const faces = [...sampler.world].map((index): Tile => rules.tables.faces[knowledge.hidden[index] ?? 0] ?? '0-0');
  const given = new Map(played.hands.map((_, seat) => [seat, [] as Tile[]]));
  for (const [nth, { seat }] of sampler.slots.entries()) given.get(seat)?.push(...faces.slice(nth, nth + 1));
  const rest = faces.slice(sampler.slots.length);
  const hidden = view.heap.flatMap((face, at) => {
    if (face !== null) return [];
    const holder = played.hands.findIndex((hand) => hand.includes(at));
    return (holder < 0 ? rest : given.get(holder))?.pop() ?? [];
  });
  return seen(game, game.fill(view, hidden), me);
}

/** Where no seat ever shows that it lacks something any order of the hidden tiles fits what is known. */
function shuffledHidden(game: Game, view: Seen, seed: number): readonly Tile[] {
  const hidden = game.set(view.options).filter((tile) => !view.heap.includes(tile));
  const chance = fastChance(seed);
  return hidden
    .map((tile) => ({ tile, key: chance.below(1 << 20) }))
    .sort((a, b) => a.key - b.key)
    .map(({ tile }) => tile);
}
