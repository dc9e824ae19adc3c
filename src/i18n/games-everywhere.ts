/** The names of the games in every language that has messages. */
const FILES = import.meta.glob<Readonly<Record<string, string>>>('./messages/*/games.json', {
  import: 'default',
  eager: true,
});

/** The other names of the games, by language. */
const OTHERS = import.meta.glob<Readonly<Record<string, readonly string[]>>>('./messages/*/set-up.json', {
  import: 'names',
  eager: true,
});

/** Returns the names of a game in all languages, each once. */
export const namesEverywhere = (game: string): readonly string[] => [
  ...new Set([...Object.values(FILES), ...Object.values(OTHERS)].flatMap((names) => names[game] ?? [])),
];
