import type { Io } from '../../src/cli/io.ts';
import { run } from '../../src/cli/run.ts';

/** What a command did, in a world of its own: files are kept in memory, and time passes by `tick` at each look. */
export async function call(
  args: string,
  given: { files?: Record<string, string>; terminal?: boolean; tick?: number } = {},
) {
  const files = new Map(Object.entries(given.files ?? {}));
  let out = '';
  let err = '';
  let now = 0;
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    terminal: given.terminal ?? false,
    read(file) {
      const text = files.get(file);
      if (text === undefined) throw new Error('no such file');
      return text;
    },
    write(file) {
      if (file.includes('/')) throw new Error('no such folder');
      files.set(file, '');
      return (text) => files.set(file, `${files.get(file)}${text}`);
    },
    now: () => {
      now += given.tick ?? 1;
      return now;
    },
    surprise: () => 'surprise',
    cores: 1,
  };
  const code = await run(args.split(' ').filter(Boolean), io);
  return { code, out, err, files };
}
