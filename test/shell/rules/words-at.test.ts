/** Words about a table agree with its rules: with what can be drawn, how the tiles lie, who plays together, what wins. */
import { describe, expect, it } from 'vitest';
import { messages } from '../../../src/i18n/compiled/en/en.ts';
import { withRules } from '../../../src/i18n/index.ts';
import { textsOf } from '../../../src/i18n/texts.ts';
import { beginMatch, playMove, throwIn } from '../../../src/match/progress.ts';
import { fastChance, seedOfText } from '../../../src/rules/chance.ts';
import type { Deal, Game, Options } from '../../../src/rules/game.ts';
import { games } from '../../../src/rules/games.ts';
import { mayBar, mayDo } from '../../../src/rules/moves.ts';
import { hasPartners } from '../../../src/rules/sides.ts';
import { pageOf } from '../../../src/shell/rules/page.ts';
import type { Section } from '../../../src/shell/rules/section.ts';
import { stillOf } from '../../../src/shell/rules/stills.ts';
import { variants } from '../../rules/conformance.ts';

/** Replaces each message by its key in brackets, whatever it is given. */
function keyed<T>(told: T, key: string): T {
  const name = `⟨${key}⟩`;
  const of = (part: unknown): unknown => {
    if (typeof part === 'function') return () => name;
    if (typeof part !== 'object' || part === null) return name;
    if (Array.isArray(part)) return part.map(() => name);
    return Object.fromEntries(Object.entries(part).map(([each, inner]) => [each, keyed(inner, `${key}.${each}`)]));
  };
  return of(told) as T;
}

const english = await withRules(textsOf(messages));
const rules = await messages.fetch.rules();
const asKeys = await withRules(
  textsOf({ ...messages, fetch: { ...messages.fetch, rules: async () => keyed(rules, 'rules') } }),
);

interface ToldTable {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
}

const tablesOf = (game: Game): readonly ToldTable[] =>
  game.seats.flatMap((seats) => variants(game, seats).map((options) => ({ game, options, seats })));

const allOf = (sections: readonly Section[], id: string) =>
  sections.filter((section) => section.id === id).flatMap(({ paragraphs, wins }) => [...paragraphs, wins ?? '']);
const keysOf = (told: ToldTable, id = 'aim') =>
  [
    ...allOf(pageOf(told, asKeys), id)
      .join(' ')
      .matchAll(/⟨rules\.([^⟩]*)⟩/g),
  ].map(([, key]) => key ?? '');
const wordsOf = (told: ToldTable, id = 'aim') => allOf(pageOf(told, english), id).join(' ');
const nameOf = ({ seats, options }: ToldTable) => `${seats} seats, ${JSON.stringify(options)}`;

/** Enough deals for somebody to be stuck in one of them. */
const MOST_DEALS = 6;

/** True if a tile is ever drawn in some deals at this table, after the lead. */
function isDrawnAt({ game, options, seats }: ToldTable): boolean {
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const chance = fastChance(deal);
    let course = beginMatch(game, options, seats, seedOfText(`drawn ${deal}`));
    while (course.deal.phase === 'thrownIn') course = throwIn(course);
    const lying = () => course.deal.boneyard.length;
    while (course.deal.phase !== 'ended') {
      const [moves, isLead, before] = [game.moves(course.deal), course.deal.laid.length < 2, lying()];
      // 9.2: a barricade would end most deals before anybody is stuck.
      const usual = moves.filter((each) => !mayBar([each]));
      const move = usual[chance.below(usual.length)];
      if (!move) break;
      course = playMove(course, move).progress;
      // A tile that is drawn automatically is no move.
      const isDrawn = game.chainRules ? mayDo(moves, 'draw') : lying() < before;
      if (!isLead && isDrawn) return true;
    }
  }
  return false;
}

/** The end of a deal at random. */
function endOf({ game, options, seats }: ToldTable): Deal {
  const chance = fastChance(1);
  let course = beginMatch(game, options, seats, seedOfText('ended'));
  while (course.deal.phase === 'thrownIn') course = throwIn(course);
  while (course.deal.phase !== 'ended') {
    const moves = game.moves(course.deal);
    const move = moves[chance.below(moves.length)];
    if (!move) throw new Error(`${game.id} stands still`);
    course = playMove(course, move).progress;
  }
  return course.deal;
}

/** The keys of messages that have a twin for partners. */
const twins = (told: object, key = ''): readonly string[] =>
  Object.entries(told).flatMap(([name, inner]) =>
    typeof inner === 'object' && !Array.isArray(inner) ? twins(inner, `${key}${name}.`) : [`${key}${name}`],
  );

/** The words about the layout, by kind of table. */
const LAYOUTS: Readonly<Partial<Record<Game['table']['kind'], RegExp>>> = {
  line: /^aim\.line$/,
  cross: /^aim\.cross$/,
  house: /^aim\.house$/,
  stack: /^aim\.stack$/,
  star: /^aim\.(duty|dutyAny|dutyDoubles|open)$/,
};
const ANY_LAYOUT = /^aim\.(line|cross|house|stack|duty|dutyAny|dutyDoubles|open)$/;

describe.each(games.map((game) => ({ id: game.id, game })))('the words about $id', ({ game }) => {
  const tables = tablesOf(game);

  it('speak of drawing only where tiles are drawn, and there always', () => {
    for (const told of tables) {
      const isDrawn = isDrawnAt(told);
      expect(/\bdraws?\b/.test(wordsOf(told)), nameOf(told)).toBe(isDrawn);
      if (!game.chainRules) continue;
      expect(
        keysOf(told).some((key) => /^aim\.stuck\..*draw/.test(key)),
        nameOf(told),
      ).toBe(isDrawn);
      expect(keysOf(told, 'end').includes('end.blocked'), nameOf(told)).toBe(isDrawn);
      const [stuck] = keysOf(told, 'stuck');
      if (isDrawn) expect(stuck, nameOf(told)).toBeDefined();
      expect(stuck !== 'stuck.pass', nameOf(told)).toBe(isDrawn);
    }
  });

  it('tell of a boneyard only where tiles are left over', () => {
    for (const told of tables) {
      const isLeft = game.set(told.options).length > told.seats * game.handSize(told.options, told.seats);
      const keys = keysOf(told, 'deal');
      expect(keys.some((key) => /deal\.(boneyard|dead|reserve)/.test(key)) && !isLeft, nameOf(told)).toBe(false);
      const isAllDealt = keys.some((key) => key.startsWith('deal.allDealt'));
      if (game.chainRules) expect(isAllDealt, nameOf(told)).toBe(!isLeft);
      else expect(isAllDealt && isLeft, nameOf(told)).toBe(false);
    }
  });

  it('call the layout by its kind of table', () => {
    const wanted = LAYOUTS[game.table.kind];
    for (const told of tables) {
      const layouts = keysOf(told).filter((key) => ANY_LAYOUT.test(key));
      if (game.chainRules && wanted) expect(layouts).toEqual([expect.stringMatching(wanted)]);
      // 30.3: a tree with feet begins as a star does.
      else expect(layouts).toEqual(game.table.hasFeet ? ['aim.dutyAny'] : []);
      if (game.chainRules && game.table.kind !== 'line') expect(wordsOf(told)).not.toMatch(/one line|either end/);
    }
  });

  it('speak of sides where partners play together, and of each player elsewhere', () => {
    const forSides = twins(rules.ofSides).map((key) => key.replace(/^oneDeal/, 'intro.oneDeal'));
    for (const told of tables) {
      const keys = ['aim', 'score', 'match', 'barricade'].flatMap((section) => keysOf(told, section));
      const isPaired = hasPartners(game.sides(told.options, told.seats));
      if (isPaired)
        expect(
          keys.filter((key) => forSides.includes(key)),
          nameOf(told),
        ).toEqual([]);
      else
        expect(
          keys.filter((key) => key.startsWith('ofSides')),
          nameOf(told),
        ).toEqual([]);
      expect(
        /\bsides?\b|\bteams?\b|\bpartner\b/.test(wordsOf(told).replaceAll(/both sides|side by side/g, '')),
        nameOf(told),
      ).toBe(isPaired);
      if (isPaired) expect(wordsOf(told)).not.toMatch(/everybody else|all others|somebody else/);
    }
  });

  it('say who wins where all are there after the same deal', () => {
    for (const told of tables) {
      const { options, seats } = told;
      const target = Number(options.target);
      if (game.points === 'lost' || seats === 1 || !keysOf(told, 'match').some((key) => /match\.points/.test(key)))
        continue;
      const sides = game.sides(options, seats);
      const totals = sides.map((side) => target + 1000 + 500 * side);
      const settled = game.settle({ ...game.begin(options, seats), totals }, endOf(told));
      const isForAll = settled.standing.winners?.length === seats;
      const key = `${hasPartners(sides) ? 'ofSides.' : ''}match.points${isForAll ? 'OfAll' : ''}`;
      expect(keysOf(told, 'match'), nameOf(told)).toContain(key);
    }
  });

  it('tell what a double at a crossing counts, where ends are added up', () => {
    const isCrossing = game.table.kind === 'cross' || game.table.kind === 'house';
    for (const told of tables) {
      const keys = keysOf(told, 'made').filter((key) => key.startsWith('made'));
      expect(keys.includes('madeAtCross'), nameOf(told)).toBe(isCrossing && keys.length > 0);
    }
  });

  it('name the length of the match that is set, and tell who wins it', () => {
    for (const told of tables) {
      const [wins] = pageOf(told, english);
      const length = told.options.target ?? told.options.deals ?? told.options.minutes;
      if (game.seats[0] === 1) expect(wins?.wins ?? null).toBeNull();
      else expect(wins?.wins, nameOf(told)).toMatch(new RegExp(`\\b${length}\\b`));
      const isLoss = /lowest total|goat|donkey|loses/.test(wins?.wins ?? '');
      expect(isLoss, nameOf(told)).toBe(game.points === 'lost');
    }
  });

  it('read differently with each value of an option', () => {
    const told = (options: Options, seats: number) =>
      JSON.stringify(pageOf({ game, options, seats }, english).filter(({ id }) => id !== 'books'));
    for (const seats of game.seats) {
      for (const spec of game.optionSpecs) {
        // 2.6: where all tiles are dealt somebody holds the double, and nothing can be drawn for.
        if (spec.id === 'drawForLead' && game.handSize({}, seats) * seats === game.set({}).length) continue;
        const values = spec.kind === 'flag' ? [true, false] : spec.kind === 'choice' ? spec.values : [];
        const pages = values.flatMap((value) => {
          const options = game.options({ [spec.id]: value }, seats);
          return options.ok ? [told(options.value, seats)] : [];
        });
        expect(new Set(pages).size, `${seats} seats, ${spec.id}`).toBe(pages.length);
      }
    }
  });

  it('say of each option that can be agreed on if this table plays with it', () => {
    for (const told of tables) {
      const states = pageOf(told, english)
        .flatMap(({ paragraphs }) => paragraphs)
        .filter((each) => /[Aa]lso agree|can agree|option of the match/.test(each))
        // 6.13: the length says itself which of both it is.
        .filter((each) => !each.startsWith('You can agree on either'));
      for (const each of states) {
        // 16.1, 5.9: with fewer seats there is nothing to choose.
        if (/^Four can also/.test(each) && told.seats < 4) expect(each).not.toMatch(/this table/);
        else expect(each, nameOf(told)).toMatch(/(Agreed|Not agreed) at this table\.$|^You can also.* At this table/);
      }
    }
  });

  it('tell how halves join wherever they are not equal (6.4)', () => {
    for (const told of tables) {
      const takes = game.chainRules?.(told.options, told.seats).tables.takes;
      if (!takes) continue;
      const isBySum = takes.some((taken, shown) => taken !== shown);
      expect(/must add up to/.test(wordsOf(told)), nameOf(told)).toBe(isBySum);
      expect(
        keysOf(told, 'play').filter((key) => key.startsWith('play.shut')),
        nameOf(told),
      ).toEqual([isBySum ? 'play.shutBySum' : 'play.shut']);
    }
  });

  it('tell in half a minute what is scored on the way, and that a turn goes on', () => {
    for (const told of tables) {
      const rules = game.chainRules?.(told.options, told.seats);
      if (!rules) continue;
      const keys = keysOf(told);
      expect(
        keys.some((key) => key.startsWith('aim.made')),
        nameOf(told),
      ).toBe(rules.onTheWay !== null);
      expect(keys.includes('aim.run'), nameOf(told)).toBe(rules.tilesInTurn === 'as many as fit');
    }
  });

  it('name a double in the middle only if every deal begins with it', () => {
    for (const told of tables) {
      const rules = game.chainRules?.(told.options, told.seats);
      if (rules?.branching !== 'star') continue;
      const isAlways = rules.lead.orders.length === 1 && rules.lead.orders[0]?.length === 1;
      const keys = [...keysOf(told), ...keysOf(told, 'star')];
      const named = keys.filter((key) => /^(aim|star)\.duty$/.test(key) || key === 'star.shut');
      if (!isAlways) expect(named, nameOf(told)).toEqual([]);
      else expect(named, nameOf(told)).toContain('star.shut');
    }
  });

  it('give points on the way as the table writes them', () => {
    for (const told of tables) {
      const made = wordsOf(told, 'made');
      if (!/multiple of five/.test(made)) continue;
      const sum = Number(/make (\d+), which scores/.exec(made)?.[1]);
      const scores = Number(/which scores (\d+)/.exec(made)?.[1]);
      const still = stillOf(game, told.options, told.seats, 'made', english);
      const shown = Number(/sum to (\d+)/.exec(still?.words ?? '')?.[1]);
      expect(still?.now.seen.log.at(-1)?.scores, nameOf(told)).toBe((shown * scores) / sum);
      expect(shown % 5, nameOf(told)).toBe(0);
    }
  });

  it('name the numbers that the open ends show, below a picture of them', () => {
    for (const told of game.chainRules ? tables : []) {
      for (const picture of ['line', 'play'] as const) {
        const still = pageOf(told, english).some((section) => section.picture === picture)
          ? stillOf(game, told.options, told.seats, picture, english)
          : null;
        if (!still) continue;
        const shown = still.now.seen.ends.filter(({ state }) => state === 'open').map(({ shows }) => shows);
        expect(still.words, nameOf(told)).toBe(english.rules.pictures[picture](shown));
      }
    }
  });
});

it('the words about Sea Goat speak of both others where three play, and nowhere else (17.3)', () => {
  const game = games.find(({ id }) => id === 'sea-goat');
  if (!game) throw new Error('there is no Sea Goat');
  for (const told of tablesOf(game)) {
    const keys = ['aim', 'score', 'hundred', 'waiting', 'match'].flatMap((section) => keysOf(told, section));
    const ofThree = new Set(keys.filter((key) => key.startsWith('ofThree.')));
    const all = Object.keys(rules.ofThree).map((key) => `ofThree.${key}`);
    expect([...ofThree].sort(), nameOf(told)).toEqual(told.seats === 3 ? all.sort() : []);
    const words = ['aim', 'score', 'hundred', 'waiting', 'match'].map((section) => wordsOf(told, section)).join(' ');
    expect(/\bthe other side|the side that\b|fisher’s side/.test(words), nameOf(told)).toBe(told.seats !== 3);
  }
});
