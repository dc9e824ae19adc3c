import { html } from 'lit-html';
import { starPath } from '../title/title-star.ts';
import './star-mark.css';

/** A small star with eight points: copper for an achievement, otherwise sunk into the wood. Decorative only. */
export const starMark = (isLit: boolean) => html`<svg
  class="star-mark ${isLit ? 'is-lit' : ''}"
  viewBox="-100 -100 200 200"
  aria-hidden="true"
  focusable="false"
>
  <path d=${starPath(92, 46)} />
</svg>`;
