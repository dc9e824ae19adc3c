import { html } from 'lit-html';
import type { Texts } from '../../i18n/index.ts';

export function loadingScreen(texts: Texts) {
  return html`<div class="screen is-loading" role="status">
    <div class="loading-star" aria-hidden="true">${Array.from({ length: 8 }, () => html`<i></i>`)}</div>
    <p>${texts.loading.title}</p>
  </div>`;
}
