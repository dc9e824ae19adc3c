/** All buttons of the HUD. */
import { Container } from 'pixi.js';
import { type IconName, BUTTON_ICONS as icons, SORT_ICONS, soundIcon } from '../art/icons.ts';
import { ActionButton } from './action-button.ts';
import { ACTIONS, type Action, actionRoom, actionSlots } from './action-slots.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { ButtonName, ButtonState, HudOptions, HudState, IconButton } from './hud-model.ts';
import type { Rect } from './rect.ts';
import type { Regions } from './screen-regions.ts';

type Name = Action | ButtonName;

export class ActionButtons extends Container {
  readonly #all: Readonly<Record<Name, ActionButton>>;
  readonly #rects = new Map<string, Rect>();
  readonly #onAsked: () => void;
  #state: HudState | null = null;
  #asked: Name | null = null;

  /** `density`: device pixels per pixel at unit 1. `onAsked`: called when the button whose name is shown changes. */
  constructor(o: HudOptions, atlas: HudAtlas, density: number, onAsked: () => void) {
    super({ label: 'buttons' });
    this.#onAsked = onAsked;
    const button = (name: Name, icon: IconName, copper = false) => {
      const onPress = () => o.onButton(name === 'deal' ? 'hurry' : name);
      const { requestRender, clock } = o;
      const onAsk = (isAsked: boolean) => this.#ask(name, isAsked);
      const wiring = { onPress, onAsk, requestRender, later: clock.later };
      return this.addChild(new ActionButton({ atlas, density, label: `button ${name}`, icon, copper, ...wiring }));
    };
    this.#all = {
      draw: button('draw', icons.draw, true),
      pass: button('pass', icons.pass, true),
      takeBack: button('takeBack', icons.takeBack),
      next: button('next', icons.next),
      hint: button('hint', icons.hint),
      hurry: button('hurry', icons.hurry),
      deal: button('deal', icons.hurry, true),
      menu: button('menu', icons.menu),
      log: button('log', icons.log),
      rules: button('rules', icons.rules),
      sort: button('sort', SORT_ICONS.number),
      mute: button('mute', soundIcon(false)),
      whole: button('whole', icons.whole),
    };
  }

  /** `regions` in pixels at unit 1. */
  show(regions: Regions, state: HudState): void {
    this.#state = state;
    const { captions } = state;
    const { sort, mute } = this.#all;
    const { hint } = regions;
    const room = actionRoom(regions.action, hint, state);
    const slots = actionSlots(room, hint ? { ...state, hint: { ...state.hint, visible: false } } : state);
    for (const name of ACTIONS) this.#put(name, slots[name], state[name]);
    if (hint && state.hint.visible) this.#put('hint', hint, state.hint);
    for (const name of ['menu', 'log', 'rules', 'mute'] as const) this.#putIcon(name, regions[name], captions?.[name]);
    if (state.sort) sort.showIcon(SORT_ICONS[state.sort]);
    this.#putIcon('sort', state.sort && regions.sort, captions?.sort);
    mute.showIcon(soundIcon(state.muted));
    this.#putIcon('whole', state.whole.visible ? regions.whole : null, captions?.whole);
  }

  /**
   * The button under the resting mouse or the held finger, with its name. `null` if there is none, or it already shows
   * its name.
   */
  get asked(): { readonly name: string; readonly words: string } | null {
    const words = this.#asked && this.#wordsOf(this.#asked);
    return this.#asked && words ? { name: this.#asked, words } : null;
  }

  /** Returns the rectangle of a button; `null` if it is hidden. */
  rectOf(name: string): Rect | null {
    return this.#rects.get(name) ?? null;
  }

  release(): void {
    for (const button of Object.values(this.#all)) button.release();
  }

  #ask(name: Name, isAsked: boolean): boolean {
    if (isAsked) this.#asked = name;
    else if (this.#asked === name) this.#asked = null;
    this.#onAsked();
    return this.asked !== null;
  }

  #wordsOf(name: Name): string | null {
    if (!this.#state) return null;
    const { names } = this.#state;
    const words = name in names ? names[name as IconButton] : this.#state[name as Action].label;
    return this.#all[name].says(words) ? null : words;
  }

  #putIcon(name: IconButton, rect: Rect | null, caption = ''): void {
    if (this.#place(name, rect)) this.#all[name].showNamed(rect, caption);
  }

  #put(name: Name, rect: Rect | null | undefined, state: ButtonState): void {
    if (this.#place(name, rect)) this.#all[name].show(rect, state.label, state.enabled);
  }

  #place(name: Name, rect: Rect | null | undefined): rect is Rect {
    this.#all[name].visible = Boolean(rect);
    if (rect) this.#rects.set(name, rect);
    else this.#rects.delete(name);
    return Boolean(rect);
  }
}
