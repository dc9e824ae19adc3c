/** The hosted build starts here; the embeddable one in app/embedded.ts. */
import { hosted } from './app/hosted.ts';
import { start } from './app/start.ts';

void start(hosted);
