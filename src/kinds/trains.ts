/** Trains. */
import { trains as trainsWords } from '../access/kinds/trains.ts';
import type { Texts } from '../i18n/index.ts';
import { TrainsHub } from '../table/hud/trains-hub.ts';
import type { TableKind } from '../table/kind.ts';
import { trains } from '../table/kinds/trains.ts';

/** The hub is drawn with parts that only a bundler can load. */
export const table = async (): Promise<TableKind> => ({ ...trains, ornament: (options) => new TrainsHub(options) });
export const words = async (texts: Texts) => trainsWords(await texts.fetchRun());
