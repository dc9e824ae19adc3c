/** Before every test: `reportError` is there, which Node and happy-dom lack. What it is told fails the run. */
globalThis.reportError ??= (error: unknown) => {
  setTimeout(() => {
    throw error;
  });
};
