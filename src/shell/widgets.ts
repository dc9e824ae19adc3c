/** What a person sets things with. Underneath are real radios and buttons, so keys and screen readers know them. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { type HearKey, onKeys } from '../page/keys.ts';

export interface Choice<T> {
  readonly value: T;
  readonly text: string;
  /** What the choice means, in small letters under it. */
  readonly hint?: string;
  /** A picture of it, for the eye only. */
  readonly swatch?: TemplateResult;
  /** It cannot be chosen now; the hint says why. */
  readonly disabled?: boolean;
}

/** One of several values, all in view. */
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

/** A number, one step at a time. */
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

/** A button of wood; `main`: of copper, the one that a hurried person wants. */
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
 * A board of olive wood that lies over everything and holds the keyboard until it is done with. It is no `<dialog>`: a modal
 * one would lie over the toasts and make them inert, and `showModal()` takes the focus from the page around a frame.
 */
export function board(o: {
  readonly id: string;
  readonly title: string;
  readonly body: unknown;
  readonly foot: unknown;
  readonly kind?: 'dialog' | 'alertdialog' | 'page';
  readonly wide?: boolean;
  /** What sits on the upper edge, for the eye alone. */
  readonly crest?: unknown;
  /** Nothing in the body takes the keyboard: the body itself does, to be scrolled. */
  readonly isRead?: boolean;
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
      <div class="board-body" tabindex=${o.isRead || kind === 'alertdialog' ? 0 : nothing}>${o.body}</div>
      <div class="board-foot">${o.foot}</div>
    </section>
  </div>`;
}
