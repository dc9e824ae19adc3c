/** A button of @pixi/ui on a panel, pressed by mouse, pen and finger alike. */
import { ButtonContainer } from '@pixi/ui';
import { type DestroyOptions, isMobile, Rectangle } from 'pixi.js';
import type { Later } from '../motion/clock.ts';
import { type HudAtlas, MARGIN } from './hud-atlas.ts';
import { type Ask, Linger } from './linger.ts';
import { Panel } from './panel.ts';
import type { PanelName } from './panels.ts';
import type { Rect } from './rect.ts';

/** The panel for each state of the button. */
export interface ButtonPanels {
  readonly rest: PanelName;
  readonly hover: PanelName;
  readonly pressed: PanelName;
  readonly disabled: PanelName;
}

export interface PanelButtonOptions {
  readonly atlas: HudAtlas;
  readonly panels: ButtonPanels;
  /** What it is, for whoever looks at the scene's tree. */
  readonly label: string;
  onPress(): void;
  requestRender(): void;
  readonly later: Later;
  /** It is asked what the button is, or no longer. */
  readonly onAsk: Ask;
}

/**
 * `FancyButton` of @pixi/ui would bring Pixi's text and graphics along (38.9 kB), and moves by a ticker that stands still
 * here; this needs its button alone.
 */
export class PanelButton extends ButtonContainer {
  readonly #panel: Panel;
  readonly #requestRender: () => void;
  readonly #linger: Linger;
  #panels: ButtonPanels;
  #state: 'rest' | 'hover' | 'pressed' = 'rest';

  constructor({ atlas, panels, label, onPress: press, requestRender, later, onAsk }: PanelButtonOptions) {
    const panel = new Panel(atlas, panels.rest);
    super(panel);
    this.label = label;
    this.#panel = panel;
    this.#requestRender = requestRender;
    this.#panels = panels;
    this.#linger = new Linger(later, onAsk);
    const onPress = () => {
      if (this.#linger.mayPress) press();
    };
    // A finger leaves nothing behind that hovers.
    const left = isMobile.any ? 'rest' : 'hover';
    this.onHover.connect(() => this.#turn(this.button.isDown ? this.#state : 'hover'));
    this.onOut.connect(() => this.#turn(this.button.isDown ? this.#state : 'rest'));
    this.onDown.connect(() => this.#turn('pressed'));
    this.onUp.connect(() => this.#turn(left));
    this.onUpOut.connect(() => this.#turn('rest'));
    this.onPress.connect(() => this.#turn(left));
    this.onPress.connect(onPress);
    if (!isMobile.any) this.#hearFingers(onPress);
    this.#hearLingering();
  }

  override get enabled(): boolean {
    return super.enabled;
  }

  override set enabled(enabled: boolean) {
    super.enabled = enabled;
    this.#turn('rest');
  }

  /** Other panels from now on. */
  usePanels(panels: ButtonPanels): void {
    this.#panels = panels;
    this.#show();
  }

  /** Where it lies. Pixels at unit 1. */
  place({ x, y, width, height }: Rect): void {
    this.position.set(x, y);
    this.#panel.cover({ x: 0, y: 0, width, height });
    this.hitArea = new Rectangle(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
  }

  /** Lets go of a press that was interrupted. */
  release(): void {
    this.#linger.out();
    if (this.#state === 'pressed') this.#turn('rest');
  }

  override destroy(options?: DestroyOptions): void {
    this.#linger.end();
    super.destroy(options);
  }

  /** A mouse that presses knows what it does; a finger has nothing else to ask with. */
  #hearLingering(): void {
    const isMouse = ({ pointerType }: { pointerType: string }) => pointerType === 'mouse';
    // A mouse that never moved may lie anywhere when the buttons come.
    this.on('pointermove', (event) => isMouse(event) && this.#linger.over());
    this.on('pointerout', (event) => isMouse(event) && this.#linger.out());
    this.on('pointerdown', (event) => this.#linger.down(isMouse(event)));
    for (const name of ['pointerup', 'pointerupoutside'] as const)
      this.on(name, (event) => !isMouse(event) && this.#linger.up());
  }

  /** @pixi/ui hears fingers only on what it takes for a mobile device; a laptop may have a touch screen too. */
  #hearFingers(onPress: () => void): void {
    this.on('touchstart', () => this.#turn('pressed'));
    this.on('touchend', () => this.#turn('rest'));
    this.on('touchendoutside', () => this.#turn('rest'));
    // Nor does Pixi call it a click when a pen does it; only this event tells of both.
    this.on('pointertap', ({ pointerType, button }) => {
      if (pointerType !== 'mouse' && button === 0) onPress();
    });
  }

  #turn(state: 'rest' | 'hover' | 'pressed'): void {
    this.#state = state;
    this.#show();
    this.#requestRender();
  }

  #show(): void {
    this.#panel.show(this.#panels[this.enabled ? this.#state : 'disabled']);
  }
}
