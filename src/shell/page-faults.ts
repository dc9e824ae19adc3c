/**
 * Faults that nothing in the page has caught: which of them are the game's own, and which have one cause. Extensions, ads and
 * portals run scripts in the page, too. Their faults stay in the console.
 */

/** Says of a script's address whether the script is the game's own. */
export type IsOwn = (address: string) => boolean;

/** The address in a line of a stack: `at name (address:1:2)` or `name@address:1:2`. Evaluated code has none. */
const ADDRESS = /^(?:\s*at (?:.*\()?|[^@]*@)(\S+?):\d+:\d+\)?$/;

/** All that a browser tells of a fault in a script of another origin. */
const MUTED = /^script error\.?$/i;

const stackOf = (error: unknown): readonly string[] => {
  const stack: unknown = Object(error).stack;
  return typeof stack === 'string' ? stack.split('\n') : [];
};

/** The line of the stack in which the fault arose. */
const topOf = (error: unknown): string => stackOf(error).find((line) => ADDRESS.test(line)) ?? '';

/** What two faults with one cause have in common. */
export const causeOf = (error: unknown): string =>
  [error instanceof Error ? error.message : String(error), topOf(error).trim()].join('\n');

/**
 * The game's own scripts: all whose address begins with `beginning`. Where they are of another origin than the page (on a
 * disk, in a frame without an origin), a fault has no address. Then it is the game's unless the page holds other scripts.
 */
export function ownScripts(page: Window, beginning: string): IsOwn {
  const folder = new URL('.', beginning).href;
  const isAlone = () => [...page.document.scripts].every(({ src }) => src === '' || src.startsWith(folder));
  return (address) => (address === '' ? page.origin === 'null' && isAlone() : address.startsWith(beginning));
}

/** Calls `fault` with every fault of the game's own scripts that nothing has caught, until `signal` aborts. */
export function hearFaults(page: Window, isOwn: IsOwn, fault: (error: unknown) => void, signal: AbortSignal): void {
  const arisesHere = (error: unknown, address: string | null) => {
    const where = ADDRESS.exec(topOf(error))?.[1] ?? address;
    return where !== null && isOwn(where);
  };
  const onError = ({ error, message, filename }: ErrorEvent) => {
    const told = filename || (MUTED.test(message) ? '' : null);
    if (arisesHere(error, told)) fault(error ?? message);
  };
  page.addEventListener('error', onError, { signal });
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (arisesHere(reason, null)) fault(reason);
  };
  page.addEventListener('unhandledrejection', onRejection, { signal });
}
