/**
 * Returns the answer to a question. `ask` is given the function that takes it. If `signal` aborts first, the question is
 * withdrawn and the promise rejects; if it has aborted before, nothing is asked.
 */
export const answered = <Answer>(
  signal: AbortSignal,
  ask: (take: (answer: Answer) => void) => void,
  withdraw: () => void,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const abort = () => {
      withdraw();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    ask((answer) => {
      signal.removeEventListener('abort', abort);
      resolve(answer);
    });
  });
