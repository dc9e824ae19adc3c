/** What is said of the game that is kept on the device. */
export const offlineTexts = {
  newer: 'A new version of the game is there.',
  take: 'Use it',
};
