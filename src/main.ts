/** The hosted build starts here; the embeddable one in app/embedded.ts, those for portals in app/portals/. */
import { atHome } from './app/at-home.ts';
import { hosted } from './app/hosted.ts';
import { start } from './app/start.ts';

start(hosted, atHome).catch(reportError);
