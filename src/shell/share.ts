/**
 * Shares a text through the system's own sheet, otherwise through the clipboard. If both fail it can only be displayed.
 */
import type { Shared } from './app.ts';

/** The part of `navigator` used here. It is missing in some browsers, and in frames without permission. */
export interface Sharing {
  canShare?(data: ShareData): boolean;
  share?(data: ShareData): Promise<void>;
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
}

/** @param picture shared with the text if files are possible. */
export async function share(by: Sharing, text: string, picture: File | null): Promise<Shared> {
  const offers: readonly ShareData[] = [...(picture ? [{ text, files: [picture] }] : []), { text }];
  const data = offers.find((each) => by.canShare?.(each));
  try {
    if (data && by.share) {
      await by.share(data);
      return 'shared';
    }
  } catch (error) {
    // The player has closed the sheet.
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
