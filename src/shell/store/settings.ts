import * as v from 'valibot';
import { CLOTHS, TILE_SETS } from '../../art/materials.ts';
import { GUIDANCE, RACK_MODES } from '../../seats/habits.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/settings';

/** The possible values of settings, in the order in which they are offered. */
export const SPEEDS = ['relaxed', 'normal', 'fast', 'instant'] as const;
export const DRAWINGS = ['hand', 'self'] as const;
export const DEALINGS = ['dealt', 'own'] as const;
export const QUALITIES = ['auto', 'full', 'low'] as const;
/** The volumes, from silent to loud. */
export const VOLUMES = [0, 0.35, 0.7, 1] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
/** The sizes of letters, and of the panels under them. */
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
/** The hand whose thumb is near the buttons used most. */
export const HANDS = ['right', 'left'] as const;

/** Each setting falls back to its own default, so that one invalid value does not affect the others. */
const schema = v.object({
  /** The code of the language; empty for the browser's. */
  language: v.fallback(v.string(), ''),
  speed: v.fallback(v.picklist(SPEEDS), 'normal'),
  /** `hand`: the player draws. `self`: tiles are drawn automatically if the player has no other move. */
  drawing: v.fallback(v.picklist(DRAWINGS), 'hand'),
  /** True if one tap plays a tile that fits in only one place. */
  oneTap: v.fallback(v.boolean(), true),
  /** `own`: in matches without a number the seats take their own tiles (1.13). */
  dealing: v.fallback(v.picklist(DEALINGS), 'dealt'),
  sort: v.fallback(v.picklist(RACK_MODES), 'number'),
  quality: v.fallback(v.picklist(QUALITIES), 'auto'),
  motion: v.fallback(v.picklist(MOTIONS), 'system'),
  tiles: v.fallback(v.picklist(TILE_SETS), 'ivory'),
  cloth: v.fallback(v.picklist(CLOTHS), 'sea'),
  numerals: v.fallback(v.boolean(), false),
  /** True if hints are allowed, and true if bots talk now and then. */
  hints: v.fallback(v.boolean(), true),
  words: v.fallback(v.boolean(), true),
  /** The frequency of instructions. */
  guidance: v.fallback(v.picklist(GUIDANCE), 'useful'),
  /**
   * The frequency with which places show the points that the held tile would score there. `useful`: in the first
   * matches of a game.
   */
  makes: v.fallback(v.picklist(GUIDANCE), 'useful'),
  /** True if tiles that lie face down, but were once turned up, show their numbers (21.3). */
  memory: v.fallback(v.boolean(), false),
  textSize: v.fallback(v.picklist(TEXT_SIZES), 'normal'),
  hand: v.fallback(v.picklist(HANDS), 'right'),
  /** True if letters, digits and signs are keys without a modifier (WCAG 2.1.4). */
  letters: v.fallback(v.boolean(), true),
  /** True if a phone vibrates when a tile is played, or may not be. */
  vibration: v.fallback(v.boolean(), true),
  muted: v.fallback(v.boolean(), false),
  effects: v.fallback(v.picklist(VOLUMES), 0.7),
  music: v.fallback(v.picklist(VOLUMES), 0.7),
  interface: v.fallback(v.picklist(VOLUMES), 0.35),
  /** Crickets and the sea: off unless the player turns them on. */
  evening: v.fallback(v.picklist(VOLUMES), 0),
  /** Measured on this visit and never stored: true if this device draws slowly, so that `auto` means low. */
  slow: v.fallback(
    v.pipe(
      v.boolean(),
      v.check((slow) => !slow),
    ),
    false,
  ),
});

export const keptSettings = [KEY, schema] as const;

export type Settings = Readonly<v.InferOutput<typeof schema>>;

export interface SettingsStore {
  readonly now: Settings;
  change(part: Partial<Settings>): void;
  /** Overrides the player's values for this visit; a value that the player changes is no longer overridden. */
  lend(part: Partial<Settings>): void;
  /** Calls back after every change; returns a function that ends the subscription. */
  subscribe(listener: (now: Settings) => void): () => void;
}

export function openSettings(store: KeyValue): SettingsStore {
  /** The stored values; `now` differs from them where values are overridden. */
  let own: Settings = v.parse(schema, stored(store));
  let now = own;
  const listeners = new Set<(now: Settings) => void>();
  const set = (next: Settings) => {
    now = next;
    for (const listener of [...listeners]) listener(now);
  };
  return {
    get now() {
      return now;
    },
    change(part) {
      // Another tab may have changed other settings.
      own = { ...v.parse(schema, stored(store)), ...part };
      store.set(KEY, JSON.stringify(own));
      set({ ...now, ...part });
    },
    lend: (part) => set({ ...now, ...part }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function stored(store: KeyValue): object {
  try {
    const found: unknown = JSON.parse(store.get(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** Returns the quality for drawing. */
export function qualityOf({ quality, slow }: Settings): 'full' | 'low' {
  return quality === 'low' || (quality === 'auto' && slow) ? 'low' : 'full';
}

/** Returns the scale of letters. */
export const lettersOf = ({ textSize }: Settings): number => ({ normal: 1, large: 1.2, largest: 1.4 })[textSize];

/** True for reduced motion: by the player's setting, otherwise the device's. */
export function isReduced(settings: Settings, device: boolean): boolean {
  return settings.motion === 'system' ? device : settings.motion === 'on';
}
