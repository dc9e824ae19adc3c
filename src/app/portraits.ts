/** The busts of the bots as pictures that the screens lay on their medallions. */
import type { Sitter } from '../match/ports.ts';
import type { Seat } from '../rules/game.ts';
import { portraitOf } from '../seats/characters.ts';
import { PORTRAITS, type PortraitName, portraitSvg } from '../ui/portraits/portraits.ts';

/** Gives the page `--bust-fisher`, `--bust-baker` … Returns what takes them down. */
export function hangPortraits(page: HTMLElement): () => void {
  for (const name of PORTRAITS) {
    page.style.setProperty(`--bust-${name}`, `url("data:image/svg+xml,${encodeURIComponent(portraitSvg(name))}")`);
  }
  return () => {
    for (const name of PORTRAITS) page.style.removeProperty(`--bust-${name}`);
    if (page.getAttribute('style') === '') page.removeAttribute('style');
  };
}

/** The bust of whoever sits there, for the scene; `null` for a person. */
export function bustOf(sitter: Sitter, seat: Seat): PortraitName | null {
  const wanted = portraitOf(sitter, seat);
  return PORTRAITS.find((name) => name === wanted) ?? null;
}
