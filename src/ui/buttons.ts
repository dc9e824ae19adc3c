/** All buttons of the HUD. */
import { Container } from 'pixi.js';
import { Action, type ActionOptions } from './action.ts';
import type { ButtonState, HudOptions, HudState, SortMode } from './hud-state.ts';
import type { Rect, Regions } from './places.ts';
import { DOINGS, type Doing, sharing } from './sharing.ts';
import type { SignName, Skin } from './skin.ts';

const SORTS: Readonly<Record<SortMode, SignName>> = { number: 'byNumber', playable: 'byPlayable', hand: 'byHand' };

type Name = Doing | 'menu' | 'log' | 'rules' | 'sort' | 'mute' | 'whole';

export class Buttons extends Container {
  readonly #all: Readonly<Record<Name, Action>>;

  /** `density`: device pixels for one pixel at unit 1. */
  constructor(o: HudOptions, skin: Skin, density: number) {
    super();
    const action = (onPress: () => void, look: Pick<ActionOptions, 'copper' | 'sign'>) =>
      this.addChild(new Action({ skin, density, onPress, requestRender: o.requestRender, ...look }));
    this.#all = {
      draw: action(o.onDraw, { copper: true, sign: 'draw' }),
      pass: action(o.onPass, { copper: true, sign: 'pass' }),
      takeBack: action(o.onTakeBack, { sign: 'takeBack' }),
      hint: action(o.onHint, { sign: 'hint' }),
      hurry: action(o.onHurry, { sign: 'hurry' }),
      deal: action(o.onHurry, { copper: true, sign: 'hurry' }),
      menu: action(o.onMenu, { sign: 'menu' }),
      log: action(o.onLog, { sign: 'log' }),
      rules: action(o.onRules, { sign: 'rules' }),
      sort: action(o.onSort, { sign: 'byNumber' }),
      mute: action(o.onMute, { sign: 'sound' }),
      whole: action(o.onWhole, { sign: 'whole' }),
    };
  }

  /** `regions` in pixels at unit 1. */
  show(regions: Regions, state: HudState): void {
    const { sort, mute } = this.#all;
    const { hint } = regions;
    const places = sharing(regions.action, hint ? { ...state, hint: { ...state.hint, visible: false } } : state);
    for (const name of DOINGS) this.#put(name, places[name], state[name]);
    if (hint && state.hint.visible) this.#put('hint', hint, state.hint);
    this.#put('menu', regions.menu);
    this.#put('log', regions.log);
    this.#put('rules', regions.rules);
    if (state.sort) sort.show(SORTS[state.sort]);
    this.#put('sort', state.sort && regions.sort);
    mute.show(state.muted ? 'silence' : 'sound');
    this.#put('mute', regions.mute);
    this.#put('whole', state.whole.visible ? regions.whole : null, state.whole);
  }

  release(): void {
    for (const button of Object.values(this.#all)) button.release();
  }

  #put(name: Name, rect: Rect | null | undefined, state?: ButtonState): void {
    const button = this.#all[name];
    button.visible = Boolean(rect);
    if (rect) button.set(rect, state?.label ?? '', state?.enabled ?? true);
  }
}
