/** Waits for a task of its own: between two of them the page hears what is pressed, and paints. */
export const nextTask = () => new Promise<void>((done) => setTimeout(done));
