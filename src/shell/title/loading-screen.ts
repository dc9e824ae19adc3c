import { html } from 'lit-html';
import type { Texts } from '../../i18n/index.ts';

const star = () =>
  html`<div class="loading-star" aria-hidden="true">${Array.from({ length: 8 }, () => html`<i></i>`)}</div>`;

export function loadingScreen(texts: Texts) {
  return html`<div class="screen is-loading" role="status">
    ${star()}
    <p>${texts.loading.title}</p>
  </div>`;
}

/** The screen of a break: the table stays visible, and after a while a star appears over it. */
export const recessScreen = () => html`<div class="screen is-loading is-awaited">${star()}</div>`;
