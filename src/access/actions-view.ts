import { html, nothing } from 'lit-html';
import { boneyardOf } from '../present/boneyard-words.ts';
import { buttonsOf } from '../present/buttons.ts';
import { presentedOf, questionOf, type TableActions, type TableState } from './table-state.ts';

interface Button {
  readonly id: string;
  readonly label: string;
  readonly onClick: () => void;
  readonly class?: string;
  readonly body?: unknown;
  /** Disabled: when it is pressed, it says why. */
  readonly off?: boolean;
  readonly pressed?: boolean;
}

/** Lines on a field of 20 by 20. */
const ICONS = {
  takeBack: 'M8 4 3.5 8.5 8 13M4 8.5h8a4 4 0 0 1 0 8h-3',
  hint: 'M2 12c2-.4 3 0 4 1 2-2 6-2 8 0 .6 3-1 5-3 5H8c-3-.4-4-3-6-6zM14 13a2 2 0 1 1 .5 4M3 9c-2-2 0-4 0-6 2 2 2 5 0 6z',
  sort: 'M4 4v12M4 16l-2.5-3M4 16l2.5-3M10 5h3M10 10h5M10 15h7',
  mute: 'M3 8v4h3l4 3V5L6 8zM13 7.5q2 2.5 0 5M15.5 5.5q4 4.5 0 9',
  silence: 'M3 8v4h3l4 3V5L6 8zM13 8l4 4M17 8l-4 4',
  log: 'M4 5h12M4 10h12M4 15h7',
  menu: 'M4 5h12M4 10h12M4 15h12',
  rules: 'M7 7.5q0-3 3-3t3 3q0 1.7 -1.6 2.5T10 12.5M10 15.5v1',
} as const;

/** The boneyard, and the buttons beside it. */
export function actionsView(state: TableState, act: TableActions) {
  const { texts, stops, muted, isPlayed, hints, rack } = state;
  const presented = presentedOf(state);
  const buttons = buttonsOf(presented, { hints, muted, sort: rack.mode }, texts);
  const { draw, pass, takeBack, next, hint, hurry, sort, mute, log, rules, menu } = buttons;
  const yard = boneyardOf(presented, texts);
  const { lying, resting, drawable } = yard;
  const question = questionOf(state);
  const button = ({ id, label, onClick, body, off, pressed, ...more }: Button) => html`
    <button
      type="button"
      class="dom-action ${more.class ?? ''}"
      data-group="actions"
      data-id=${id}
      tabindex=${stops.actions === id ? 0 : -1}
      aria-label=${label}
      aria-disabled=${off ?? nothing}
      aria-pressed=${pressed ?? nothing}
      @click=${onClick}
      @focus=${() => act.focused('actions', id)}
      @blur=${act.blurred}
    >
      ${body ?? label}
    </button>
  `;
  const icon = (
    id: keyof typeof ICONS,
    label: string,
    onClick: () => void,
    { path = ICONS[id], ...more }: Pick<Button, 'off' | 'pressed'> & { readonly path?: string } = {},
  ) => button({ id, label, onClick, ...more, body: withIcon(path, label) });
  return html`
    <div class="dom-actions">
      ${button({
        id: 'draw',
        label: draw.may ? `${yard.full}. ${draw.full}` : yard.full,
        onClick: act.draw,
        class: draw.may ? 'boneyard is-main' : 'boneyard',
        off: !draw.may,
        body: html`${Array.from({ length: Math.min(lying + (resting?.tiles ?? 0), 24) }, () => html`<i class="back"></i>`)}<b
            >${resting?.full ?? lying}</b
          > ${drawable === null ? nothing : html`<small>${drawable}</small>`}
          ${draw.may ? html`<span>${draw.full}</span>` : nothing}`,
      })}
      ${pass.may ? button({ id: 'pass', label: pass.full, onClick: () => act.offer({ do: 'pass' }) }) : nothing}
      ${question ? nothing : button({ id: 'hurry', label: hurry.full, onClick: act.hurry })}
      ${isPlayed ? icon('takeBack', takeBack.full, act.takeBack, { off: !takeBack.may }) : nothing}
      ${isPlayed && next.may ? button({ id: 'next', label: next.full, onClick: act.next }) : nothing}
      ${isPlayed && hints ? icon('hint', hint.full, act.hint, { off: !question }) : nothing}
      ${sort.may ? icon('sort', sort.full, act.sort) : nothing}
      ${icon('log', log.full, () => act.openLog(!state.logOpen))}
      ${icon('mute', mute.full, act.mute, { pressed: muted, path: muted ? ICONS.silence : ICONS.mute })}
      ${icon('rules', rules.full, act.rules)} ${icon('menu', menu.full, act.menu)}
    </div>
  `;
}

/** An icon of lines, and its word where there is room. */
const withIcon = (path: string, text: string) => html`
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d=${path} /></svg
  ><span class="icon-text">${text}</span>
`;
