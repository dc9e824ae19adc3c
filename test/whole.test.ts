/**
 * Every game of the pages is played, and is whole: nothing is missing of what each game has. The list of it is kept in
 * the documents; write it again with
 *
 *   npx vitest run test/whole -u
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tableKeyOf } from '../src/bots/match-table/winning-chance.ts';
import { STAGES } from '../src/dev/stages/all-stages.ts';
import { textsFor } from '../src/i18n/english.ts';
import { withRules, withSetUp } from '../src/i18n/index.ts';
import { LESSONS } from '../src/lessons/open.ts';
import type { Game, Options } from '../src/rules/game.ts';
import { games } from '../src/rules/games.ts';
import { usualSeats } from '../src/shell/address.ts';
import { pageKindOf } from '../src/shell/kinds/all.ts';
import { lessonOf } from '../src/shell/lessons/lesson-of.ts';
import { pageOf } from '../src/shell/rules/page.ts';
import { midDeal } from '../src/shell/rules/stills.ts';
import { usualTime } from '../src/shell/setup/usual-time.ts';
import { gameKindOf } from '../src/shell/shelf/game-kinds.ts';
import { botGameOf } from '../tools/kinds-of-bots.ts';
import { pageText, tablesOf } from './rules/pages/tables.ts';
import { GAMES_TO_COME } from './rules/pages/to-come.ts';
import { all as readings } from './second/all.ts';
import { GAMES as starReadings } from './second/star/page-rows.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const texts = { ...(await withRules(textsFor(['en']))), ...(await withSetUp(textsFor(['en']))) };
const well = await texts.rules.fetchPlayWell();

/** All games of the pages, in their order, but for those that are to come. */
const ids = ['star-games.md', 'line-games.md', 'family-games.md']
  .flatMap((page) => [...(tablesOf(pageText(page))[0]?.keys() ?? [])])
  .filter((id) => !GAMES_TO_COME.includes(id));

const readme = read('../README.md');
const perft = read('rules/perft.test.ts');
const matches = readdirSync(new URL('records/golden/', import.meta.url)).map((file) => file.replace(/\.txt$/, ''));

/** The game that a golden match is of: the longest name that its own begins with. */
const gameOfMatch = (match: string) =>
  ids.filter((id) => `${match}-`.startsWith(`${id}-`)).sort((one, other) => other.length - one.length)[0];

/** A game as it is usually played. */
interface Usual {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
}

function usual(game: Game): Usual {
  const seats = usualSeats(game);
  const options = game.options({}, seats);
  if (!options.ok) throw new Error(`${game.id} refuses its own defaults`);
  return { game, seats, options: options.value };
}

/** Whether a game has it; `null`: it needs none. */
type Has = (table: Usual) => boolean | null;

const ROWS: Readonly<Record<string, Has>> = {
  'second reading': ({ game }) => starReadings.has(game.id) || readings.some(({ id }) => id === game.id),
  perft: ({ game }) => perft.includes(`['${game.id}', `),
  'golden match': ({ game }) => matches.some((match) => gameOfMatch(match) === game.id),
  name: ({ game }) => texts.games[game.id] !== undefined && texts.lines[game.id] !== undefined,
  'rules page': (table) => pageOf(table, texts).length > 0,
  books: ({ game }) => (texts.rules.books[game.id]?.length ?? 0) > 0,
  'played well': (table) => pageKindOf(table.game).advice(table, well).length > 0,
  lesson: ({ game }) => LESSONS[lessonOf(game)] !== undefined,
  shelf: ({ game }) => texts.setup.kinds[gameKindOf(game)] !== undefined && midDeal(game, texts) !== null,
  // Where anything may be taken back a deal lasts as long as one tries.
  'usual time': ({ game, seats, options }) =>
    game.table.rows || game.table.kind === 'outline'
      ? null
      : usualTime(game, options, Array(seats).fill({ kind: 'bot' }), 'normal') !== null,
  // 17: where totals alone do not say who is ahead the game says it.
  'match table': ({ game, seats, options }) =>
    seats === 1 || game.worth?.chanceOf
      ? null
      : botGameOf(game.id).search.tables[tableKeyOf(game, options, seats)] !== undefined,
  stage: ({ game: { table } }) =>
    [...STAGES.values()].some(({ spec }) => games.find(({ id }) => id === spec.game)?.table.kind === table.kind),
  README: ({ game }) => readme.includes(`| ${texts.games[game.id]?.name} | `),
};

const MARKS = new Map<boolean | null, string>([
  [true, '✓'],
  [false, 'missing'],
  [null, '–'],
]);

const whole = games.map((game) => ({ id: game.id, has: Object.values(ROWS).map((row) => row(usual(game))) }));

it('plays every game of the pages, and no other', () => {
  expect(games.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

it('has all of every game', () => {
  const names = Object.keys(ROWS);
  const missing = whole.flatMap(({ id, has }) =>
    names.filter((_, at) => has[at] === false).map((row) => `${id}: ${row}`),
  );
  expect(missing).toEqual([]);
});

it('keeps the list of it', async () => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const text = `# The catalogue

All games of the rules pages, and what each of them has (–: what it does not need).

${[
  line(['game', ...Object.keys(ROWS)]),
  line(['---', ...Object.keys(ROWS).map(() => ':-:')]),
  ...whole.map(({ id, has }) => line([`\`${id}\``, ...has.map((each) => MARKS.get(each) ?? '')])),
].join('\n')}

What these tests show, they show of each game of the catalogue: its contract, its eyes and its records
(\`test/rules/conformance.test.ts\`, \`test/records/\`), its deals at the table of text and buttons with a sentence for all that
happens (\`test/access/every-game.test.ts\`), its texts (\`test/i18n/\`), the agreement with the second reading (\`test/second/\`,
\`npm run bench audit\`), a whole match in a browser by tap, drag, keys and DOM table (\`npm run bench matches\`).
`;
  await expect(text).toMatchFileSnapshot('../docs/catalogue.md');
});
