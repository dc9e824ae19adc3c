/** All buttons of the HUD. */
import { Container } from 'pixi.js';
import type { IconName } from '../art/icons.ts';
import { ActionButton } from './action-button.ts';
import { ACTIONS, type Action, actionSlots } from './action-slots.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { ButtonName, ButtonState, HudOptions, HudState, SortMode } from './hud-model.ts';
import type { Rect } from './rect.ts';
import type { Regions } from './screen-regions.ts';

const SORTS: Readonly<Record<SortMode, IconName>> = {
  number: 'sort-by-number',
  playable: 'sort-by-playable',
  hand: 'sort-by-hand',
};

type Name = Action | ButtonName;

export class ActionButtons extends Container {
  readonly #all: Readonly<Record<Name, ActionButton>>;
  readonly #rects = new Map<string, Rect>();

  /** `density`: device pixels for one pixel at unit 1. */
  constructor(o: HudOptions, atlas: HudAtlas, density: number) {
    super({ label: 'buttons' });
    const button = (name: Name, icon: IconName, copper = false) => {
      const onPress = () => o.onButton(name === 'deal' ? 'hurry' : name);
      const { requestRender } = o;
      const label = `button ${name}`;
      return this.addChild(new ActionButton({ atlas, density, label, icon, copper, onPress, requestRender }));
    };
    this.#all = {
      draw: button('draw', 'draw', true),
      pass: button('pass', 'pass', true),
      takeBack: button('takeBack', 'take-back'),
      next: button('next', 'pass'),
      hint: button('hint', 'hint'),
      hurry: button('hurry', 'hurry'),
      deal: button('deal', 'hurry', true),
      menu: button('menu', 'menu'),
      log: button('log', 'log'),
      rules: button('rules', 'rules'),
      sort: button('sort', 'sort-by-number'),
      mute: button('mute', 'sound-on'),
      whole: button('whole', 'whole-table'),
    };
  }

  /** `regions` in pixels at unit 1. */
  show(regions: Regions, state: HudState): void {
    const { sort, mute } = this.#all;
    const { hint } = regions;
    const slots = actionSlots(regions.action, hint ? { ...state, hint: { ...state.hint, visible: false } } : state);
    for (const name of ACTIONS) this.#put(name, slots[name], state[name]);
    if (hint && state.hint.visible) this.#put('hint', hint, state.hint);
    this.#put('menu', regions.menu);
    this.#put('log', regions.log);
    this.#put('rules', regions.rules);
    if (state.sort) sort.showIcon(SORTS[state.sort]);
    this.#put('sort', state.sort && regions.sort);
    mute.showIcon(state.muted ? 'sound-off' : 'sound-on');
    this.#put('mute', regions.mute);
    this.#put('whole', state.whole.visible ? regions.whole : null, state.whole);
  }

  /** Where a button lies; `null` where it is not to be seen. */
  rectOf(name: string): Rect | null {
    return this.#rects.get(name) ?? null;
  }

  release(): void {
    for (const button of Object.values(this.#all)) button.release();
  }

  #put(name: Name, rect: Rect | null | undefined, state?: ButtonState): void {
    const button = this.#all[name];
    button.visible = Boolean(rect);
    if (rect) this.#rects.set(name, rect);
    else this.#rects.delete(name);
    if (rect) button.show(rect, state?.label ?? '', state?.enabled ?? true);
  }
}
