/** WebKit (GTK), by WebDriver over HTTP. */
import { type Browser, COMMANDS, type Driver, type Send } from './driver.ts';
import { OVERHEARD } from './ears.ts';
import { eventually, freePort, start } from './process.ts';

export const WEBKIT: Browser = {
  program: process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver',
  // A frame in full quality takes it a quarter of a minute.
  quality: 'low',
  // It compares with the origin, which a sandbox has not, where others compare with the page's address.
  unable: ({ sandbox, policy }) =>
    sandbox && policy ? "WebKit takes 'self' in a sandbox for nobody, and loads neither script nor style" : undefined,
  open,
};

/** How long a browser may take to start, in ms, and how often it is started anew: the driver waits for ever for one that it missed. */
const START = 60_000;
const STARTS = 3;

/** Starts WebKit's own small browser. It keeps nothing. */
async function open(env: Readonly<Record<string, string>>): Promise<Driver> {
  for (let starts = 1; ; starts++) {
    try {
      return await openOnce(env);
    } catch (error) {
      const isMissed = error instanceof DOMException && error.name === 'TimeoutError';
      if (!isMissed || starts === STARTS) throw error;
      console.log(`  WebKit did not start within ${START / 1000} s, and is started anew.`);
    }
  }
}

async function openOnce(env: Readonly<Record<string, string>>): Promise<Driver> {
  const port = await freePort();
  const driver = start(WEBKIT.program, [`--port=${port}`], env);
  const call = async (method: string, path: string, body?: object, signal?: AbortSignal): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(signal ? { signal } : {}),
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  try {
    await eventually(() => call('GET', '/status'));
    const session = (await call('POST', '/session', { capabilities: {} }, AbortSignal.timeout(START))) as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    const path = `/session/${session.sessionId}`;
    const send: Send = (command, body = {}) => {
      const [, method, end] = COMMANDS[command];
      return call(method, `${path}/${end}`, method === 'POST' ? body : undefined);
    };
    return {
      name: 'WebKit',
      version: session.capabilities.browserVersion,
      send,
      // Its console cannot be read from outside.
      complaints: async () => (await send('run', { script: OVERHEARD, args: [] })) as string[],
      async close() {
        await call('DELETE', path).catch(() => undefined);
        await driver.end();
      },
    };
  } catch (error) {
    await driver.end();
    throw error;
  }
}
