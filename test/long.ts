/** Tests that repeat themselves do it a few times in `npm test`, and often in `npm run unit:long`. */
export const isLong = Boolean(process.env.LONG);
export const often = (few: number, many: number): number => (isLong ? many : few);
