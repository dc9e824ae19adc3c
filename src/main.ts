/** The hosted build starts here; the embeddable one in app/embedded.ts, those for portals in app/portals/. */
import { hosted } from './app/hosted.ts';
import { inFrame } from './app/in-frame.ts';
import { start } from './app/start.ts';

void start(hosted, inFrame);
