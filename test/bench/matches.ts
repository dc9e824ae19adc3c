/**
 * Plays a whole match of every game in the built game. Also of double-twelve Cyprus with ten seats and of Osel with two.
 *
 *   npm run bench matches                                             needs a build
 *   npm run bench matches osel ural                                   those games alone
 *   npm run bench matches 'game=block&seats=3&barricade=true'         at tables named as an address names them
 *   npm run bench matches 390x844                                     in windows of that size, or of several
 *
 * Each is as short as is offered, where nothing else is said. Prints a line a match; fails on any complaint of a page,
 * on any request beyond the folder of the game, and on any record that is not clean.
 */

import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { readAddress, usualSeats } from '../../src/shell/address.ts';
import { openRealSite } from '../play/site.ts';
import { type Sitting, wholeMatch } from '../play/whole-match.ts';
import { shortest } from '../rules/length-spec.ts';
import { judge } from '../second/judgement.ts';

/** The options that make a match of it as short as is offered. */
const shortestOf = (game: Game): readonly string[] =>
  Object.entries(shortest(game, 'offered')).map(([id, value]) => `${id}=${value}`);

/** The table that an address names; what it says itself comes last, and counts. */
function tableAt(search: string): Omit<Sitting, 'seed'> {
  const game = games.find(({ id }) => id === new URLSearchParams(search).get('game'));
  if (!game) throw new Error(`no game in ${search}`);
  const asked = Object.fromEntries(new URLSearchParams([...shortestOf(game), search].join('&')));
  const { wanted, ignored } = readAddress(`${new URLSearchParams(asked)}`, games);
  if (!wanted || ignored.length > 0) throw new Error(`${search}: ${ignored} cannot be had`);
  return wanted;
}

/** Every way to choose a value of each option that offers some. */
const choicesOf = ({ optionSpecs }: Game): readonly (readonly string[])[] =>
  optionSpecs.reduce<readonly (readonly string[])[]>(
    (lists, spec) =>
      spec.kind === 'choice'
        ? lists.flatMap((list) => spec.values.map((value) => [...list, `${spec.id}=${value}`]))
        : lists,
    [[]],
  );

/** The tables of a game that are played when it alone is named. */
function usualTables(game: Game): readonly string[] {
  const usual = `game=${game.id}&seats=${usualSeats(game)}`;
  // Osel has a boneyard only where fewer than four sit down.
  if (game.id === 'osel') return [usual, 'game=osel&seats=2'];
  // A deal for one may be over with its first tile: with each of its choices another one is played.
  if (usualSeats(game) === 1) return choicesOf(game).map((choices) => [usual, ...choices].join('&'));
  return game.id === 'cyprus' ? [usual, 'game=cyprus&seats=10&set=12'] : [usual];
}

const called = process.argv.slice(2);
const windows = called.flatMap((each) => {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(each) ?? [];
  return width ? [{ viewport: { width: Number(width), height: Number(height) } }] : [];
});
const asked = called.filter((each) => !/^\d+x\d+$/.test(each));
const named = asked.filter((each) => each.includes('='));
const ofGames = games.filter(({ id }) => asked.length === 0 || asked.includes(id)).flatMap(usualTables);
const sittings = (windows.length > 0 ? windows : [{}]).flatMap((window) =>
  [...ofGames, ...named].map((search, seed): Sitting => ({ ...tableAt(search), seed, ...window })),
);

const site = await openRealSite();
try {
  for (const sitting of sittings) {
    const begun = performance.now();
    const { record, deals, moves, choosers, complaints, foreign } = await wholeMatch(site, sitting);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const verdict = judge(record);
    const { game, seats, options, viewport } = sitting;
    const size = viewport ? [`${viewport.width} × ${viewport.height}`] : [];
    const title = [
      ...size,
      game.id,
      `${seats} seats`,
      ...Object.entries(options).map(([id, value]) => `${id} ${value}`),
    ];
    const hands = Object.entries(moves).map(([hand, count]) => `${count} by ${hand}`);
    const drawn = verdict.ok ? `${verdict.draws} draws` : `line ${verdict.line}, ${verdict.rule}: ${verdict.reason}`;
    console.log(
      `${title.join(', ')}: ${deals} deals; ${hands.join(', ')}; ${choosers} choosers; ${drawn}; ${seconds} s`,
    );
    for (const complaint of complaints) console.log(`  ${complaint}`);
    for (const address of foreign) console.log(`  asked for ${address}`);
    if (!verdict.ok || complaints.length > 0 || foreign.length > 0) process.exitCode = 1;
  }
} finally {
  await site.close();
}
