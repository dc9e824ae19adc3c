/** The hosted build starts here; the embeddable one in main/embedded.ts. */
import { hosted } from './main/hosted.ts';
import { start } from './main/start.ts';

start(hosted);
