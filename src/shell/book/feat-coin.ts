/** A medal as a coin: copper and enamel if it is earned, otherwise sunk into the wood, with an arc for the progress. */
import { html } from 'lit-html';
import { FEAT_IDS, type FeatId } from '../feats/feats.ts';
import { MEDAL_ART } from './medal-art.ts';
import './feat-coin.css';

/** The enamels, as colours of seats, each from the medal with which a group begins. */
const ENAMELS: readonly (readonly [first: FeatId, seat: number])[] = [
  ['star', 0],
  ['fiveGames', 5],
  ['together', 1],
  ['win', 4],
  ['sixty', 2],
  ['solved', 3],
];

const enamelOf = (id: FeatId): number =>
  ENAMELS.reduce((found, [first, seat]) => (FEAT_IDS.indexOf(first) <= FEAT_IDS.indexOf(id) ? seat : found), 0);

/** @param part the progress, 0 to 1, of a medal that is not earned. */
export const featCoin = (id: FeatId, isEarned: boolean, part = 0) => html`<i
  class="coin ${isEarned ? 'is-earned' : ''}"
  aria-hidden="true"
  .style=${`--enamel:var(--seat-${enamelOf(id)});--part:${part}`}
  ><svg viewBox="-50 -50 100 100" focusable="false">${MEDAL_ART[id]()}</svg></i
>`;
