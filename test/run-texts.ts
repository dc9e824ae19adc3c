/** Before every test: the words of lines are there, as they are at every table that needs them. */
import { textsFor } from '../src/i18n/english.ts';

await textsFor(['en']).fetchRun();
