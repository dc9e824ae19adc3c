/** Milliseconds at normal speed that a lantern takes to be put on a train, or off (29.5). */
export const LANTERN = 420;
