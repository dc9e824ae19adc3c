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
/** As bright as under a mouse: the keyboard's focus is here. */
const FOCUSED: ButtonPanels = { ...COPPER, rest: 'copper-hover' };
const DISABLED = 0x8d7c68;
const ICON = 22;
/** Room for the text beside an icon, at least. */
const SPACIOUS = 56;

export interface ActionButtonOptions extends Omit<PanelButtonOptions, 'panels'> {
  readonly density: number;
  /**
   * What the player should press now is of copper and has a text, and its icon only where the text has no room; all else
   * is of wood and has its icon, with a text beside it where that has room.
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

  /** Another icon from now on. */
  showIcon(icon: IconName): void {
    this.#icon.texture = this.#atlas.icon(icon);
  }

  /** Whether the keyboard's focus is on it; it is of copper. */
  focus(isFocused: boolean): void {
    this.usePanels(isFocused ? FOCUSED : COPPER);
  }

  /** Whether these words stand on it. */
  says(words: string): boolean {
    return this.#text.visible && words === this.#said;
  }

  /** Where it lies as an icon, with its name below that, if there is one that fits. */
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

  /** Where it lies, what it says, and whether it can be pressed. */
  show(rect: Rect, words: string, enabled: boolean): void {
    this.place(rect);
    if (this.enabled !== enabled) this.enabled = enabled;
    const [text, icon] = [this.#text, this.#icon];
    const room = rect.width - 6 - (this.#copper ? 0 : ICON + 4);
    this.#said = words;
    text.show(words, room);
    text.scale.set(1);
    // A word too long for its room is drawn smaller rather than cut in two, but never smaller than can be read.
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
