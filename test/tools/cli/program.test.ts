/** The command line as a process of its own: its streams, its files, and what goes wrong with them. */
import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from './world.ts';

/** As `tsx` runs it, in one process. */
const MAIN = ['--import', 'tsx', 'tools/cli/main.ts'];
const folder = mkdtempSync(join(tmpdir(), 'dominoes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the program did; `stdout` goes to a file where one is named. */
function ran(args: string, to?: string) {
  const out = to === undefined ? ('pipe' as const) : openSync(to, 'w');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...MAIN, ...args.split(' ')], {
    encoding: 'utf8',
    stdio: ['ignore', out, 'pipe'],
  });
  if (typeof out === 'number') closeSync(out);
  return { status, out: stdout, err: stderr };
}

const DEALS = 'simulate --deals 40 --seed 7';

describe('the program', () => {
  it('has results on one stream, and the rest on the other', async () => {
    const told = await call('simulate --deals 2 --seed 7');
    expect(ran('simulate --deals 2 --seed 7')).toEqual({ status: 0, out: told.out, err: told.err });
  });

  it('writes a file in place of another, and leaves nothing beside it', async () => {
    const file = join(folder, 'records');
    writeFileSync(file, 'old');
    expect(ran(`${DEALS} --out ${file}`)).toMatchObject({ status: 0, out: '' });
    expect(readFileSync(file, 'utf8')).toBe((await call(DEALS)).out);
    expect(readdirSync(folder)).toEqual(['records']);
  });

  it('leaves the old file, and no part of the new one, where there is too little room', () => {
    const file = join(folder, 'short');
    writeFileSync(file, 'old');
    // Files of a few blocks of 512 bytes, as on a disk that is full.
    const shell = `ulimit -f 16; exec ${process.execPath} ${MAIN.join(' ')} ${DEALS} --out ${file}`;
    const { status, stderr } = spawnSync('sh', ['-c', shell], { encoding: 'utf8' });
    // On a slow machine it first tells how far it is.
    expect({ status, last: stderr.trim().split('\n').at(-1) }).toEqual({
      status: 3,
      last: `cannot write ${file}: the file would become too large`,
    });
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder).filter((name) => name.startsWith('short'))).toEqual(['short']);
  });

  it.skipIf(process.platform !== 'linux')('says in one line that the standard output, or a device, is full', () => {
    const full = 'there is no room left\n';
    expect(ran(DEALS, '/dev/full')).toMatchObject({ status: 3, err: `cannot write the standard output: ${full}` });
    expect(ran(`${DEALS} --out /dev/full`)).toMatchObject({ status: 3, err: `cannot write /dev/full: ${full}` });
  });

  it('refuses a file that is too long to be read, in its own words', () => {
    const file = join(folder, 'huge');
    writeFileSync(file, '');
    // Nothing but a length: it takes no room on the disk.
    truncateSync(file, 2 ** 29);
    for (const command of ['audit', 'replay']) {
      const { status, err } = ran(`${command} ${file}`);
      expect(status).toBe(2);
      expect(err).toContain(`cannot read ${file}: it is larger than 512 MB; split it before a header`);
    }
  });

  it('ends at once, and quietly, when whoever reads has seen enough', async () => {
    const program = spawn(process.execPath, [...MAIN, 'simulate', '--matches', '99999', '--seed', '7']);
    let err = '';
    program.stderr.on('data', (text: Buffer) => {
      err += text;
    });
    program.stdout.once('data', () => program.stdout.destroy());
    const code = await new Promise((resolve) => program.once('close', resolve));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});
