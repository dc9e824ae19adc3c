/** Waits for a frame and the task after it, so that slow devices respond to presses before more work. */
export const nextFrame = () => new Promise<void>((done) => void requestAnimationFrame(() => setTimeout(done)));

/** Waits for another task, so that input is answered in between. A timer would come after the next frame. */
export const nextTask = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
