/** Bots at a line, a cross, a house or a stack. */
import type { BotKind } from '../kind.ts';
import TABLES from '../match-table/fitted-tables.json';
import { star } from './star.ts';

export const line: BotKind = { ...star, tables: TABLES };
