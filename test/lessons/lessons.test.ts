/** Each lesson, played to its end by its own course: a lesson that the rules no longer allow fails here. */

import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withLessons } from '../../src/i18n/index.ts';
import { courseOf, follows, LEARNER, movesMeant } from '../../src/lessons/course.ts';
import type { Asked, Lesson, LessonId } from '../../src/lessons/lesson.ts';
import { LESSONS, openLesson } from '../../src/lessons/open.ts';
import { beginMatch, forcedMove, type MatchProgress, playMove } from '../../src/match/progress.ts';
import { createCatalogue } from '../../src/rules/catalogue.ts';
import { gameById } from '../../src/rules/games.ts';
import { seen } from '../../src/rules/seen.ts';
import { createDesk } from '../../src/seats/desk.ts';
import type { Rect } from '../../src/ui/rect.ts';
import { shareIn } from '../../src/ui/strip-layout.ts';
import { wrapped } from '../../src/ui/text-fit.ts';
import { regionsOf, settingOf } from '../table/kinds.ts';

const texts = textsFor([]);
const never = new AbortController().signal;
const ids = Object.keys(LESSONS) as LessonId[];
const askedIn = ({ course }: { readonly course: readonly (string | Asked)[] }) =>
  course.filter((part): part is Asked => typeof part !== 'string');
const sittersOf = ({ hands }: Lesson) => hands.map((_, seat) => ({ name: `${seat}`, kind: 'bot' }) as const);

/** Where nothing takes time. */
const clock = { wait: async () => {}, later: () => () => {} };
const pace = () => 0;

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Plays a lesson with its teacher. */
async function play(
  id: LessonId,
  onAsk: (at: MatchProgress, desk: ReturnType<typeof createDesk>) => void,
  onMade: (desk: ReturnType<typeof createDesk>) => void = () => {},
) {
  const lesson = await openLesson(id, texts, [], createCatalogue());
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
    else if (seat !== LEARNER) at = playMove(at, await teacher.think(seen(game, at.deal, seat), at.moves)).progress;
    else {
      const answer = teacher.desk.ask({ seat, seen: seen(game, at.deal, LEARNER), moves }, never);
      if (step.say !== null) {
        onAsk(at, desk);
        const [meant] = movesMeant(step.move, moves, at.deal);
        if (meant) desk.offer(meant);
      }
      if (step.say === null) onMade(desk);
      at = playMove(at, await answer).progress;
    }
  }
  return at;
}

describe.each(ids)('the lesson of %s', (id) => {
  const lesson: Lesson = LESSONS[id];
  const course = courseOf(lesson, sittersOf(lesson));

  it('deals the whole set once, and asks for six to fourteen moves in short sentences', async () => {
    const words = (await withLessons(texts)).lessons.steps[id] as Readonly<Record<string, { readonly ask: string }>>;
    const { game, options } = course.input;
    const heap = [...lesson.hands, lesson.boneyard].join(' ').trim().split(' ');
    expect([...heap].sort()).toEqual([...game.set(options)].sort());
    const asked = askedIn(lesson);
    expect(asked.length).toBeGreaterThanOrEqual(6);
    expect(asked.length).toBeLessThanOrEqual(14);
    expect(asked.map(({ say }) => say)).toEqual(Object.keys(words));
    for (const { say } of asked) expect(words[say]?.ask.length).toBeLessThanOrEqual(100);
  });

  it('is played to its end, which the person wins, and leaves them a choice that is not lost', async () => {
    const end = await play(id, () => {});
    expect(end.deal.outcome).toEqual({ how: id === 'italian' ? 'past' : 'domino', by: LEARNER });
    expect(course.points).toBeGreaterThan(0);
    expect(end.game.id).toBe(id);
  });

  it('says at its end how long the match is that it offers', async () => {
    const hasTarget = course.input.options.target !== undefined;
    const { end } = await openLesson(id, texts, [], createCatalogue());
    if (hasTarget) expect(end.line(175)).toMatch(/first to reach 175\b/);
    else expect(end.line(Number.NaN)).not.toMatch(/first to reach|NaN/);
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

  it('says how far one has come', async () => {
    const words = (await withLessons(texts)).lessons.steps[id] as Readonly<Record<string, { readonly ask: string }>>;
    const asked = askedIn(lesson);
    let count = 0;
    await play(id, (_, desk) => {
      const ask = words[asked[count++]?.say ?? '']?.ask;
      expect(desk.advised?.words).toBe(`Step ${count} of ${asked.length}. ${ask}`);
    });
  });

  it('asks nothing while it plays the tiles of the person, and says all the while whose it plays', async () => {
    const { quick } = (await withLessons(texts)).lessons;
    let made = 0;
    await play(
      id,
      () => {},
      (desk) => {
        made++;
        expect([desk.question, desk.advised?.words]).toEqual([null, quick(lesson.hands.length)]);
      },
    );
    const isMade = ({ seat, say, isForced }: (typeof course.steps)[number]) =>
      seat === LEARNER && say === null && !isForced;
    expect(made).toBe(course.steps.filter(isMade).length);
    expect(quick(4)).toContain('plays for all four of you.');
    expect(quick(2)).toContain('plays for both of you.');
    expect(quick(1)).toContain('plays your tiles for you');
  });

  it('speaks of the boneyard, and explains it where it is first spoken of', async () => {
    const { lessons } = await withLessons(texts);
    const said = Object.values(lessons.steps[id] as Readonly<Record<string, { ask: string; instead?: string }>>)
      .flatMap(({ ask, instead = '' }) => [ask, instead])
      .join(' ');
    expect(said).not.toMatch(/\bpile\b/i);
    expect(/boneyard/.exec(said)?.index ?? 0).toBe(/boneyard, the face-down tiles/.exec(said)?.index ?? 0);
  });

  it.each([
    [390, 844],
    [844, 390],
    [1280, 800],
  ])('has room for its words at %i × %i, clear of layout and hand', async (width, height) => {
    const { lessons } = await withLessons(texts);
    const { game, options } = course.input;
    const seats = lesson.hands.length;
    const wishes = { letters: 1, isLeftHanded: false, hasCaption: true };
    const { board, rack, rim, message, unit, plates, chips, boneyard, action, number } = regionsOf({
      ...{ width, height, wishes },
      ...settingOf(game, options, seats),
    });
    const others = [board, rack, ...plates, ...chips, boneyard, action, ...(number ? [number] : [])];
    for (const other of others) expect(overlap(message, other), JSON.stringify([message, other])).toBe(false);
    // An outline has its words in a room of their own, where letters may be smaller.
    const isApart = rim !== undefined;
    const steps = Object.values(lessons.steps[id] as Readonly<Record<string, { ask: string; instead?: string }>>);
    const all = steps.flatMap(({ ask, instead = '' }) => [lessons.step(8, 8, ask), instead]);
    // A letter is 6.9 pixels wide on average, a line 21 high; with the edges of the strip.
    const measure = (text: string) => 6.9 * text.length;
    const room = { width: message.width / unit, height: message.height / unit };
    for (const words of [...all, lessons.quick(seats)]) {
      if (isApart) {
        const sizeAt = (width: number) => ({ width: 0, height: 21 * wrapped(words, width, measure).length });
        expect(shareIn(room, sizeAt), words).toBeGreaterThanOrEqual(0.75);
        continue;
      }
      const lines = wrapped(words, message.width / unit - 24, measure).length;
      expect(12 + 21 * lines, words).toBeLessThanOrEqual(message.height / unit);
    }
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
    expect((await openLesson(id, texts, played, createCatalogue())).input.log).toEqual([played]);
    const other = gameById(id)?.set(course.input.options)[0] ?? '0-0';
    const wrong = { do: 'lead', tile: other } as const;
    for (const none of [[wrong], [...played, wrong], [...played, ...played]]) {
      expect(follows(course, none)).toBe(false);
      expect((await openLesson(id, texts, none, createCatalogue())).input.log).toEqual([]);
    }
  });
});
