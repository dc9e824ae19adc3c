/** The page as screens that are loaded late alter it. */
import { giveFocus } from '../page/focus.ts';

/** Moves the keyboard focus to the first button of a board that has replaced another. */
export const focusOffered = (page: Document): void =>
  giveFocus(page.querySelector<HTMLElement>('.screen [data-autofocus]'));

/** Switches full screen on or off. Does nothing if the browser refuses. */
export async function toggleFullScreen(page: Document): Promise<void> {
  try {
    await (page.fullscreenElement ? page.exitFullscreen() : page.documentElement.requestFullscreen());
  } catch {
    // A frame lacks permission, or the page has not been touched.
  }
}
