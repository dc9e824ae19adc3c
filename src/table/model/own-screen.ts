/** The division of the screen, with a rack that grows once in a deal if the own hand needs it. */
import type { Game, Seat, Seen } from '../../rules/game.ts';
import type { TableKind } from '../kind.ts';
import type { Board } from '../layout/layout.ts';
import { surfaceOf, type TableSurface } from '../places/surface.ts';
import { areLargerOn } from '../regions/own-size.ts';
import { type RegionsInput, regionsOf, settingOf } from '../regions/regions.ts';

/** The setting of a table before its first situation. */
const UNSET = { seats: 4, handSize: 9, arms: 8 };

export class OwnScreen {
  surface: TableSurface;
  readonly #kind: TableKind;
  readonly #game: Game;
  #input: RegionsInput = { width: 800, height: 600, ...UNSET };
  /** The number of own tiles that the rack is made for; 0 while it is made for a hand as it is dealt. */
  #grown = 0;

  constructor(kind: TableKind, game: Game) {
    this.#kind = kind;
    this.#game = game;
    this.surface = this.#surfaceFor(0);
  }

  /** The board beside a rack for a hand as it is dealt: a rack that grows must not move the tiles on the table. */
  get shape(): Board {
    const { board } = this.#surfaceFor(0);
    return { aspect: board.width / board.height };
  }

  /** Divides the screen for a situation; `seen` is undefined before the first one. */
  fit(size: Pick<RegionsInput, 'width' | 'height' | 'safe' | 'wishes'>, seen: Seen | undefined, own: Seat): void {
    this.#input = { ...size, ...(seen ? settingOf(this.#game, seen.options, seen.seats) : UNSET) };
    this.surface = this.#surfaceFor(0);
    if (seen) this.update(seen, own);
    this.surface = this.#surfaceFor(this.#grown);
  }

  /** Chooses the rack for the own hand; true if the screen has to be divided otherwise. */
  update({ hands, laid }: Seen, own: Seat): boolean {
    const before = this.#grown;
    if (laid.length === 0) this.#grown = 0;
    const { length } = hands[own] ?? [];
    if (areLargerOn(this.#surfaceFor(length).regions, this.surface.regions, length)) this.#grown = length;
    return this.#grown !== before;
  }

  /** Returns the surface with a rack for so many own tiles, or for a hand as it is dealt if that is larger. */
  #surfaceFor(grown: number): TableSurface {
    const { outlook, screens, ownSide } = this.#kind;
    const input = { ...this.#input, handSize: Math.max(grown, this.#input.handSize) };
    const regions = regionsOf(input, screens);
    return surfaceOf(regions, outlook.tilt, ownSide(surfaceOf(regions, outlook.tilt), input));
  }
}
