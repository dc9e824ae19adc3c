/** The entry of the build for portals without a script (itch.io, Newgrounds, Kongregate), in place of `src/main.ts`. */
import { noPortal } from '../../shell/portal/portal.ts';
import { hosted } from '../hosted.ts';
import { start } from '../start.ts';
import { atPortal } from './at-portal.ts';

// The page around scrolls; records may be saved, and the check page lies beside the game.
start(hosted, atPortal({ ...noPortal, manners: { ...noPortal.manners, wheel: false } })).catch(reportError);
