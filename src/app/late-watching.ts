/**
 * Loads the watching of matches on the first request. If a match can't be watched, a message says so and the screen
 * stays.
 */
import type { App } from '../shell/app.ts';
import type { Watched } from '../shell/watching/watched.ts';
import type { Watching } from '../shell/watching/watching.machine.ts';
import type { WatchingHost } from './watching/watching-host.ts';

export function createWatching(host: WatchingHost): App['watching'] {
  const { app, services } = host;
  const begin = (watching: Watching) => {
    const event = { type: 'WATCH', watching } as const;
    if (!app.getSnapshot().can(event)) return false;
    app.send(event);
    return true;
  };
  const say = (words: string) => void services.toasts.say(words);
  const missing = () => say(services.texts.late.lines.missing);
  const late = () => import('./watching/open-watching.ts');
  const open = async (watched: Watched) => {
    const opened = await (await late()).openWatched(watched, host);
    if (opened.ok) begin(opened.value);
    else say(opened.reason);
  };
  const openFile = async (file: Blob) => {
    const opened = await (await late()).openFile(file, host);
    if (!opened.ok) return say(opened.reason);
    const word = begin(opened.value.watching) ? opened.value.note : opened.value.busy;
    if (word) say(word);
  };
  return {
    open: (watched) => void open(watched).catch(missing),
    openFile: (file) => void openFile(file).catch(missing),
  };
}
