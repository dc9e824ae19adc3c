/** Waits for a frame and the task after it, so that a slow device can react to presses before more work. */
export const nextFrame = () => new Promise<void>((done) => void requestAnimationFrame(() => setTimeout(done)));
