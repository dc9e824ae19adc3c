/** The controls of the screens. They are real radios and buttons, for keyboards and screen readers. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { type HearKey, onKeys } from '../page/keys.ts';

export interface Choice<T> {
  readonly value: T;
  readonly text: string;
  /** The meaning of the choice, in small letters below it. */
  readonly hint?: string;
  /** A picture of the choice, decorative only. */
  readonly swatch?: TemplateResult;
  /** True if it cannot be chosen now; the hint gives the reason. */
  readonly disabled?: boolean;
}

/** Returns a choice of one of several values, all in view. */
export function choice<T extends string | number | boolean>(o: {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  onChange(value: T): void;
}): TemplateResult {
  return html`<fieldset class="field choice">
    <legend>${o.label}</legend>
    <div class="choice-row">
      ${o.choices.map(
        ({ value, text, hint, swatch, disabled }) => html`<label class="choice-item">
          <input
            type="radio"
            name=${o.id}
            value=${`${value}`}
            ?disabled=${disabled ?? false}
            .checked=${live(value === o.value)}
            @change=${() => o.onChange(value)}
          />
          <span>${swatch ?? nothing}${text}${hint ? html` <small>${hint}</small>` : nothing}</span>
        </label>`,
      )}
    </div>
    ${o.note ? html`<p class="note">${o.note}</p>` : nothing}
  </fieldset>`;
}

/** Returns a field for a number that changes in steps. */
export function stepper(o: {
  readonly label: string;
  readonly text: string;
  readonly less: { readonly label: string; readonly to: number | null };
  readonly more: { readonly label: string; readonly to: number | null };
  onChange(value: number): void;
}): TemplateResult {
  const button = (sign: string, { label, to }: { label: string; to: number | null }) => html`<button
    type="button"
    class="round"
    aria-label=${label}
    aria-disabled=${to === null}
    @click=${() => to !== null && o.onChange(to)}
  >
    <span aria-hidden="true">${sign}</span>
  </button>`;
  return html`<div class="field stepper" role="group" aria-label=${o.label}>
    <span class="field-label" aria-hidden="true">${o.label}</span>
    <div class="stepper-row">
      ${button('−', o.less)}<output aria-live="polite">${o.text}</output>${button('+', o.more)}
    </div>
  </div>`;
}

/** Returns a wooden button; with `main` a copper one, for the most likely action. */
export function button(o: {
  readonly text: string;
  readonly hint?: string;
  readonly main?: boolean;
  readonly focus?: boolean;
  onPress(): void;
}): TemplateResult {
  return html`<button
    type="button"
    class="button ${o.main ? 'is-main' : ''}"
    ?data-autofocus=${o.focus ?? false}
    @click=${o.onPress}
  >
    <span class="button-text">${o.text}</span>
    ${o.hint ? html`<span class="button-hint">${o.hint}</span>` : nothing}
  </button>`;
}

/**
 * Returns a board that covers everything and keeps the keyboard until it is closed. It is not a `<dialog>`: a modal one
 * would cover the toasts and make them inert. `showModal()` would also take the focus from the page around a frame.
 */
export function board(o: {
  readonly id: string;
  readonly title: string;
  readonly body: unknown;
  readonly foot: unknown;
  readonly kind?: 'dialog' | 'alertdialog' | 'page';
  readonly wide?: boolean;
  /** The decoration on the upper edge. */
  readonly crest?: unknown;
  onEscape?(): void;
}): TemplateResult {
  const onKey: HearKey = (key, event) => {
    if (key !== 'Escape' || !o.onEscape) return;
    event.preventDefault();
    event.stopPropagation();
    o.onEscape();
  };
  const kind = o.kind ?? 'dialog';
  return html`<div class="screen is-${kind}" @keydown=${onKeys(onKey)}>
    <section
      class="board ${o.wide ? 'is-wide' : ''} ${o.crest ? 'has-crest' : ''}"
      role=${kind === 'page' ? 'main' : kind}
      aria-modal=${kind === 'page' ? nothing : 'true'}
      aria-labelledby=${`${o.id}-title`}
    >
      ${o.crest ? html`<div class="crest" aria-hidden="true">${o.crest}</div>` : nothing}
      <h1 id=${`${o.id}-title`} class="board-title" tabindex="-1">${o.title}</h1>
      <div class="board-body" tabindex=${kind === 'alertdialog' ? 0 : nothing}>${o.body}</div>
      <div class="board-foot">${o.foot}</div>
    </section>
  </div>`;
}
