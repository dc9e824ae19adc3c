/** Hands a text to others: by the system's own sheet, else to the clipboard, else it is left to be copied by hand. */
import type { Shared } from './app.ts';

/** What is used of `navigator`, which not every browser has, and no frame unless its page lets it. */
export interface Sharing {
  canShare?(data: ShareData): boolean;
  share?(data: ShareData): Promise<void>;
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
}

/** @param picture goes with the text where files may. */
export async function share(by: Sharing, text: string, picture: File | null): Promise<Shared> {
  const offers: readonly ShareData[] = [...(picture ? [{ text, files: [picture] }] : []), { text }];
  const data = offers.find((each) => by.canShare?.(each));
  try {
    if (data && by.share) {
      await by.share(data);
      return 'shared';
    }
  } catch (error) {
    // Whoever closes the sheet has thought better of it.
    if (error instanceof Error && error.name === 'AbortError') return 'left';
  }
  try {
    if (!by.clipboard) return 'refused';
    await by.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
