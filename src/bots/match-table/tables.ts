/** Written by `npm run -s dominoes -- match-table`: see there. */
export const TABLES: Readonly<Record<string, string>> = {};
