import { describe, expect, it } from 'vitest';
import { textsFor } from '../../../src/i18n/english.ts';
import { withRules } from '../../../src/i18n/index.ts';
import { beginMatch, type MatchProgress, nextDeal, playMove, settle, throwIn } from '../../../src/match/progress.ts';
import { situationOf } from '../../../src/match/situation.ts';
import { fastChance, seedOfText } from '../../../src/rules/chance.ts';
import type { Eye } from '../../../src/rules/game.ts';
import { games } from '../../../src/rules/games.ts';
import { momentOf, type RulesMoment } from '../../../src/shell/rules/moment.ts';
import { pageOf } from '../../../src/shell/rules/page.ts';
import { usualSitters } from '../../../src/shell/setup/sitters.ts';

const texts = await withRules(textsFor([]));

/** Every moment of some deals, as the seat to move sees it, or as everybody does. */
function* moments(id: string, deals: number, eyeOf: (course: MatchProgress) => Eye): Generator<RulesMoment> {
  const game = games.find((each) => each.id === id);
  const seats = game?.seats[0] ?? 0;
  const options = game?.options({}, seats);
  if (!game || !options?.ok) throw new Error(`no ${id}`);
  const chance = fastChance(7);
  let course = beginMatch(game, options.value, seats, seedOfText('moments'));
  for (;;) {
    const sitting = { ...course, sitters: usualSitters(seats, texts), holder: null };
    yield momentOf(game, situationOf(sitting, eyeOf(course)), texts);
    if (course.deal.phase === 'thrownIn') course = throwIn(course);
    else if (course.deal.phase === 'ended') {
      if (course.deal.deal >= deals || course.settlement?.standing.winners) return;
      course = nextDeal(settle(course));
    } else {
      const moves = game.moves(course.deal);
      const move = moves[chance.below(moves.length)];
      if (!move) return;
      course = playMove(course, move).progress;
    }
  }
}
const own = ({ deal }: MatchProgress): Eye => deal.turn?.seat ?? 'all';

describe('the paragraph of the moment', () => {
  it.each(games.map(({ id }) => id))('is always one of the page of %s', (id) => {
    const game = games.find((each) => each.id === id);
    const seats = game?.seats[0] ?? 0;
    const options = game?.options({}, seats);
    if (!game || !options?.ok) throw new Error(`no ${id}`);
    const sections = new Set(pageOf({ game, options: options.value, seats }, texts).map((section) => section.id));
    const seen = new Set<string>();
    for (const { section, line } of moments(id, 3, own)) {
      expect(sections).toContain(section);
      expect(line).toMatch(/\.$/);
      seen.add(section);
    }
    // 23: nothing leads in an outline.
    const led = game.table.kind === 'outline' ? [] : ['lead'];
    expect([...seen]).toEqual(expect.arrayContaining([...led, 'play', 'score']));
  });

  it('speaks of feet, and of no star, where every double is a foot', () => {
    const lines = [...moments('chicken-foot', 2, own)].map(({ section, line }) => `${section}: ${line}`);
    expect(lines).toContain('feet: The foot needs a nine.');
    expect(lines.filter((line) => /star|spinner|blade/i.test(line))).toEqual([]);
  });

  it('says what the star needs, and when to draw', () => {
    const lines = [...moments('cyprus', 2, own)].map(({ section, line }) => `${section}: ${line}`);
    expect(lines).toContain('star: The star needs a nine.');
    expect(lines).toContain('lead: The double nine must be led.');
    expect(lines).toContain('stuck: The star needs a nine, and you have none: you must draw a tile.');
  });

  it('says that one may draw instead, or keep what was drawn, or lay a double face down', () => {
    const linesOf = (id: string) => new Set([...moments(id, 12, own)].map(({ line }) => line));
    expect(linesOf('ural-draw')).toContain(texts.rules.moment.mayDraw);
    expect(linesOf('cyprus-family')).toContain(texts.rules.moment.mayKeep);
    expect(linesOf('ural')).toContain(texts.rules.moment.mayClose);
  });

  it('says which draw it is', () => {
    const { moment } = texts.rules;
    const linesOf = (id: string) => new Set([...moments(id, 4, own)].map(({ line }) => line));
    const block = linesOf('block');
    expect(block).toContain(moment.afterTurn);
    expect(block).toContain(moment.mustDraw);
    const french = linesOf('french');
    expect(french).toContain(moment.drawOrPass);
    expect(french).toContain(moment.another);
    expect(french).toContain(moment.leadsAny);
    expect(french).not.toContain(moment.mustDraw);
    expect(linesOf('all-fives')).toContain(moment.another);
  });

  it('adds up the ends where the sum counts (6.9)', () => {
    const lines = [...moments('all-fives', 2, own)].filter(({ section }) => section === 'play');
    expect(lines.length).toBeGreaterThan(5);
    for (const { line } of lines) expect(line).toMatch(/^Open ends: .*\. They sum to \d+\.$/);
    for (const { line } of moments('block', 1, own)) expect(line).not.toContain('sum');
  });

  it('tells nobody what another one could do', () => {
    for (const { line } of moments('cyprus', 2, () => 'table')) {
      expect(line).not.toMatch(/must draw|may/);
    }
  });
});
