/** What may be taken back where a turn goes on after a tile was laid, or chooses between drawing and passing. */
import { expect, it } from 'vitest';
import { beginMatch, forcedMove, type MatchProgress, playMove, takenBack } from '../../src/match/progress.ts';
import { fastChance, seedOfText } from '../../src/rules/chance.ts';
import type { Move } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';

interface Step {
  readonly before: MatchProgress;
  readonly move: Move;
  readonly after: MatchProgress;
}

/** Every step of a first deal that is played by chance. */
function stepsOf(id: string, text: string): readonly Step[] {
  const game = gameById(id);
  const options = game?.options({}, 2);
  if (!game || !options?.ok) throw new Error(`no ${id}`);
  const chance = fastChance(11);
  const steps: Step[] = [];
  let before = beginMatch(game, options.value, 2, seedOfText(text));
  while (before.deal.turn) {
    const moves = game.moves(before.deal);
    const move = moves[chance.below(moves.length)] as Move;
    const after = playMove(before, move).progress;
    steps.push({ before, move, after });
    before = after;
  }
  return steps;
}
const backOf = ({ before, after }: Step) => takenBack(after, before.deal.turn?.seat ?? -1);
const goesOn = ({ after }: Step) => after.deal.phase !== 'ended';

it('leaves a tile of Block that another one was drawn after (1.7, 7.1)', () => {
  const steps = stepsOf('block', 'block');
  const draws = steps.filter(({ before, move }) => move.do === 'draw' && before.deal.turn?.laid.length === 1);
  expect(draws.length).toBeGreaterThan(5);
  for (const step of draws) {
    expect(forcedMove(step.before)).toEqual({ do: 'draw' });
    expect(backOf(step)).toBeNull();
  }
});

it('gives a tile of Block back when nothing may be drawn after it', () => {
  const last = stepsOf('block', 'block').filter(
    (step) => step.move.do === 'play' && step.before.deal.boneyard.length === 2 && goesOn(step),
  );
  expect(last.length).toBeGreaterThan(2);
  for (const step of last) expect(backOf(step)).toEqual(step.before);
});

it('takes points on the way back with the tile that made them (6.10)', () => {
  const scoring = stepsOf('all-fives', 'fives')
    .filter(goesOn)
    .filter(({ before, move, after }) => move.do === 'play' && sumOf(after) > sumOf(before));
  expect(scoring.length).toBeGreaterThan(1);
  for (const step of scoring) expect(backOf(step)).toEqual(step.before);
});

it('gives a pass of French back, and no draw (13.3)', () => {
  const steps = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((text) => stepsOf('french', text)).filter(goesOn);
  const chosen = steps.filter(({ before, move }) => move.do === 'pass' && !forcedMove(before));
  expect(chosen.length).toBeGreaterThan(0);
  for (const step of chosen) expect(backOf(step)).toEqual(step.before);
  const drawn = steps.filter(({ before, move }) => move.do === 'draw' || (before.deal.turn?.drew.length ?? 0) > 0);
  expect(drawn.length).toBeGreaterThan(1);
  for (const step of drawn) expect(backOf(step)).toBeNull();
});

function sumOf({ deal: { scored } }: MatchProgress): number {
  return scored.reduce((sum, each) => sum + each, 0);
}
