/** The names of the games in every language that has messages. */
const FILES = import.meta.glob<Readonly<Record<string, string>>>('./messages/*/games.json', {
  import: 'default',
  eager: true,
});

/** Returns the names of a game in all languages, each once. */
export const namesEverywhere = (game: string): readonly string[] => [
  ...new Set(Object.values(FILES).flatMap((names) => names[game] ?? [])),
];
