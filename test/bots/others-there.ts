/** Here bots are asked without waiting: what other games than Cyprus need is there before. */
import { fetchOthers } from '../../src/bots/fetch-others.ts';

await fetchOthers('all');
