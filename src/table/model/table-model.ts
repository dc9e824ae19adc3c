/** The present state of the table: the situation, its viewer, the regions of the screen, and the action of a finger. */
import { personsOf } from '../../match/persons.ts';
import type { Situation } from '../../match/ports.ts';
import type { Game, Place, Position, Seat, TableNumber, Tile } from '../../rules/game.ts';
import type { FieldState } from '../../rules/mosaic/field-state.ts';
import { type TileMove, tilesAt, waysAt } from '../../rules/moves.ts';
import type { Desk } from '../../seats/desk.ts';
import type { Rack } from '../../seats/rack.ts';
import type { Point } from '../../ui/rect.ts';
import type { TableKind } from '../kind.ts';
import { type BoardView, EMPTY, roomFor, viewOf } from '../places/board-view.ts';
import { type Moved, standingAs, withGap } from '../places/hand-order.ts';
import type { HighlightedPlace, Highlights, ShutEnd } from '../places/highlights.ts';
import { type Placed, type Placement, pileCorner, placementOf, slotsOnRack } from '../places/placement.ts';
import type { TableSurface } from '../places/surface.ts';
import { raised } from '../places/tile-rows.ts';
import type { SafeArea, ScreenWishes } from '../regions/regions.ts';
import { BoardModel } from './board-model.ts';
import { OwnScreen } from './own-screen.ts';

/** A field of a mosaic at this moment: its state, and the light on it, 0…1. */
export interface FieldNow {
  readonly state: FieldState;
  readonly light: number;
}

/** A point of the canvas, CSS pixels. */
interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The desk and the rack of the person at the screen. */
export interface PersonAtTable {
  readonly desk: Desk;
  readonly rack: Rack;
}

/** Height to which a tile comes up under a finger, in half-tile sides. */
const UNDER_FINGER = 0.12;

export class TableModel {
  readonly kind: TableKind;
  /** The game that is played. */
  readonly game: Game;
  /** The layout on the cloth. */
  readonly board: BoardModel;
  /** Keyboard focus. */
  readonly focus: { tile: Tile | null; place: Place | null; lying: Position | null } = {
    tile: null,
    place: null,
    lying: null,
  };
  /** True while the tiles are being shuffled; then none has a place of its own. */
  isShuffling = false;
  /** True if places show the number of the table that a move there would make. */
  makes = false;
  /** True if tiles that were turned up once show their numbers on their backs (21.3). */
  memory = false;
  /** The player's wishes for the regions of the screen. */
  wishes: ScreenWishes = { letters: 1, isLeftHanded: false };
  /** The tile that a finger holds in the air, or has just put down, and its pose. */
  held: { readonly at: Position; readonly placed: Placed } | null = null;
  /** The place that a dragged tile is meant for, while it is not near; `null`: none, or the middle. */
  meant: Place | null = null;
  /** The places in the way of a tile that was refused a moment ago. */
  barred: readonly Place[] = [];
  /** The fields of a mosaic as they are seen, in their order (32.2); `null`: as they are. */
  fields: readonly FieldNow[] | null = null;
  /** The tile of the rack that a finger presses. */
  pressed: Position | null = null;
  readonly #person: PersonAtTable;
  readonly #screen: OwnScreen;
  #now: Situation | null = null;
  #own: Seat = 0;
  #gap: Moved | null = null;

  constructor(person: PersonAtTable, kind: TableKind, game: Game) {
    this.kind = kind;
    this.game = game;
    this.#screen = new OwnScreen(kind, game);
    this.board = new BoardModel(kind, game, this.#screen);
    this.#person = person;
  }

  get now(): Situation | null {
    return this.#now;
  }

  /** The seat at the bottom of the screen. */
  get own(): Seat {
    return this.#own;
  }

  get surface(): TableSurface {
    return this.#screen.surface;
  }

  /** The number that the table says now; `null` if it says none. */
  get tableNumber(): TableNumber | null {
    return (this.#now && this.game.tableNumber?.(this.#now.seen)) ?? null;
  }

  /** The upper left corner of the tiles in the boneyard, CSS pixels; `null` if it is empty, or nothing is dealt yet. */
  get pileCorner(): Point | null {
    return this.#now && !this.#now.isTaking ? pileCorner(this.#now.seen, this.surface) : null;
  }

  /** Returns the question to the person at the screen, and the choices made so far. */
  highlights(): Highlights {
    const { desk } = this.#person;
    return {
      question: desk.question,
      picked: desk.picked ?? this.#tileInHand(),
      turned: desk.turned,
      advised: desk.advised?.moves[0] ?? null,
      focusTile: this.focus.tile,
      focusPlace: this.meant ?? this.focus.place,
      focusLying: this.focus.lying,
    };
  }

  /** Returns the tile that needs no picking. */
  #tileInHand(): Tile | null {
    const { question, advised } = this.#person.desk;
    return question && !advised?.moves.length ? this.kind.inHand(question.moves) : null;
  }

  /** Takes a situation in; true if the screen needs new regions. */
  update(situation: Situation): boolean {
    const before = this.#now;
    this.#now = situation;
    this.board.update(situation.seen);
    const [person] = personsOf(situation.sitters);
    const isFixed = !this.kind.turnsToPlayer && person !== undefined;
    if (typeof situation.eye === 'number' && !isFixed) this.#own = situation.eye;
    else if (!before || isFixed) this.#own = person ?? 0;
    this.board.own = this.#own;
    const [a, b] = [before?.seen, situation.seen];
    const isOther = a?.game !== b.game || a.seats !== b.seats || a.options !== b.options;
    return isOther || this.#screen.update(b, this.#own);
  }

  /** Fits the regions to a screen of that size, CSS pixels; true if the layout has to lie otherwise. */
  fit(width: number, height: number, safe: SafeArea): boolean {
    this.#screen.fit({ width, height, safe, wishes: this.wishes }, this.#now?.seen, this.#own);
    return this.board.fit();
  }

  /**
   * Arranges the table for a situation. Its layout and view count from now on, and its board for the whole deal.
   * Returns the placement to move the tiles to.
   */
  arrange(situation: Situation): Placement {
    const placement = this.placementOf(situation);
    this.board.arrange(situation.seen, placement.view);
    return placement;
  }

  /** Returns the placement of a situation, with the tile that a finger holds or presses. */
  placementOf(situation: Situation): Placement {
    const placement = this.restingPlacementOf(situation);
    const tiles = placement.tiles.map((placed, at) => {
      if (this.held?.at === at) return this.held.placed;
      return at === this.pressed ? raised(placed, UNDER_FINGER) : placed;
    });
    return { ...placement, tiles };
  }

  /** Returns the same while no finger holds anything. */
  restingPlacementOf(situation: Situation): Placement {
    const { seen } = situation;
    const { table } = this.game;
    const layout = this.board.layoutOf(seen);
    const placement = placementOf(situation, this.#own, { surface: this.surface, layout, table }, this.kind, {
      ownOrder: standingAs(withGap(this.#facesOf(situation), this.#gap)),
      keptView: this.board.keptView,
      jokers: table.jokers ?? [],
    });
    return this.kind.highlight(placement, seen, this.highlights(), this.surface);
  }

  /** Returns the view of the empty cloth before any tile is played. */
  emptyView(): BoardView {
    return viewOf(this.surface, this.kind.outlook, EMPTY);
  }

  /** Returns the places that are highlighted now, in that view of the board. */
  places(view: BoardView): readonly HighlightedPlace[] {
    return this.#placesWith(this.highlights(), view);
  }

  /** Returns the same as if that tile were picked. */
  placesFor(tile: Tile, view: BoardView): readonly HighlightedPlace[] {
    return this.#placesWith({ ...this.highlights(), picked: tile }, view);
  }

  /** Returns the same as if the picked tile were turned by a quarter. */
  placesTurned(view: BoardView): readonly HighlightedPlace[] {
    const highlights = this.highlights();
    return this.#placesWith({ ...highlights, turned: (highlights.turned ?? 0) + 1 }, view);
  }

  /** Returns the move of the desk's question that plays a tile there, if there is one. */
  moveTo(tile: Tile, arm: Place | null): TileMove | undefined {
    return waysAt(this.#person.desk.question?.moves ?? [], tile, arm)[0];
  }

  /** True if touching the end of that arm plays a tile: the picked one, or the only one that fits. */
  playsAt(arm: Place): boolean {
    const { question, picked } = this.#person.desk;
    const there = tilesAt(question?.moves ?? [], arm);
    return picked ? there.includes(picked) : there.length === 1;
  }

  /** Returns the own tiles in the order of the rack, and the middles of their slots, CSS pixels. */
  rackSlots(situation: Situation): { readonly order: readonly Position[]; readonly slots: readonly Pixel[] } {
    const { hands, heap } = situation.seen;
    const order = standingAs(this.#facesOf(situation))(hands[this.#own] ?? [], heap);
    const slots = slotsOnRack(this.surface, order.length).map(({ at }) => this.surface.camera.project(at));
    return { order, slots };
  }

  /** Sets the rack's order as if one of its tiles had moved; true if that differs from before. */
  makeGap(moved: Moved | null): boolean {
    const isOther = this.#gap?.tile !== moved?.tile || this.#gap?.index !== moved?.index;
    this.#gap = moved;
    return isOther;
  }

  /** Keeps the layout's size on the screen, as under a finger, or lets it go. True if the view must change now. */
  keepView(isKept: boolean): boolean {
    const { view: before } = this.board;
    this.board.isViewKept = isKept;
    if (isKept || !this.#now || !before) return false;
    const { x, y, scale } = this.restingPlacementOf(this.#now).view;
    return x !== before.x || y !== before.y || scale !== before.scale;
  }

  /** Returns the marks of shut arms, and of half-places where nothing fits, as the player has been told. */
  shutEnds(view: BoardView): readonly ShutEnd[] {
    const told = [...(this.#person.desk.advised?.shut ?? []), ...this.barred];
    const isTold = this.#person.desk.advised?.shut !== undefined || told.length > 0;
    return this.#now && isTold ? this.kind.shutPlaces(this.#now.seen, told, view) : this.board.shutEnds(view);
  }

  /** True if the tile is in the own hand or in the boneyard. */
  isThere(at: Position): boolean {
    const seen = this.#now?.seen;
    return seen ? [...(seen.hands[this.#own] ?? []), ...seen.boneyard].includes(at) : false;
  }

  /** Returns the faces of the own hand in the order of the rack. */
  #facesOf(now: Situation): readonly Tile[] {
    const { desk, rack } = this.#person;
    const moves = desk.question?.seat === this.#own ? desk.question.moves : null;
    return rack.order(now.seen, this.#own, moves, this.game.table);
  }

  #placesWith(highlights: Highlights, view: BoardView): readonly HighlightedPlace[] {
    if (!this.#now) return [];
    const { seen } = this.#now;
    const room = roomFor(this.surface, this.board.view ?? view);
    return this.kind.places(seen, this.board.layoutOf(seen), view, highlights, room);
  }
}
