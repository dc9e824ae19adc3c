/**
 * The one reader of keys. Nothing else in the game listens to `keydown`: a browser that fills in a field sends one without
 * a key, an input method sends its own, and a key that is held sends many.
 */

/** Hears a key: `KeyboardEvent.key`, but letters and digits as `keyOf` reads them. */
export type HearKey = (key: string, event: KeyboardEvent) => void;

export interface KeyOptions {
  readonly signal?: AbortSignal;
  readonly capture?: boolean;
  /** False: letters, digits and signs are not heard without a modifier (WCAG 2.1.4). Asked at every key. */
  readonly areLettersOn?: () => boolean;
}

/** Keys that may go on while they are held. */
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

/** What is typed there is text, or is read there. */
const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role=log]';

/** What browsers report of a key that an input method has taken. */
const COMPOSING = 229;

/** Hears keys on `on`: once a press, unless the key walks or scrolls; and no character that belongs to a field or to the log. */
export function hearKeys(on: EventTarget, hear: HearKey, { areLettersOn, ...options }: KeyOptions = {}): void {
  on.addEventListener('keydown', onKeys(hear, areLettersOn), options);
}

/** Hears keys as `hearKeys` does, and again for as long as one is held: for those who must tell the two apart. */
export function hearHeldKeys(on: EventTarget, hear: HearKey, options: Omit<KeyOptions, 'areLettersOn'> = {}): void {
  on.addEventListener('keydown', (event) => read(event, hear), options);
}

/** A listener for the `@keydown` of a template. */
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

/** A key pressed in an open dialog is not for what lies behind it. */
function isBehindDialog({ target, currentTarget }: Event): boolean {
  const dialog = target instanceof Element ? target.closest('dialog') : null;
  return dialog !== null && !(currentTarget instanceof Node && dialog.contains(currentTarget));
}

const isKey = (event: Event): event is KeyboardEvent => 'key' in event && typeof event.key === 'string';

const isCharacter = (key: string) => key !== ' ' && [...key].length === 1;

/** The element that was typed at, also within a widget that an extension of the browser has put there. */
function isTyped(event: KeyboardEvent): boolean {
  const [at] = event.composedPath();
  return at instanceof Element && at.closest(TYPED_INTO) !== null;
}

/**
 * The key as the game names it. Letters are in lower case. Where a layout writes another script, a letter is the one of
 * the same key on a Latin keyboard; where it has signs in the row of digits, they are the digits. Signs elsewhere are
 * themselves: in the French layout the comma has the key of the M.
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
