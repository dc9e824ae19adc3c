/** The symbols on the tiles of each table, by the settings. Pictures are loaded when they are chosen or previewed. */
import type { TileSetName } from '../art/materials.ts';
import type { Pictured, Symbols } from '../art/symbols.ts';
import type { Texts } from '../i18n/index.ts';
import { addsPips, highestNumber } from '../rules/adds-pips.ts';
import type { Game, Options } from '../rules/game.ts';
import type { Settings, SettingsStore } from './store/settings.ts';

export interface LateSymbols {
  /** Returns the symbols on the tiles of that table. Until pictures are loaded: pips. */
  of(game: Game, options: Options): Symbols;
  /** Returns the symbols for a sample of a tile set. Loads the pictures for it. */
  sample(tiles: TileSetName): Symbols;
}

/** The pictures alone, and with their numbers beside them. */
export interface LoadedPictures {
  readonly alone: Pictured;
  readonly numbered: Pictured;
}

/** Loads the pictures and their names. Rejects if they can't be loaded. */
export async function fetchPictures(texts: Pick<Texts, 'fetchPictures'>): Promise<LoadedPictures> {
  const [{ pictures }, named] = await Promise.all([import('../art/pictures.ts'), texts.fetchPictures()]);
  return {
    alone: { pictures, isNumbered: false, named },
    numbered: { pictures, isNumbered: true, named },
  };
}

/** Returns the symbols of a table: pictures if they are chosen and loaded, and no tile has a number without a picture. */
export function symbolsFor(
  { tiles, numerals }: Pick<Settings, 'tiles' | 'numerals'>,
  loaded: LoadedPictures | null,
  game: Game,
  options: Options,
): Symbols {
  if (numerals) return 'numerals';
  if (tiles !== 'pictures' || !loaded) return 'pips';
  const { alone, numbered } = loaded;
  return highestNumber(game, options) < alone.pictures.length ? (addsPips(game) ? numbered : alone) : 'pips';
}

/** Creates the symbols for a page. `missing` is called if the pictures can't be loaded. */
export function createLateSymbols(
  settings: SettingsStore,
  texts: Pick<Texts, 'fetchPictures'>,
  missing: () => void,
): LateSymbols {
  let loaded: LoadedPictures | null = null;
  let isSentFor = false;
  const fetch = () => {
    if (isSentFor) return;
    isSentFor = true;
    fetchPictures(texts).then(
      (pictures) => {
        loaded = pictures;
        // All that shows tiles draws again after a change of settings.
        settings.lend({});
      },
      () => {
        // They are loaded again after the next change of settings.
        isSentFor = false;
        missing();
      },
    );
  };
  const follow = ({ tiles }: Settings) => {
    if (tiles === 'pictures') fetch();
  };
  settings.subscribe(follow);
  follow(settings.now);
  return {
    of: (game, options) => symbolsFor(settings.now, loaded, game, options),
    sample(tiles) {
      if (settings.now.numerals) return 'numerals';
      if (tiles !== 'pictures') return 'pips';
      fetch();
      return loaded?.alone ?? 'pips';
    },
  };
}
