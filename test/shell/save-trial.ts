/** One save that came from anywhere, on its whole way: storage, list, judgement, and play on to the end of the deal. */

import { textsFor } from '../../src/i18n/english.ts';
import { settle } from '../../src/match/progress.ts';
import { resume } from '../../src/match/resume.ts';
import { fromHex } from '../../src/rules/chance.ts';
import { gameById } from '../../src/rules/games.ts';
import { recordHeader, writeRecord } from '../../src/rules/record.ts';
import { createKeptMatches } from '../../src/shell/store/kept-matches.ts';
import { readSave, type Save } from '../../src/shell/store/save.ts';
import { createSaves } from '../../src/shell/store/saves.ts';
import { openStorage } from '../../src/shell/store/storage.ts';
import { wholeCatalogue } from '../rules/whole-catalogue.ts';
import { judge } from '../second/judgement.ts';
import { fakeStorage } from './fake-storage.ts';
import { after, atTheSheet, never, played, playToEnd } from './kept-matches.ts';

const texts = textsFor([]);
const good = JSON.stringify({ ...played('sebastopol', 4, {}, 'good', after(2)), writer: 'x', at: 0 });

const kept = (save: Save): string => JSON.stringify({ ...save, id: 'mutant', writer: 'x', at: 1 });

/** Texts of real saves under the name `mutant`: all games, few seats and many, new, half-way, at a sheet, over. */
export const realSaves: readonly string[] = [
  kept({ ...played('cyprus', 4, {}, 'a', after(1)), log: [] }),
  kept(played('cyprus', 4, {}, 'b', after(1))),
  kept(played('cyprus', 4, { drawForLead: true }, 'c', after(14))),
  kept(played('cyprus', 5, { handSizes: 'bell' }, 'd', after(30))),
  kept(played('cyprus', 10, { target: 25 }, 'e', after(40))),
  kept(played('cyprus', 4, { target: 500 }, 'f', atTheSheet)),
  kept(played('cyprus', 6, { target: 100 }, 'g', ({ log, deal }) => log.length === 2 && deal.log.length === 5)),
  kept(played('cyprus', 4, { target: 25 }, 'h', never)),
  kept(played('sebastopol', 4, {}, 'i', after(3))),
  kept(played('sebastopol', 4, {}, 'j', after(20))),
  kept(played('sebastopol', 4, { target: 25 }, 'k', atTheSheet)),
  kept(played('sebastopol', 4, {}, 'l', ({ log }) => log.length === 3)),
  kept(played('cyprus', 10, { set: 12 }, 'm', after(60))),
  kept(played('cyprus-family', 4, { drawForLead: true }, 'n', after(70))),
  kept(played('cyprus-leaflet', 4, { deals: 4 }, 'o', ({ log }) => log.length === 3)),
  kept(played('fortress', 4, {}, 'p', atTheSheet)),
  kept(played('sebastopol-draw', 3, {}, 'q', after(50))),
  kept(played('sebastopol-berndt', 3, {}, 'r', ({ log }) => log.length === 4)),
  kept(played('sebastopol-leaflet', 4, { deals: 4 }, 's', never)),
  kept(played('ural', 4, {}, 't', after(60))),
  kept(played('ural-draw', 3, { faceDownDoubles: false }, 'u', after(60))),
  kept(played('osel', 2, {}, 'v', after(90))),
  kept(played('osel', 4, {}, 'w', never)),
  kept(played('block', 2, {}, 'x', after(40))),
  kept(played('block', 4, {}, 'y', never)),
  kept(played('french', 2, {}, 'z', ({ log }) => log.length === 3)),
  kept(played('all-fives', 3, {}, 'aa', after(50))),
  kept(played('all-fives', 4, { set: 9 }, 'ab', atTheSheet)),
];

/** The rules never throw at a save, whatever it says: the game would go on all the same, but it would be a fault. */
function replay(text: string): void {
  const read = readSave(text);
  if (!read.ok) return;
  const { game: id, options: given, sitters, seed, log } = read.value;
  const game = gameById(id);
  const options = game?.options(given, sitters.length);
  if (game && options?.ok) resume(game, options.value, sitters.length, fromHex(seed), log);
}

/** What became of it: refused and put aside, left for a newer version, or played. */
export type Fate = 'aside' | 'foreign' | 'played';

/**
 * Throws when the game would, when the good match beside it is not offered, or when what is played breaks the rules,
 * by the judgement of the second reading.
 */
export function tryOut(text: string): Fate {
  replay(text);
  const storage = fakeStorage();
  storage.setItem('cyprus/match/good', good);
  storage.setItem('cyprus/match/mutant', text);
  const said: string[] = [];
  const saves = createSaves(
    openStorage(() => storage),
    'tab',
    () => 1000,
  );
  const say = (word: string) => {
    said.push(word);
    return () => {};
  };
  const matches = createKeptMatches({
    games: wholeCatalogue,
    texts,
    saves,
    locks: undefined,
    say,
    handOut() {},
  });
  // What `at` says may put it before or after the good one: both are looked at.
  const offered = matches.latest();
  if (!offered) throw new Error('nothing is offered');
  if (offered.setup.id === 'mutant') matches.forget('good');
  const setup = matches.adopt('mutant');
  if (!setup) {
    if (offered.setup.id !== 'good') throw new Error('what was offered cannot be played');
    if (storage.getItem('cyprus/match/mutant') !== null) {
      // Behind the good one it has not been judged by the rules yet.
      matches.forget('good');
      saves.adopt('good');
      saves.remove('good');
      matches.latest();
    }
    const isLeft = storage.getItem('cyprus/match/mutant') === text;
    if (said.length !== 1) throw new Error(`not one word was said: ${said.join(' ')}`);
    if (isLeft !== (said[0] === texts.toast.foreignSave)) throw new Error('it is neither left nor put aside');
    return isLeft ? 'foreign' : 'aside';
  }
  if (said.length > 0) throw new Error(`it is playable, and yet: ${said.join(' ')}`);
  const game = gameById(setup.game);
  if (!game) throw new Error('no such game');
  const progress = resume(game, setup.options, setup.sitters.length, fromHex(setup.seed), setup.log);
  if (!progress.ok) throw new Error('it was judged playable');
  const { finished } = settle(playToEnd(progress.value, 1, atTheSheet));
  const judgement = judge(writeRecord({ header: recordHeader(game, setup.options, setup.sitters), deals: finished }));
  if (!judgement.ok) throw new Error(`the judge refuses it: ${JSON.stringify(judgement)}`);
  return 'played';
}
