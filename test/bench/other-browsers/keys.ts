/** Keys by their names in pages, as WebDriver sends them: it takes one character a key, and has a code point for each name. */

/** The normalised key values of WebDriver's "Keyboard actions", in the order of their code points. */
const FROM_E003 = ['Backspace', 'Tab', 'Clear', 'Return', 'Enter', 'Shift', 'Control', 'Alt', 'Pause', 'Escape'];
const FROM_E00E = ['PageUp', 'PageDown', 'End', 'Home', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
const FROM_E016 = ['Insert', 'Delete'];
const FROM_E031 = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12', 'Meta'];

const counted = (names: readonly string[], first: number) =>
  names.map((name, at): [string, string] => [name, String.fromCharCode(first + at)]);

const NAMED: ReadonlyMap<string, string> = new Map([
  ...counted(FROM_E003, 0xe003),
  ...counted(FROM_E00E, 0xe00e),
  ...counted(FROM_E016, 0xe016),
  ...counted(FROM_E031, 0xe031),
  ['Space', ' '],
]);

/** @throws where the key is neither one character nor a name that WebDriver has a code point for. */
function valueFor(key: string): string {
  const value = [...key].length === 1 ? key : NAMED.get(key);
  if (value === undefined) throw new Error(`WebDriver has no key ${key}.`);
  return value;
}

/**
 * The actions that press a key and let it go, or several at once, as in `Shift+Tab`: the last is pressed while the
 * others are held.
 */
export function keyActions(chord: string): readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[] {
  const values = (chord.length > 1 ? chord.split(/\+(?=.)/) : [chord]).map(valueFor);
  return [
    ...values.map((value) => ({ type: 'keyDown' as const, value })),
    ...[...values].reverse().map((value) => ({ type: 'keyUp' as const, value })),
  ];
}
