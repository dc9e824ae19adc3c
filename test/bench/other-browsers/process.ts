/** Programs that are started and ended with the browsers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, resolve } from 'node:path';

export interface Program {
  /** What it has written, line by line, on both its outputs. */
  readonly lines: readonly string[];
  end(): Promise<void>;
}

/** Starts a program. `end` ends it, and whatever it started, and waits until it is gone. */
export function start(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Program {
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid);
    } catch {
      // It was gone before.
    }
  };
  // Whoever is stopped in the middle leaves nothing running.
  process.once('exit', kill);
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    let rest = '';
    output?.setEncoding('utf8').on('data', (text: string) => {
      const [last = '', ...whole] = (rest + text).split('\n').reverse();
      rest = last;
      lines.push(...whole.reverse());
    });
  }
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      lines.push(String(error));
      resolve();
    });
  });
  return {
    lines,
    async end() {
      process.off('exit', kill);
      kill();
      await gone;
    },
  };
}

/** Whether there is such a program, by its path or on the `PATH`. */
export function isInstalled(program: string): boolean {
  const folders = program.includes('/') ? ['.'] : (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => {
    try {
      accessSync(resolve(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (bound === null || typeof bound === 'string') throw new Error('There is no free port.');
  return bound.port;
}

/** Tries until it goes well; for two minutes, as a browser may take long to start beside other work. */
export async function eventually<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + 120_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** A screen to draw on: the one there is, or one that nobody sees (Xvfb). */
export async function openScreen(): Promise<{ readonly env: Readonly<Record<string, string>>; end(): Promise<void> }> {
  if (process.env.DISPLAY) return { env: {}, end: async () => {} };
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const number = await eventually(async () => {
    const line = screen.lines.find((each) => /^\d+$/.test(each));
    if (line === undefined) throw new Error(`There is no screen and no Xvfb: ${screen.lines.join(' ')}`);
    return line;
  });
  return { env: { DISPLAY: `:${number}` }, end: screen.end };
}
