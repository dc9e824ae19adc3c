/** Each lesson, played to its end by its own course: a lesson that the rules no longer allow fails here. */
import { describe, expect, it } from 'vitest';
import { textsFor, withLessons } from '../../src/i18n/index.ts';
import { courseOf, follows, LEARNER, movesMeant } from '../../src/lessons/course.ts';
import type { Asked, Lesson, LessonId } from '../../src/lessons/lesson.ts';
import { LESSONS, openLesson } from '../../src/lessons/open.ts';
import { beginMatch, forcedMove, type MatchProgress, playMove } from '../../src/match/progress.ts';
import { gameById } from '../../src/rules/games.ts';
import { seen } from '../../src/rules/seen.ts';
import { createDesk } from '../../src/seats/desk.ts';

const texts = textsFor([]);
const never = new AbortController().signal;
const ids = Object.keys(LESSONS) as LessonId[];
const askedIn = ({ course }: { readonly course: readonly (string | Asked)[] }) =>
  course.filter((part): part is Asked => typeof part !== 'string');
const sittersOf = ({ hands }: Lesson) => hands.map((_, seat) => ({ name: `${seat}`, kind: 'bot' }) as const);

/** Where nothing takes time. */
const clock = { wait: async () => {}, later: () => () => {} };
const pace = () => 0;

/** Plays a lesson with its teacher. */
async function play(id: LessonId, onAsk: (at: MatchProgress, desk: ReturnType<typeof createDesk>) => void) {
  const lesson = await openLesson(id, texts, []);
  const { game, options, sitters, seed } = lesson.input;
  const desk = createDesk();
  const teacher = lesson.teach({ desk, clock, pace });
  const course = courseOf(LESSONS[id], sittersOf(LESSONS[id]));
  let at = beginMatch(game, options, sitters.length, seed);
  for (const step of course.steps) {
    const { seat } = at.deal.turn ?? { seat: -1 };
    const moves = game.moves(at.deal);
    const forced = seat === LEARNER ? forcedMove(at) : null;
    if (forced) at = playMove(at, forced).progress;
    else if (seat !== LEARNER) at = playMove(at, await teacher.think(seen(game, at.deal, seat))).progress;
    else {
      const answer = teacher.desk.ask({ seat, seen: seen(game, at.deal, LEARNER), moves }, never);
      if (step.say !== null) {
        onAsk(at, desk);
        const [meant] = movesMeant(step.move, moves, at.deal);
        if (meant) desk.offer(meant);
      }
      at = playMove(at, await answer).progress;
    }
  }
  return at;
}

describe.each(ids)('the lesson of %s', (id) => {
  const lesson: Lesson = LESSONS[id];
  const course = courseOf(lesson, sittersOf(lesson));

  it('deals the whole set once, and asks for six to eight moves in short sentences', async () => {
    const words = (await withLessons(texts)).lessons.steps[id] as Readonly<Record<string, { readonly ask: string }>>;
    const { game, options } = course.input;
    const heap = [...lesson.hands, lesson.boneyard].join(' ').trim().split(' ');
    expect([...heap].sort()).toEqual([...game.set(options)].sort());
    const asked = askedIn(lesson);
    expect(asked.length).toBeGreaterThanOrEqual(6);
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(asked.map(({ say }) => say)).toEqual(Object.keys(words));
    for (const { say } of asked) expect(words[say]?.ask.length).toBeLessThanOrEqual(100);
  });

  it('is played to its end, which the person wins, and leaves them a choice that is not lost', async () => {
    const end = await play(id, () => {});
    expect(end.deal.outcome).toEqual({ how: 'domino', by: LEARNER });
    expect(course.points).toBeGreaterThan(0);
    expect(end.game.id).toBe(id);
  });

  it('answers every other legal move with a reason, and asks on', async () => {
    const words = (await withLessons(texts)).lessons.steps[id] as Readonly<Record<string, { instead?: string }>>;
    const asked = askedIn(lesson);
    let count = 0;
    await play(id, ({ game, deal }, desk) => {
      const { move, say } = asked[count++] ?? { move: '', say: '' };
      const moves = game.moves(deal);
      const meant = movesMeant(move, moves, deal);
      expect(meant.length, move).toBeGreaterThan(0);
      const others = moves.filter((each) => !meant.includes(each));
      // Words for what cannot be done would never be read.
      expect(words[say]?.instead !== undefined, say).toBe(others.length > 0);
      const { question } = desk;
      for (const other of others) {
        expect(desk.offer(other)).toBe(true);
        expect(desk.question).toBe(question);
        expect(desk.advised).toMatchObject({ words: words[say]?.instead, moves: meant });
      }
    });
    expect(count).toBe(asked.length);
  });

  it('goes on where it was left, and begins anew where what was kept is none of it', async () => {
    let at = beginMatch(course.input.game, course.input.options, course.input.sitters.length, course.input.seed);
    for (const { move } of course.steps.slice(0, 6)) {
      const [meant] = movesMeant(move, course.input.game.moves(at.deal), at.deal);
      if (meant) at = playMove(at, meant).progress;
    }
    const [played = []] = at.log;
    expect(played.length).toBe(6);
    expect(follows(course, played)).toBe(true);
    expect((await openLesson(id, texts, played)).input.log).toEqual([played]);
    const other = gameById(id)?.set(course.input.options)[0] ?? '0-0';
    for (const none of [[{ do: 'lead', tile: other }], [...played, { do: 'pass' }], [...played, ...played]] as const) {
      expect(follows(course, none)).toBe(false);
      expect((await openLesson(id, texts, none)).input.log).toEqual([]);
    }
  });
});
