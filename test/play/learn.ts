/** Learns as a person would: makes each move that a lesson asks for, by a way of playing. */
import type { Page } from 'playwright-core';
import { type Course, courseOf, type LessonStep, movesMeant } from '../../src/lessons/course.ts';
import type { LessonId } from '../../src/lessons/lesson.ts';
import { LESSONS } from '../../src/lessons/open.ts';
import type { Sitter } from '../../src/match/ports.ts';
import { resume } from '../../src/match/resume.ts';
import type { Move } from '../../src/rules/game.ts';
import type { Hand } from './player.ts';
import { type Look, until } from './probe.ts';

const SITTER: Sitter = { name: 'You', kind: 'person' };

const courses = new Map<LessonId, Course>();
function courseFor(id: LessonId): Course {
  const known =
    courses.get(id) ??
    courseOf(
      LESSONS[id],
      LESSONS[id].hands.map(() => SITTER),
    );
  courses.set(id, known);
  return known;
}

/** What is asked now, and the moves that are meant; `null` where nothing is asked in words. */
function askedIn(id: LessonId, { log, question }: Look): { readonly step: LessonStep; readonly move: Move } | null {
  const { input, steps } = courseFor(id);
  const played = log.at(-1) ?? [];
  const at = resume(input.game, input.options, input.sitters.length, input.seed, [played]);
  const step = steps[played.length];
  if (!at.ok || !step?.say) return null;
  const [move] = movesMeant(step.move, question?.moves ?? [], at.value.deal);
  if (!move) throw new Error(`${step.move} is not legal in the lesson`);
  return { step, move };
}

/**
 * Plays a lesson on, from where it stands, to its end.
 * @param onAsk called when a move is asked for, before it is made; ends it there when it answers `false`.
 * @returns how many moves were asked for.
 */
export async function learn(
  page: Page,
  id: LessonId,
  hand: Hand<Page>,
  onAsk: (now: Look, step: LessonStep) => Promise<unknown> = async () => {},
): Promise<number> {
  for (let count = 0; ; count++) {
    const now = await until(
      page,
      (look) =>
        look.match === 'sheet' || look.match === 'over' || (look.question !== null && askedIn(id, look) !== null),
      'something to be asked',
    );
    const asked = now.question && askedIn(id, now);
    if (!asked || (await onAsk(now, asked.step)) === false) return count;
    await hand(page, now, asked.move);
    const moves = now.log.flat().length;
    await until(page, ({ log }) => log.flat().length > moves, `${asked.step.move} to be made`);
  }
}
