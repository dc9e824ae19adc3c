import { html, nothing } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { type IconName, iconSvg, BUTTON_ICONS as icons, SORT_ICONS, soundIcon } from '../art/icons.ts';
import { boneyardOf } from '../present/boneyard-words.ts';
import { buttonsOf } from '../present/buttons.ts';
import { presentedOf, questionOf, type TableActions, type TableState } from './table-state.ts';

interface Button {
  readonly id: string;
  readonly label: string;
  readonly onClick: () => void;
  readonly class?: string;
  readonly body?: unknown;
  /** True if it is disabled; a press then explains why. */
  readonly off?: boolean;
  readonly pressed?: boolean;
}

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
  const iconed = (id: string, icon: IconName, label: string, onClick: () => void, more: Partial<Button> = {}) =>
    button({ id, label, onClick, ...more, body: withIcon(icon, label) });
  const yardButton = () =>
    button({
      id: 'draw',
      label: draw.may ? `${yard.full}. ${draw.full}` : yard.full,
      onClick: act.draw,
      class: draw.may ? 'boneyard is-main' : 'boneyard',
      off: !draw.may,
      body: html`${Array.from({ length: Math.min(lying + (resting?.tiles ?? 0), 24) }, () => html`<i class="back"></i>`)}<b
        >${resting?.full ?? lying}</b
      > ${drawable === null ? nothing : html`<small>${drawable}</small>`}
      ${draw.may ? html`<span>${draw.full}</span>` : nothing}`,
    });
  // 1.13: the tiles that lie there to be taken are buttons of their own.
  const restButton = () =>
    draw.may ? button({ id: 'draw', label: draw.full, onClick: act.draw, class: 'is-main' }) : nothing;
  return html`
    <div class="dom-actions">
      ${presented?.now.isTaking ? restButton() : yardButton()}
      ${pass.may ? button({ id: 'pass', label: pass.full, onClick: () => act.offer({ do: 'pass' }) }) : nothing}
      ${question ? nothing : button({ id: 'hurry', label: hurry.full, onClick: act.hurry })}
      ${isPlayed ? iconed('takeBack', icons.takeBack, takeBack.full, act.takeBack, { off: !takeBack.may }) : nothing}
      ${isPlayed && next.may ? button({ id: 'next', label: next.full, onClick: act.next }) : nothing}
      ${isPlayed && hints ? iconed('hint', icons.hint, hint.full, act.hint, { off: !question || question.task === 'take' }) : nothing}
      ${sort.may ? iconed('sort', SORT_ICONS[rack.mode], sort.full, act.sort) : nothing}
      ${iconed('log', icons.log, log.full, () => act.openLog(!state.logOpen))}
      ${iconed('mute', soundIcon(muted), mute.full, act.mute, { pressed: muted })}
      ${iconed('rules', icons.rules, rules.full, act.rules)} ${iconed('menu', icons.menu, menu.full, act.menu)}
    </div>
  `;
}

/** Returns an icon, with its word if there is room. */
const withIcon = (icon: IconName, text: string) => html`
  <span class="icon" aria-hidden="true">${unsafeHTML(iconSvg(icon))}</span><span class="icon-text">${text}</span>
`;
