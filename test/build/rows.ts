import { html, render } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';

/** A list as the log is one: rows by key. */
export const draw = (rows: readonly string[], root: HTMLElement): void =>
  void render(
    html`<ol>${repeat(
      rows,
      (row) => row,
      (row) => html`<li>${row}</li>`,
    )}</ol>`,
    root,
  );
