/** Waits for a frame and the task after it: a slow device answers what is pressed before it is kept busy again. */
export const nextFrame = () => new Promise<void>((done) => void requestAnimationFrame(() => setTimeout(done)));
