/** The entry of the build for CrazyGames, in place of `src/main.ts`. */

import { failToStart } from '../../shell/first-screen.ts';
import { openCrazyGames } from '../../shell/portal/adapters/crazygames-adapter.ts';
import { noPortal } from '../../shell/portal/portal.ts';
import { hosted } from '../hosted.ts';
import { start } from '../start.ts';
import { atPortal, standBy } from './at-portal.ts';

standBy(document);
// If the portal fails, the game runs without it.
openCrazyGames(window)
  .catch(() => noPortal)
  .then((portal) => start(hosted, atPortal(portal)))
  .catch((error) => failToStart(window, error));
