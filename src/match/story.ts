/** A deal of a match told again, from its heap. */
import { type Course, playMove } from './course.ts';
import { resume } from './resume.ts';

/** The course of the match after each move of the deal: the first as it was dealt, the last as it stands or ended. */
export type Story = readonly Course[];

/** @param deal its number in the match, from 1. Throws when there was no such deal. */
export function storyOf({ game, options, seats, seed, log }: Course, deal: number): Story {
  const moves = log[deal - 1];
  const dealt = resume(game, options, seats, seed, [...log.slice(0, deal - 1), []]);
  if (!moves || !dealt.ok) throw new Error(`there was no deal ${deal}`);
  const story = [dealt.value];
  for (const move of moves) story.push(playMove(story.at(-1) ?? dealt.value, move).course);
  return story;
}
