/**
 * The signs of the viewer's partner (20.5): acted by a face over their plate, once at the start of a deal and again when
 * the plate is touched. Only the viewer's eye ever gets them; they end when another eye looks.
 */
import type { PortraitName } from '../../art/portraits.ts';
import type { Sitter, Situation } from '../../match/ports.ts';
import { type SignsGiven, signsGiven } from '../../present/signs-given.ts';
import type { Eye, Seat } from '../../rules/game.ts';
import type { HudTheme } from '../../ui/hud-theme.ts';
import { SignedFace } from '../../ui/signed-face.ts';
import type { TableModel } from '../model/table-model.ts';
import type { TableTiming } from '../model/timing.ts';
import { medallionOf } from './medallion-places.ts';

export interface SignsOptions {
  /** The layer of the HUD in which a face acts. */
  readonly layer: { addChild(face: SignedFace): unknown };
  readonly timing: Pick<TableTiming, 'clock' | 'reducedMotion'>;
  readonly model: Pick<TableModel, 'now' | 'game' | 'own' | 'surface' | 'isShuffling'>;
  /** Returns the HUD's present colours. */
  theme(): HudTheme;
  portraitOf(sitter: Sitter, seat: Seat): PortraitName | null;
  /** Returns the number of device pixels per CSS pixel. */
  resolution(): number;
  requestRender(): void;
}

/** The diameter of the acting face at unit 1. */
const LARGE = 84;

export class Signs {
  readonly #o: SignsOptions;
  /** The deal and the eye for which the signs were acted last. */
  #acted = '';
  #eye: Eye | null = null;
  #face: SignedFace | null = null;

  constructor(options: SignsOptions) {
    this.#o = options;
  }

  /** Called with every situation before it is shown: the signs are for one eye only. */
  take({ eye }: Situation): void {
    if (eye !== this.#eye) this.end();
    this.#eye = eye;
  }

  /** Acts the signs at the first sight of the own hand in a deal. Called once a situation is seen. */
  see(now: Situation): void {
    const given = signsGiven(now, this.#o.model.game);
    const key = [now.seen.deal, now.thrownIn, now.eye].join();
    if (!given || key === this.#acted || now.seen.log.some(({ seat }) => seat === now.eye)) return;
    this.#acted = key;
    this.#act(given);
  }

  /** Acts them again if that seat gives signs. */
  touch(seat: Seat): void {
    const { now, game, isShuffling } = this.#o.model;
    const given = now && !isShuffling ? signsGiven(now, game) : null;
    if (given?.seat === seat) this.#act(given);
  }

  /** Ends the signs at once. */
  end(): void {
    const face = this.#face;
    this.#face = null;
    if (!face) return;
    face.destroy();
    this.#o.requestRender();
  }

  #act({ seat, signs }: SignsGiven): void {
    this.end();
    const { layer, timing, model, theme, portraitOf, resolution, requestRender } = this.#o;
    const { now, surface } = model;
    const { unit, width, height } = surface.regions;
    const sitter = now?.sitters[seat];
    const medallion = medallionOf(model, seat);
    if (!now || !sitter || !medallion) return;
    const face = new SignedFace({
      clock: timing.clock,
      theme: theme(),
      density: resolution(),
      portrait: portraitOf(sitter, seat),
      side: now.seen.sides[seat] ?? seat,
      signs,
      isStill: timing.reducedMotion(),
      medallion,
      size: LARGE * unit,
      screen: { width, height },
      requestRender,
    });
    this.#face = face;
    layer.addChild(face);
    face.play(() => this.end());
  }
}
