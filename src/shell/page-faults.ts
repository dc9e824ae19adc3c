/**
 * Uncaught errors in the page: tells the game's own from others, and those with one cause from the rest. Extensions,
 * ads and portals also run scripts in the page. Their errors only go to the console.
 */

/** Returns true if the script with this address is the game's own. */
export type IsOwn = (address: string) => boolean;

/** The address in a line of a stack: `at name (address:1:2)` or `name@address:1:2`. Evaluated code has none. */
const ADDRESS = /^(?:\s*at (?:.*\()?|[^@]*@)(\S+?):\d+:\d+\)?$/;

/** The only message that browsers give for an error in a script of another origin. */
const MUTED = /^script error\.?$/i;

const stackOf = (error: unknown): readonly string[] => {
  const stack: unknown = Object(error).stack;
  return typeof stack === 'string' ? stack.split('\n') : [];
};

/** Returns the line of the stack in which the error arose. */
const topOf = (error: unknown): string => stackOf(error).find((line) => ADDRESS.test(line)) ?? '';

/** Returns the same text for errors with the same cause. */
export const causeOf = (error: unknown): string =>
  [error instanceof Error ? error.message : String(error), topOf(error).trim()].join('\n');

/**
 * Returns a check for the game's own scripts, whose addresses begin with `beginning`. On a disk or in a frame without
 * an origin, scripts are of another origin, and errors have no address. Such an error is the game's unless the page has
 * other scripts.
 */
export function ownScripts(page: Window, beginning: string): IsOwn {
  const folder = new URL('.', beginning).href;
  const isAlone = () => [...page.document.scripts].every(({ src }) => src === '' || src.startsWith(folder));
  return (address) => (address === '' ? page.origin === 'null' && isAlone() : address.startsWith(beginning));
}

/** Calls `fault` with every uncaught error of the game's own scripts, until `signal` aborts. */
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
