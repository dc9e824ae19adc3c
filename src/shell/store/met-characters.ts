/** The characters that the player has met, so that the next table has others. */
import * as v from 'valibot';
import type { Sitter } from '../../match/ports.ts';
import { CHARACTERS, type Character, characterOf } from '../../seats/characters.ts';
import { shuffled } from '../setup/shuffled.ts';
import { keptJson } from './kept-json.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/met';

const schema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100));

export const keptMetCharacters = [KEY, schema] as const;

export interface Met {
  /** All characters, the next to sit down first: those never met in random order, then those met longest ago. */
  readonly company: readonly Character[];
  /** Records the characters at a table. */
  meet(sitters: readonly Sitter[]): void;
}

/** @param seed 32 bits that determine the order of characters never met. */
export function openMetCharacters(store: KeyValue, seed: number): Met {
  const strangers = shuffled(CHARACTERS, seed);
  let met: readonly string[] = keptJson(store, KEY, schema, []);
  let company: readonly Character[] = sorted(strangers, met);
  return {
    get company() {
      return company;
    },
    meet(sitters) {
      const now = sitters.flatMap((sitter) => characterOf(sitter)?.id ?? []);
      if (now.length === 0) return;
      // Another tab may have recorded others.
      met = keptJson(store, KEY, schema, []);
      met = [...met.filter((id) => !now.some((other) => other === id)), ...now];
      store.set(KEY, JSON.stringify(met));
      company = sorted(strangers, met);
    },
  };
}

function sorted(company: readonly Character[], met: readonly string[]): readonly Character[] {
  return [...company].sort((a, b) => met.indexOf(a.id) - met.indexOf(b.id));
}
