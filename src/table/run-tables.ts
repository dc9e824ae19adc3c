/** What a scene needs for tables that are no stars: fetched with the first of them. */
import { TableNumberPlate } from '../ui/table-number.ts';
import { takeInNumberPlate } from './hud/hud-options.ts';
import './run-layouts.ts';

takeInNumberPlate(TableNumberPlate);
