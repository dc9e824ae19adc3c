/** Waits for a frame and the task after it, so that slow devices respond to presses before more work. */
export const nextFrame = () => new Promise<void>((done) => void requestAnimationFrame(() => setTimeout(done)));
