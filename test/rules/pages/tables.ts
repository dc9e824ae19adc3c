/** The tables of the rules pages, to compare rows with. */
import { readFileSync } from 'node:fs';

/** One game's cells by the names of their columns. */
export type Cells = ReadonlyMap<string, string>;

/** A page beside this file, as text. */
export const pageText = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** All tables of a page whose first column is the identifiers of games, one or more a line: the cells of each game. */
export function tablesOf(page: string): ReadonlyMap<string, Cells>[] {
  const blocks = page.split(/\n(?!\| )/).map((block) => block.split('\n').filter((line) => line.startsWith('| ')));
  return blocks.flatMap((lines) => {
    const [columns = [], , ...games] = lines.map(cellsOf);
    if (columns[0] !== 'id') return [];
    const cells = games.flatMap((row) => {
      const byColumn: Cells = new Map(columns.map((column, at) => [column, row[at] ?? '']));
      return (row[0] ?? '').split(' ').map((id): [string, Cells] => [id, byColumn]);
    });
    return [new Map(cells)];
  });
}

/** One line of the table of options for one game. */
export interface WrittenOption {
  readonly name: string;
  readonly type: string;
  readonly values: string;
  readonly default: string;
}

/** The options of a game in their order, from a page's table whose first columns are *game* and *option*. */
export function optionsOnPage(page: string, id: string): readonly WrittenOption[] {
  const start = page.indexOf('| game | option |');
  let ids: readonly string[] = [];
  return page
    .slice(start, page.indexOf('\n\n', start))
    .split('\n')
    .flatMap((line) => {
      const [games = '', name = '', type = '', values = '', usual = ''] = cellsOf(line);
      if (games !== '') ids = games.split(' ');
      return ids.includes(id) && !['', 'none'].includes(name) ? [{ name, type, values, default: usual }] : [];
    });
}

/** The cells of one line, without the marks of code. */
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

/** All numbers of a list or of a range with a dash, as `4–10` or `9 8 7`. */
export function numbersIn(cell: string): number[] {
  const [from, to] = cell.split('–').map(Number);
  if (to !== undefined && from !== undefined) return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return cell.split(' ').map(Number);
}
