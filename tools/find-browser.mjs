// Finds a Chromium for playwright-core on any machine: the environment's, Playwright's own, an installed one, else the
// one in an npm package (Linux x64). Run as a program, it prints the one that it found.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));

const installed = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/**
 * Returns the npm package's Chromium, unpacked with its libraries into a folder of its own; `null` if there is none.
 */
async function carried() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(root, 'node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const before = { ...process.env };
  // The package unpacks into TMPDIR, and its bundled libraries only if it seems to run in a bare cloud image.
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  try {
    const { default: package_ } = await import('@sparticuz/chromium');
    const executablePath = await package_.executablePath();
    // The package's own settings look for its font in folders of a cloud image.
    writeFileSync(
      join(folder, 'fonts/fonts.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
    );
    const libraries = [before.LD_LIBRARY_PATH, join(folder, 'al2023/lib')].filter(Boolean).join(':');
    return {
      from: 'npm @sparticuz/chromium',
      executablePath,
      env: { ...before, FONTCONFIG_PATH: join(folder, 'fonts'), LD_LIBRARY_PATH: libraries },
    };
  } catch {
    return null;
  } finally {
    for (const key of Object.keys(process.env)) if (!(key in before)) delete process.env[key];
    Object.assign(process.env, before);
  }
}

async function* candidates() {
  const named = process.env.CHROME_PATH ?? process.env.CHROMIUM_PATH;
  if (named) {
    yield { from: 'environment', executablePath: named };
    return;
  }
  if (!process.env.NO_SYSTEM_CHROME) {
    const own = chromium.executablePath();
    for (const executablePath of [own, ...(installed[process.platform] ?? [])]) {
      if (executablePath && existsSync(executablePath)) yield { from: 'system', executablePath };
    }
  }
  const last = await carried();
  if (last) yield last;
}

/**
 * Calls `start` with Playwright's options for one Chromium after the other, until one starts. Throws a list of failed
 * attempts.
 */
async function startFirst(options, start) {
  const tried = [];
  for await (const { from, executablePath, env } of candidates()) {
    const unboxed = process.platform === 'linux' && (process.getuid?.() === 0 || process.env.CI || env);
    const args = [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(unboxed ? ['--no-sandbox'] : []),
      ...(options.args ?? []),
    ];
    try {
      const started = await start({ timeout: 30_000, ...options, executablePath, args, ...(env ? { env } : {}) });
      return Object.assign(started, { from, executablePath });
    } catch (error) {
      tried.push(`${from} ${executablePath}: ${String(error.message).split('\n')[0]}`);
    }
  }
  throw new Error(
    `No usable Chromium. Tried:\n  ${tried.join('\n  ') || '(nothing found)'}\n` +
      'Install one ("apt-get install chromium", "npx playwright-core install chromium") or set CHROME_PATH.',
  );
}

/**
 * Launches the first Chromium that starts. `options` are Playwright's. If none starts, throws a list of failed
 * attempts, with advice on installing one.
 */
export const launch = (options = {}) => startFirst(options, (all) => chromium.launch(all));

/** Launches it as a server that several programs can connect to (`chromium.connect(server.wsEndpoint())`). */
export const launchServer = (options = {}) => startFirst(options, (all) => chromium.launchServer(all));

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const browser = await launch();
  console.log(`  ${browser.from}: ${browser.executablePath} (${browser.version()})`);
  await browser.close();
}
