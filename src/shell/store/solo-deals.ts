/** The deals that games for one choose at this device's table (22.4). */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/solo-deals';

/** `winnable`: only deals that can be won. */
export const SOLO_DEALS = ['winnable', 'any'] as const;
type SoloDeals = (typeof SOLO_DEALS)[number];

const schema = v.picklist(SOLO_DEALS);

export const keptSoloDeals = [KEY, schema] as const;

export const soloDealsOf = (store: KeyValue): SoloDeals => keptJson<SoloDeals>(store, KEY, schema, 'winnable');

export const chooseSoloDeals = (store: KeyValue, deals: SoloDeals): void => void store.set(KEY, JSON.stringify(deals));
