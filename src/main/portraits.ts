/** The busts of the company as pictures that the screens lay on their medallions. */
import { PORTRAITS, portraitSvg } from '../ui/portraits/portraits.ts';

/** Gives the page `--bust-basil` and the others; bots that are nobody in particular have `--bust-0` … by their seats. */
export function hangPortraits(page: HTMLElement): void {
  for (const [seat, name] of PORTRAITS.entries()) {
    page.style.setProperty(`--bust-${name}`, `url("data:image/svg+xml,${encodeURIComponent(portraitSvg(name))}")`);
    page.style.setProperty(`--bust-${seat}`, `var(--bust-${name})`);
  }
}
