/** The busts of the bots as pictures that the screens lay on their medallions. */
import { PORTRAITS, portraitSvg } from '../ui/portraits/portraits.ts';

/** Gives the page `--bust-0` … `--bust-11`, by the seat that each of them takes. */
export function hangPortraits(page: HTMLElement): void {
  for (const [seat, name] of PORTRAITS.entries()) {
    page.style.setProperty(`--bust-${seat}`, `url("data:image/svg+xml,${encodeURIComponent(portraitSvg(name))}")`);
  }
}
