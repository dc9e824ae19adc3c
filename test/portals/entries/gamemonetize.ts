/** GameMonetize’s adapter around the hosted game: its own build is one classic script, which the build's tests look at. */
import { hosted } from '../../../src/app/hosted.ts';
import { atPortal } from '../../../src/app/portals/at-portal.ts';
import { start } from '../../../src/app/start.ts';
import { openGameMonetize } from '../../../src/shell/portal/adapters/gamemonetize-adapter.ts';

void start(hosted, atPortal(openGameMonetize(window, 'abcdefghij')));
