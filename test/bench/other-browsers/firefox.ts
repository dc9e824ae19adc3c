/** Firefox, by Marionette: its own protocol under WebDriver, over a plain socket. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, COMMANDS, type Driver } from './driver.ts';
import { eventually, freePort, start } from './process.ts';

export const FIREFOX: Browser = { program: process.env.FIREFOX_PATH ?? 'firefox-esr', quality: 'full', open };

/** Starts Firefox with a profile of its own. It draws in software where there is no graphics card. */
async function open(env: Readonly<Record<string, string>>): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const settings = {
    'marionette.port': port,
    'webgl.force-enabled': true,
    'devtools.console.stdout.content': true,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'browser.aboutwelcome.enabled': false,
    'app.normandy.enabled': false,
    'messaging-system.rsexperimentloader.enabled': false,
    'nimbus.rollouts.enabled': false,
    'app.update.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const firefox = start(
    FIREFOX.program,
    ['--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
    env,
  );
  const close = async () => {
    await firefox.end();
    await rm(profile, { recursive: true, maxRetries: 5 });
  };
  try {
    const socket = await eventually(() => connected(port));
    const call = marionette(socket);
    const session = (await call('WebDriver:NewSession')) as { capabilities: { browserVersion: string } };
    let printed = 0;
    return {
      name: 'Firefox',
      version: session.capabilities.browserVersion,
      send: (command, body) => call(COMMANDS[command][0], body).then(valueIn),
      async complaints() {
        await call('Marionette:SetContext', { value: 'chrome' });
        const noted = valueIn(await call('WebDriver:ExecuteScript', { script: NOTED, args: [] })) as string[];
        await call('Marionette:SetContext', { value: 'content' });
        const said = firefox.lines.slice(printed).filter((line) => /^console\.(error|warn):/.test(line));
        printed = firefox.lines.length;
        return [...noted, ...said].filter((each) => !NOTES.some((note) => note.test(each)));
      },
      async close() {
        socket.destroy();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Errors and warnings of pages, not of the browser itself: uncaught errors, refusals, notes on styles and graphics. */
const NOTED = `
  const noted = Services.console.getMessageArray();
  Services.console.reset();
  return noted
    .filter((each) => each instanceof Ci.nsIScriptError && !each.isFromChromeContext)
    .filter((each) => !/^(chrome|resource|moz-extension):/.test(each.sourceName))
    .map((each) => each.category + ': ' + each.errorMessage + ' ' + each.sourceName + ':' + each.lineNumber);
`;

/** What Firefox notes of its own accord, word for word; nothing else is let through. */
const NOTES: readonly RegExp[] = [
  // It looks for its makers, who are not there.
  /^console\.error: RSLoader: $/,
  // A script gave graphics back that it needed no more; of those that the device took, no script is named.
  /^content javascript: WebGL context was lost\. \S+\.js:\d+$/,
  // Pixi's empty texture, one pixel.
  /^content javascript: WebGL warning: drawElementsInstanced: Tex image TEXTURE_2D level 0 is incurring lazy initialization\. :0$/,
];

const valueIn = (answer: unknown): unknown =>
  answer !== null && typeof answer === 'object' && 'value' in answer ? answer.value : answer;

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Messages are JSON behind their length: `[0, id, command, body]` there, `[1, id, error, answer]` back. */
function marionette(socket: Socket) {
  const waiting = new Map<number, (error: unknown, answer: unknown) => void>();
  let heard: Buffer = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (bytes: Buffer) => {
    heard = Buffer.concat([heard, bytes]);
    for (;;) {
      const colon = heard.indexOf(':');
      const end = colon + 1 + Number(heard.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || heard.length < end) return;
      const message: unknown = JSON.parse(heard.subarray(colon + 1, end).toString());
      heard = heard.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, answer] = message as [number, number, unknown, unknown];
      waiting.get(id)?.(error, answer);
      waiting.delete(id);
    }
  });
  return (command: string, body: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, (error, answer) => {
        if (error) reject(new Error(`${command}: ${JSON.stringify(error)}`));
        else resolve(answer);
      });
      const text = JSON.stringify([0, id, command, body]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
