/** What went wrong in a page and nobody caught. */

/** Tells `fault` of everything that nothing else in the page has caught, until `signal` aborts. */
export function hearFaults(page: Window, fault: (error: unknown) => void, signal: AbortSignal): void {
  const onError = ({ error, message }: ErrorEvent) => {
    // A browser's own note, not a fault: sizes are observed again in the next frame.
    if (!message.startsWith('ResizeObserver loop')) fault(error ?? message);
  };
  page.addEventListener('error', onError, { signal });
  page.addEventListener('unhandledrejection', ({ reason }) => fault(reason), { signal });
}
