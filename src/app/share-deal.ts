/** Hands out the address of a numbered deal: to the clipboard where that may be written, else to be read. */
import { withSetUp } from '../i18n/index.ts';
import type { Services } from './services.ts';

export async function shareDeal(
  { location, defaultView }: Document,
  { texts, toasts }: Pick<Services, 'texts' | 'toasts'>,
  game: string,
  deal: number,
): Promise<void> {
  const address = `${location.origin}${location.pathname}?${new URLSearchParams({ game, deal: `${deal}` })}`;
  const { alone: words } = await withSetUp(texts);
  try {
    await defaultView?.navigator.clipboard.writeText(address);
    toasts.say(words.copied(address));
  } catch {
    toasts.say(words.address(address));
  }
}
