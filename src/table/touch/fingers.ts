/** The chunk that is loaded when a mouse first moves over the table, or a finger first touches it. */
export { columnAt, meantPlace } from './generous.ts';
export { listenForHover } from './hover.ts';
export { listenForWheel } from './wheel.ts';
