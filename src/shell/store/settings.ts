import * as v from 'valibot';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/settings';

/** What can be chosen, in the order in which it is offered. */
export const SPEEDS = ['relaxed', 'normal', 'fast', 'instant'] as const;
/** When a line says what is asked: always, until it has been understood, or never. */
export const GUIDANCE = ['always', 'useful', 'never'] as const;
/** How the own tiles stand. */
const SORTS = ['number', 'playable', 'hand'] as const;
export const DRAWINGS = ['hand', 'self'] as const;
export const QUALITIES = ['auto', 'full', 'low'] as const;
/** What the tiles and the table are made of. */
export const TILE_SETS = ['ivory', 'ebony', 'copper'] as const;
export const CLOTHS = ['sea', 'olive', 'wine'] as const;
/** From silent to loud. */
export const VOLUMES = [0, 0.35, 0.7, 1] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
/** How large letters are, and with them what they stand on. */
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
/** The hand whose thumb is near what is pressed most. */
export const HANDS = ['right', 'left'] as const;

/** Each setting falls back to its own default: one bad value never takes the others with it. */
const schema = v.object({
  /** By its code; empty: the browser's. */
  language: v.fallback(v.string(), ''),
  speed: v.fallback(v.picklist(SPEEDS), 'normal'),
  /** Who draws for a person that can do nothing else. */
  drawing: v.fallback(v.picklist(DRAWINGS), 'hand'),
  sort: v.fallback(v.picklist(SORTS), 'number'),
  quality: v.fallback(v.picklist(QUALITIES), 'auto'),
  motion: v.fallback(v.picklist(MOTIONS), 'system'),
  tiles: v.fallback(v.picklist(TILE_SETS), 'ivory'),
  cloth: v.fallback(v.picklist(CLOTHS), 'sea'),
  numerals: v.fallback(v.boolean(), false),
  /** Whether a hint may be asked for, and whether bots say a word now and then. */
  hints: v.fallback(v.boolean(), true),
  words: v.fallback(v.boolean(), true),
  /** When a line says what is asked. */
  guidance: v.fallback(v.picklist(GUIDANCE), 'useful'),
  /** When each place shows what the tile in hand would make there; useful it is in the first matches of a game. */
  makes: v.fallback(v.picklist(GUIDANCE), 'useful'),
  /** Whether tiles that lie face down, but were turned up once, show their numbers (21.3). */
  memory: v.fallback(v.boolean(), false),
  textSize: v.fallback(v.picklist(TEXT_SIZES), 'normal'),
  hand: v.fallback(v.picklist(HANDS), 'right'),
  /** True if letters, digits and signs are keys without a modifier (WCAG 2.1.4). */
  letters: v.fallback(v.boolean(), true),
  /** Whether a phone is felt when a tile is laid, or may not be. */
  vibration: v.fallback(v.boolean(), true),
  muted: v.fallback(v.boolean(), false),
  effects: v.fallback(v.picklist(VOLUMES), 0.7),
  music: v.fallback(v.picklist(VOLUMES), 0.7),
  interface: v.fallback(v.picklist(VOLUMES), 0.35),
  /** Crickets and the sea: only for those who ask for them. */
  evening: v.fallback(v.picklist(VOLUMES), 0),
  /** Found out on this visit, and never kept: this device draws slowly, so `auto` means low. */
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
  /** Puts other values in place of the player's for this visit; what the player changes is the player's again. */
  lend(part: Partial<Settings>): void;
  /** Calls back after every change; returns the end of it. */
  subscribe(listener: (now: Settings) => void): () => void;
}

export function openSettings(store: KeyValue): SettingsStore {
  /** What is kept; `now` differs where something is lent. */
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
      // Another tab may have changed something else meanwhile.
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

/** The quality to draw in. */
export function qualityOf({ quality, slow }: Settings): 'full' | 'low' {
  return quality === 'low' || (quality === 'auto' && slow) ? 'low' : 'full';
}

/** How many times as large as usual letters are. */
export const lettersOf = ({ textSize }: Settings): number => ({ normal: 1, large: 1.2, largest: 1.4 })[textSize];

/** Whether things should move little: the player's word, else the device's. */
export function isReduced(settings: Settings, device: boolean): boolean {
  return settings.motion === 'system' ? device : settings.motion === 'on';
}
