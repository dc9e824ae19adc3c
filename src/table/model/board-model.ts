/** The layout on the cloth as it was last arranged, the board that it was made for, and its view. */
import type { Game, Place, Seat, Seen } from '../../rules/game.ts';
import type { TableKind } from '../kind.ts';
import { endBearing } from '../layout/bearing.ts';
import { type Board, boardAfter, classOf, type Layout } from '../layout/layout.ts';
import { type BoardView, lyingAt } from '../places/board-view.ts';
import { crossingOf } from '../places/crossing.ts';
import { type ShutEnd, shutEnds, threadsOn } from '../places/highlights.ts';
import type { Inlay } from '../places/look.ts';
import type { Pose } from '../space/vectors.ts';
import { createLayoutCache } from './layout-cache.ts';
import type { OwnScreen } from './own-screen.ts';

export class BoardModel {
  /** The seat at the bottom of the screen. */
  own: Seat = 0;
  /** True while the layout keeps its size on the screen. */
  isViewKept = false;
  readonly #kind: TableKind;
  readonly #game: Game;
  readonly #screen: Pick<OwnScreen, 'shape'>;
  readonly #layoutOf: ReturnType<typeof createLayoutCache>;
  #seen: Seen | null = null;
  /** The board that counts in this deal: a browser bar that comes and goes must not move the tiles on the table. */
  #board: Board | null = null;
  /** The layout of the tiles as they lie. While a move is shown in steps it is not yet the layout of `#seen`. */
  #layout: Layout | null = null;
  #view: BoardView | null = null;

  constructor(kind: TableKind, game: Game, screen: Pick<OwnScreen, 'shape'>) {
    this.#kind = kind;
    this.#game = game;
    this.#screen = screen;
    this.#layoutOf = createLayoutCache(kind.layOut);
  }

  /** The view as it was last arranged; `null` if the deal or the screen is another one since. */
  get view(): BoardView | null {
    return this.#view;
  }

  /** The view that the next arrangement keeps; `null` if it may show the whole layout. */
  get keptView(): BoardView | null {
    return this.isViewKept ? this.#view : null;
  }

  /** The inlay of the cloth. */
  get inlay(): Inlay {
    const isUpright = (this.#board ?? this.#screen.shape).aspect < 1;
    return this.#kind.outlook.inlay(this.#game.table, isUpright, this.#crossing !== undefined, this.#seen);
  }

  get #crossing(): Layout['first'] | undefined {
    const at = this.#seen && crossingOf(this.#seen);
    return at == null ? undefined : this.#layout?.poses[at];
  }

  /** Takes in a deal; one without a tile on the table begins anew. */
  update(seen: Seen): void {
    this.#seen = seen;
    if (seen.laid.length > 0) return;
    this.#board = null;
    this.#view = null;
  }

  /** Takes in another division of the screen; true if the layout has to lie otherwise. */
  fit(): boolean {
    this.#view = null;
    const before = this.#board;
    if (!before) return false;
    this.#board = boardAfter(before, this.#screen.shape);
    return classOf(this.#board) !== classOf(before);
  }

  /** Returns the layout of a deal on the board that counts. */
  layoutOf(seen: Seen): Layout {
    return this.#layoutOf(seen, this.#game.table, (this.#board ?? this.#screen.shape).aspect, this.own);
  }

  /** Arranges the layout of a deal in that view. The first arrangement of a deal fixes its board. */
  arrange(seen: Seen, view: BoardView): void {
    this.#layout = this.layoutOf(seen);
    this.#board ??= this.#screen.shape;
    this.#view = view;
  }

  /**
   * Returns the middle of the inlay: the middle of the layout, or the double at which its line crosses. World units.
   */
  inlaidAt({ x, y, scale }: BoardView): readonly [x: number, y: number] {
    const at = this.inlay === 'four' ? this.#crossing : undefined;
    return at ? [x + at.x * scale, y + at.y * scale] : [x, y];
  }

  /** Returns the pose of an arm's end, or of its next tile; `null` if there is no such arm. */
  endPose(arm: Place, view: BoardView): Pose | null {
    const to = this.#seen?.ends.find((end) => end.place === arm)?.to;
    const zone = this.#layout?.zones.find((one) => one.arm === arm)?.pose;
    const flat = zone ?? (to === undefined ? undefined : this.#layout?.poses[to]);
    return flat ? lyingAt(view, flat) : null;
  }

  /** Returns the direction from the middle of the layout to an arm's end: radians clockwise from the top. */
  bearing(arm: Place): number | undefined {
    return this.#seen && this.#board ? endBearing(this.layoutOf(this.#seen), arm) : undefined;
  }

  /** Returns the marks of shut arms, and of half-places where nothing fits. */
  shutEnds(view: BoardView): readonly ShutEnd[] {
    return this.#layout ? shutEnds(this.#layout, view) : [];
  }

  /** Returns the threads from the points where lines break off to those where they go on. */
  threads(view: BoardView): readonly Pose[] {
    return this.#layout ? threadsOn(this.#layout, view) : [];
  }

  /** True if there is a star, every blade is played, and no arm waits for its double (28.3). */
  isStarComplete(): boolean {
    const seen = this.#seen;
    if (!seen || seen.laid.length <= 1 || seen.phase === 'opening' || !this.#kind.outlook.hasBlades) return false;
    return seen.ends.length === this.#game.table.arms && !seen.ends.some(({ state }) => state === 'free');
  }
}
