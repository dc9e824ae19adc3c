/**
 * The only module that listens to `keydown`, because not every event is a press. A browser that fills in a field sends
 * one without a key. An input method sends its own, and a held key sends many.
 */

/** Called with a key: `KeyboardEvent.key`, but letters and digits as `keyOf` reads them. */
export type HearKey = (key: string, event: KeyboardEvent) => void;

export interface KeyOptions {
  readonly signal?: AbortSignal;
  readonly capture?: boolean;
  /** Returns false if letters, digits and signs need a modifier (WCAG 2.1.4). Called anew for each of them. */
  readonly areLettersOn?: () => boolean;
}

/** Keys that may repeat while they are held. */
const WALKING: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
]);

/** Elements in which people type or read text. */
const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role=log]';

/** The `keyCode` that browsers report for keys that an input method has taken. */
const COMPOSING = 229;

/**
 * Calls `hear` once for each press on `on`; keys that walk or scroll repeat. Fields and the log keep their characters.
 */
export function hearKeys(on: EventTarget, hear: HearKey, { areLettersOn, ...options }: KeyOptions = {}): void {
  on.addEventListener('keydown', onKeys(hear, areLettersOn), options);
}

/** Calls `hear` for every key, characters in fields and repeats of a held key too. The caller tells them apart. */
export function hearHeldKeys(on: EventTarget, hear: HearKey, options: Omit<KeyOptions, 'areLettersOn'> = {}): void {
  on.addEventListener('keydown', (event) => read(event, hear), options);
}

/** Returns a listener for the `@keydown` of a template. */
export const onKeys =
  (hear: HearKey, areLettersOn = () => true) =>
  (event: Event): void =>
    read(event, (key, pressed) => {
      if (pressed.repeat && !WALKING.has(key)) return;
      const hasModifier = pressed.ctrlKey || pressed.metaKey || pressed.altKey;
      if (isCharacter(key) && (isTyped(pressed) || !(hasModifier || areLettersOn()))) return;
      hear(key, pressed);
    });

function read(event: Event, hear: HearKey): void {
  if (!isKey(event) || event.isComposing || event.keyCode === COMPOSING || isBehindDialog(event)) return;
  hear(keyOf(event), event);
}

/** True if the key was pressed in a dialog that the listener lies behind. */
function isBehindDialog({ target, currentTarget }: Event): boolean {
  const dialog = target instanceof Element ? target.closest('dialog') : null;
  return dialog !== null && !(currentTarget instanceof Node && dialog.contains(currentTarget));
}

const isKey = (event: Event): event is KeyboardEvent => 'key' in event && typeof event.key === 'string';

const isCharacter = (key: string) => key !== ' ' && [...key].length === 1;

/** True if the key belongs to a field or the log, also inside a widget of a browser extension. */
function isTyped(event: KeyboardEvent): boolean {
  const [at] = event.composedPath();
  return at instanceof Element && at.closest(TYPED_INTO) !== null;
}

/**
 * Returns the key as the game names it, letters in lower case. A letter of another script becomes the Latin letter of
 * the same key. Signs in the row of digits become the digits. Other signs stay: in the French layout, the comma has the
 * key of the M.
 */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const isNamed = /^[A-Z][A-Za-z0-9]+$/.test(key);
  if (isNamed || /^[a-z0-9]$/i.test(key)) return isNamed ? key : key.toLowerCase();
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit !== undefined && !shiftKey) return digit;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  const isOtherScript = /^\p{L}/u.test(key) && !/^\p{Script=Latin}/u.test(key);
  return letter !== undefined && isOtherScript ? letter.toLowerCase() : key;
}
