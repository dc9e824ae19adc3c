/** Remembers that the player has chosen how strong bots are: from then on only the player changes it. */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/own-levels';

const schema = v.boolean();

export const keptOwnLevels = [KEY, schema] as const;

export const areLevelsChosen = (store: KeyValue): boolean => keptJson(store, KEY, schema, false);

export const chooseLevels = (store: KeyValue): void => void store.set(KEY, 'true');
