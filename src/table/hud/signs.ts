/**
 * The signs of the viewer's partner (20.5): acted by a face over their plate, once at the start of a deal and again when
 * the plate is touched. Only the viewer's eye ever gets them; they end when another eye looks. Loaded with the first.
 */
import type { PortraitName } from '../../art/portraits.ts';
import type { Sitter, Situation } from '../../match/ports.ts';
import { type SignsGiven, signsGiven } from '../../present/shown-seats.ts';
import type { Eye, Seat } from '../../rules/game.ts';
import { plateLayout } from '../../ui/plate-layout.ts';
import type { SignedFace } from '../../ui/signed-face.ts';
import type { TableModel } from '../model/table-model.ts';
import type { TableTiming } from '../model/timing.ts';
import type { ThemeNames } from '../themes/theme-names.ts';
import { hudThemeOf } from './hud-theme-of.ts';

export interface SignsOptions {
  /** The layer of the HUD in which a face acts. */
  readonly layer: { readonly destroyed: boolean; addChild(face: SignedFace): unknown };
  readonly timing: Pick<TableTiming, 'clock' | 'reducedMotion'>;
  readonly model: Pick<TableModel, 'now' | 'game' | 'own' | 'surface' | 'isShuffling'>;
  readonly theme: ThemeNames;
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
  /** The number of times that signs began or ended: what loads late must not show what is over. */
  #turns = 0;

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
    this.#turns++;
    const face = this.#face;
    this.#face = null;
    if (!face) return;
    face.destroy();
    this.#o.requestRender();
  }

  #act(given: SignsGiven): void {
    this.end();
    const turn = this.#turns;
    import('../../ui/signed-face.ts').then(({ SignedFace }) => {
      if (turn === this.#turns && !this.#o.layer.destroyed) this.#play(given, SignedFace);
    }, reportError);
  }

  #play({ seat, signs }: SignsGiven, Face: typeof SignedFace): void {
    const { layer, timing, model, theme, portraitOf, resolution, requestRender } = this.#o;
    const { now, own, surface } = model;
    const { regions } = surface;
    const sitter = now?.sitters[seat];
    const plate = now && regions.plates[(seat - own + now.seen.seats) % now.seen.seats];
    if (!now || !sitter || !plate) return;
    const { unit, width, height } = regions;
    const { medallion } = plateLayout(plate.width / unit, plate.height / unit);
    const face = new Face({
      clock: timing.clock,
      theme: hudThemeOf(theme),
      density: resolution(),
      portrait: portraitOf(sitter, seat),
      side: now.seen.sides[seat] ?? seat,
      signs,
      isStill: timing.reducedMotion(),
      medallion: { x: plate.x + medallion.x * unit, y: plate.y + medallion.y * unit, size: medallion.size * unit },
      size: LARGE * unit,
      screen: { width, height },
      requestRender,
    });
    this.#face = face;
    layer.addChild(face);
    face.play(() => this.end());
  }
}
