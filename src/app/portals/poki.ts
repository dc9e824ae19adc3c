/** The entry of the build for Poki, in place of `src/main.ts`. */
import { openPoki } from '../../shell/portal/adapters/poki-adapter.ts';
import { hosted } from '../hosted.ts';
import { start } from '../start.ts';
import { atPortal } from './at-portal.ts';

start(hosted, atPortal(openPoki(window))).catch(reportError);
