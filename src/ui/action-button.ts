/** A button with a text or an icon on it. */
import { Sprite } from 'pixi.js';
import type { IconName } from '../art/icons.ts';
import type { HudAtlas } from './hud-atlas.ts';
import { type ButtonPanels, PanelButton, type PanelButtonOptions } from './panel-button.ts';
import type { Rect } from './rect.ts';
import { BODY, INK, IVORY, SMALL } from './style.ts';
import { TextSprite } from './text-sprite.ts';

const WOOD: ButtonPanels = { rest: 'wood', hover: 'wood-hover', pressed: 'wood-pressed', disabled: 'disabled' };
const COPPER: ButtonPanels = {
  rest: 'copper',
  hover: 'copper-hover',
  pressed: 'copper-pressed',
  disabled: 'disabled',
};
/** The panels of the button with the keyboard's focus: as bright as under the mouse. */
const FOCUSED: ButtonPanels = { ...COPPER, rest: 'copper-hover' };
const DISABLED = 0x8d7c68;
const ICON = 22;
/** The least width of the text beside an icon. */
const SPACIOUS = 56;

export interface ActionButtonOptions extends Omit<PanelButtonOptions, 'panels'> {
  readonly density: number;
  /**
   * True for the button that the player should press now. A copper button shows its text, and its icon only if the text
   * does not fit. A wooden button shows its icon, and its text beside it if there is room.
   */
  readonly copper?: boolean;
  readonly icon: IconName;
}

export class ActionButton extends PanelButton {
  readonly #atlas: HudAtlas;
  readonly #text: TextSprite;
  readonly #icon: Sprite;
  readonly #copper: boolean;
  #said = '';

  constructor(options: ActionButtonOptions) {
    const { atlas, density, icon, copper = false } = options;
    super({ ...options, panels: copper ? COPPER : WOOD });
    this.#atlas = atlas;
    this.#copper = copper;
    this.#text = new TextSprite({ size: BODY, colour: 0xffffff, bold: true, wraps: true }, density);
    this.#icon = new Sprite({ texture: atlas.icon(icon), anchor: 0.5, eventMode: 'none', label: 'icon' });
    this.addChild(this.#text, this.#icon);
  }

  /** Replaces the icon. */
  showIcon(icon: IconName): void {
    this.#icon.texture = this.#atlas.icon(icon);
  }

  /** Shows or removes the keyboard's focus. Only for copper buttons. */
  focus(isFocused: boolean): void {
    this.usePanels(isFocused ? FOCUSED : COPPER);
  }

  /** True if the button visibly shows exactly these words. */
  says(words: string): boolean {
    return this.#text.visible && words === this.#said;
  }

  /** Places the button as an icon, with its name below if that fits. An empty name shows the icon alone. */
  showNamed(rect: Rect, name: string): void {
    this.place(rect);
    const [text, icon] = [this.#text, this.#icon];
    this.#said = name;
    text.show(name, rect.width);
    text.scale.set(SMALL / BODY);
    text.visible = name !== '' && text.width <= rect.width - 4;
    text.tint = IVORY;
    const above = text.visible ? text.height / 2 - 1 : 0;
    icon.position.set(rect.width / 2, rect.height / 2 - above);
    text.position.set(rect.width / 2, rect.height / 2 + ICON / 2 - 1);
  }

  /** Places the button, sets its words, and enables or disables it. */
  show(rect: Rect, words: string, enabled: boolean): void {
    this.place(rect);
    if (this.enabled !== enabled) this.enabled = enabled;
    const [text, icon] = [this.#text, this.#icon];
    const room = rect.width - 6 - (this.#copper ? 0 : ICON + 4);
    this.#said = words;
    text.show(words, room);
    text.scale.set(1);
    // A word that is too wide is drawn smaller, not cut. Below the least legible size it is hidden.
    const scale = Math.min(1, room / text.width, (rect.height - 6) / text.height);
    text.scale.set(scale);
    text.visible = words !== '' && scale * BODY >= SMALL && (this.#copper || room >= SPACIOUS);
    icon.visible = !this.#copper || !text.visible;
    text.tint = enabled ? (this.#copper ? INK : IVORY) : DISABLED;
    icon.tint = this.#copper ? text.tint : 0xffffff;
    const width = text.visible ? text.width : 0;
    const all = width + (icon.visible ? ICON : 0) + (text.visible && icon.visible ? 4 : 0);
    text.position.set(rect.width / 2 + (all - text.width) / 2, rect.height / 2);
    icon.position.set(rect.width / 2 - (all - ICON) / 2, rect.height / 2);
  }
}
