/** All that is fetched when a mouse moves over the table, or a finger touches it, for the first time. */
export { columnAt, meantPlace } from './generous.ts';
export { listenForHover } from './hover.ts';
export { listenForWheel } from './wheel.ts';
