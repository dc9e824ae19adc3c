/** The player's choice to tell times on cards for sharing; off at first. */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/share-times';
const schema = v.boolean();

export const keptShareTimes = [KEY, schema] as const;

export const tellsTimes = (store: KeyValue): boolean => keptJson(store, KEY, schema, false);

export const chooseTimes = (store: KeyValue, tells: boolean): void => void store.set(KEY, JSON.stringify(tells));
