/** Starts the game in its page. */
import { loadFonts } from '../ui/late-fonts.ts';
import { mount } from './mount.ts';
import type { Platform } from './platform.ts';
import { trustOwnScripts } from './trusted-scripts.ts';
import type { FindVenue } from './venue.ts';
import '../shell/fonts/stand-in.css';
import '../shell/theme.css';
import '../shell/screens.css';

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
};

/** Starts the game; returns the end of it, as `mount` does. */
export function start(platform: Platform, venue: FindVenue): () => void {
  trustOwnScripts(window);
  // What the title needs has come: now the scene's files may, on a slow line too.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload';
  // A canvas that is painted before they are loaded is painted twice.
  loadFonts(document.fonts).catch(() => {});
  const end = mount(
    window,
    {
      canvas: part('canvas'),
      table: part('table'),
      curtain: part('curtain'),
      screens: part('screens'),
      toasts: part('toasts'),
    },
    platform,
    venue,
  );
  // The words of `public/stand-by.js`, for when no game came.
  for (const word of document.querySelectorAll('.stand-by')) word.remove();
  return end;
}
