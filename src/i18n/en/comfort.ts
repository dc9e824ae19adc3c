/** English of the settings that make it comfortable, and of everything that is kept. No deal needs it. */
import { plural } from './words.ts';

export const comfortTexts = {
  comfort: {
    language: 'Language',
    textSize: 'Text size',
    textSizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
    hand: 'Buttons for',
    hands: { right: 'Right hand', left: 'Left hand' },
    handNote: 'The side of the table that your thumb is on.',
    vibration: 'Vibration',
    vibrationNote: 'When you lay a tile, and when it may not be laid.',
    onOrOff: { on: 'On', off: 'Off' },
  },

  everything: {
    title: 'Everything kept on this device',
    note: 'Settings, matches under way, the record book and what goes with them. None of it is anywhere else.',
    save: 'Save as a file',
    open: 'Take in a file',
    clear: 'Delete everything',
    broken: 'This is no file of this game, or it is damaged. Nothing was changed.',
    foreign: 'This file is from a newer version of the game. Nothing was changed.',
    full: 'It cannot be kept on this device: there is no room for it, or the browser keeps nothing. Nothing was changed.',
    takeInTitle: 'Put this file in place of everything?',
    takeInLine: (matches: number, played: number) =>
      `It holds ${plural(matches, 'match', 'matches')} under way and ${plural(played, 'match', 'matches')} in the book. What is kept here now goes.`,
    takeIn: 'Put it in place',
    clearTitle: 'Delete everything?',
    clearLine: 'Settings, matches under way and the record book go from this device. This cannot be undone.',
    clearYes: 'Delete everything',
    keep: 'Keep all as it is',
    done: 'Done. Load the page again to see it.',
  },
};
