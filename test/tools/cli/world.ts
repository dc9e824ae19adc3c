import { type Io, NotWritten, Unread } from '../../../tools/cli/io.ts';
import { run } from '../../../tools/cli/run.ts';

/**
 * What a command did, in a world of its own: files are kept in memory, and time passes by `tick` at each look. Files have `room` for
 * so many characters, and whoever reads the results has `seen` enough after so many.
 */
export async function call(
  args: string,
  given: { files?: Record<string, string>; terminal?: boolean; tick?: number; room?: number; seen?: number } = {},
) {
  const files = new Map(Object.entries(given.files ?? {}));
  let out = '';
  let err = '';
  let now = 0;
  const io: Io = {
    out: (text) => {
      out += text;
      if (given.seen && given.seen < out.length) throw new Unread();
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
    begin(file) {
      if (file.includes('/')) throw new Error('no such folder');
      let text = '';
      return {
        add(more) {
          text += more;
          if (text.length > (given.room ?? Number.POSITIVE_INFINITY)) throw new NotWritten(`${file} is full`);
        },
        keep: () => files.set(file, text),
        drop() {},
      };
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
