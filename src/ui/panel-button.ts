/** A button of @pixi/ui on a panel, for mouse, pen and finger alike. */
import { ButtonContainer } from '@pixi/ui';
import { type DestroyOptions, isMobile, Rectangle } from 'pixi.js';
import type { Later } from '../motion/later.ts';
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
  /** The name of the button in the scene tree. */
  readonly label: string;
  onPress(): void;
  requestRender(): void;
  readonly later: Later;
  /** Called with true when the button's name is to be shown, and with false when it is to be hidden. */
  readonly onAsk: Ask;
}

/**
 * `FancyButton` of @pixi/ui would add Pixi's text and graphics (38.9 kB). It also needs a ticker, which stands still
 * here. This class needs only its base button.
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
    // After a finger's press nothing hovers.
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

  /** Replaces the panels. */
  usePanels(panels: ButtonPanels): void {
    this.#panels = panels;
    this.#show();
  }

  /** Places the button, in pixels at unit 1. */
  place({ x, y, width, height }: Rect): void {
    this.position.set(x, y);
    this.#panel.cover({ x: 0, y: 0, width, height });
    this.hitArea = new Rectangle(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
  }

  /** Ends a press that was interrupted. */
  release(): void {
    this.#linger.out();
    if (this.#state === 'pressed') this.#turn('rest');
  }

  override destroy(options?: DestroyOptions): void {
    this.#linger.end();
    super.destroy(options);
  }

  /** A mouse shows the name by resting, and a finger by holding, since it cannot rest. */
  #hearLingering(): void {
    const isMouse = ({ pointerType }: { pointerType: string }) => pointerType === 'mouse';
    // A mouse may already lie on a button when it appears. Only a move counts.
    this.on('pointermove', (event) => isMouse(event) && this.#linger.over());
    this.on('pointerout', (event) => isMouse(event) && this.#linger.out());
    this.on('pointerdown', (event) => this.#linger.down(isMouse(event)));
    for (const name of ['pointerup', 'pointerupoutside'] as const)
      this.on(name, (event) => !isMouse(event) && this.#linger.up());
  }

  /** Handles touches: @pixi/ui handles them only on mobile devices, but a laptop may have a touch screen too. */
  #hearFingers(onPress: () => void): void {
    this.on('touchstart', () => this.#turn('pressed'));
    this.on('touchend', () => this.#turn('rest'));
    this.on('touchendoutside', () => this.#turn('rest'));
    // Pixi reports no click for a pen either. This event covers both.
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
