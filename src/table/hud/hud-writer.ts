/** Writes the situation onto the HUD, with the data outside the match: settings, focus, moving tiles. */

import type { PortraitName } from '../../art/portraits.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import { stirWords } from '../../present/buttons.ts';
import { marksOf } from '../../present/shown-seats.ts';
import { reserveOf } from '../../rules/drawing.ts';
import type { Seat } from '../../rules/game.ts';
import type { Hud } from '../../ui/hud.ts';
import type { HudFocus, HudState, NumberState } from '../../ui/hud-model.ts';
import type { Point } from '../../ui/rect.ts';
import type { AwardSlot } from '../award/award-slot.ts';
import type { PersonAtTable, TableModel } from '../model/table-model.ts';
import { roadPoint } from '../places/road.ts';
import type { TableShuffle } from '../shuffle/table-shuffle.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';
import type { PanZoom } from '../touch/pan-zoom.ts';
import { hudStateOf } from './hud-content.ts';
import type { PointsMade } from './points-made.ts';
import { stirredBy, undealt } from './stirring-hud.ts';

/** The HUD's data from outside the match. */
export interface HudSettings {
  /** True if sound is off. */
  readonly muted: boolean;
  /** True if hints are allowed. */
  readonly hints: boolean;
  /** The focused way to play a tile, from 0; `null` if none has the focus. */
  readonly focusWay: number | null;
  readonly focus: HudFocus;
  /** 20.7: the minutes that are left; null if the match is not by time. */
  readonly minutes: number | null;
}

export interface HudWriterOptions {
  readonly hud: Pick<Hud, 'update'>;
  readonly person: PersonAtTable;
  readonly texts: Texts;
  readonly portraitOf: (sitter: Sitter, seat: Seat) => PortraitName | null;
  /** True if there is a keyboard, as far as one can know. */
  readonly hasKeys: boolean;
  readonly settings: Omit<HudSettings, 'focusWay' | 'focus' | 'minutes'>;
}

/** The parts of the table that the HUD shows. */
export interface HudSources {
  readonly model: TableModel;
  readonly tiles: Pick<MovingTiles, 'coming' | 'waiting'>;
  readonly shuffle: Pick<TableShuffle, 'hasFinger'>;
  readonly panZoom: Pick<PanZoom, 'isClose'>;
  readonly award: Pick<AwardSlot, 'scores' | 'isLit'>;
  readonly made: Pick<PointsMade, 'arrived'>;
}

/** Converts a point of the screen to pixels at unit 1. */
const smallerPoint = ({ x, y }: Point, unit: number): Point => ({ x: x / unit, y: y / unit });

/** Width of the screen in CSS pixels from which icons have their names beside them. */
const LARGE = 1600;

export class HudWriter {
  readonly #o: HudWriterOptions;
  readonly #sources: HudSources;
  #settings: HudSettings;
  #chips: HudState['chips'] = [];
  #number: NumberState | null = null;
  #turn: Seat | null = null;

  constructor(options: HudWriterOptions, sources: HudSources) {
    this.#o = options;
    this.#sources = sources;
    this.#settings = { ...options.settings, focusWay: null, focus: { button: null, seat: null }, minutes: null };
  }

  /** Shows the present state; does nothing before there is a situation. */
  write(): void {
    const state = this.#state();
    if (!state) return;
    const { shuffle } = this.#sources;
    const { hud, texts } = this.#o;
    hud.update(shuffle.hasFinger ? stirredBy(this.#asItIsSeen(state), stirWords(texts)) : this.#asItIsSeen(state));
  }

  /** Shows it with other settings; those not named stay. */
  set(other: Partial<HudSettings>): void {
    this.#settings = { ...this.#settings, ...other };
    this.write();
  }

  #state(): HudState | null {
    const { model, tiles, panZoom, award, made } = this.#sources;
    const { person, texts, portraitOf, hasKeys } = this.#o;
    const { muted, hints, focusWay, focus, minutes } = this.#settings;
    const { desk, rack } = person;
    const { now, game } = model;
    if (!now) return null;
    const { question, picked } = model.highlights();
    const viewer = typeof now.eye === 'number' ? now.eye : null;
    const presented = { now: model.isShuffling ? undealt(now) : now, game, viewer, question, desk };
    const { pileCorner: corner } = model;
    const { unit } = model.surface.regions;
    return hudStateOf(presented, {
      look: {
        own: model.own,
        bearing: (arm) => model.board.bearing(arm),
        chips: model.surface.regions.chips.length,
        ends: model.kind.chips?.(now.seen, model.own) ?? null,
        hasNumber: !model.isShuffling,
        road: (share) => smallerPoint(roadPoint(model.surface, share), unit),
        pileCorner: corner && smallerPoint(corner, unit),
        marks: marksOf(now, game),
        // Where the table has blades, the count of the boneyard includes all tiles.
        reserve: model.kind.outlook.hasBlades ? 0 : reserveOf(game, now.seen),
        sort: rack.mode,
        isLarge: model.surface.regions.width >= LARGE,
        isClose: panZoom.isClose,
        hasKeys,
        muted,
        hints,
        minutes,
      },
      choice: { picked, focusWay, focus },
      moving: tiles,
      award,
      made: made.arrived,
      portraitOf,
      texts,
    });
  }

  /** Holds changes of the match back until the tile that causes them has arrived. */
  #asItIsSeen(state: HudState): HudState {
    const { model, tiles } = this.#sources;
    const last = model.now?.seen.laid.at(-1);
    // An end changes only after its tile has landed, and only then is the deal over.
    const isOver = model.now?.seen.outcome != null;
    const isLying = !last || !tiles.coming.has(last.at);
    if (isLying) {
      this.#chips = state.chips;
      this.#number = state.number;
    }
    // No turn begins while any tile is still being played, drawn or dealt.
    if (tiles.coming.size === 0) this.#turn = state.seats.find((one) => one.turn)?.seat ?? null;
    const seats = state.seats.map((one) => ({
      ...one,
      turn: one.seat === this.#turn,
      turnedUp: isLying || !isOver ? one.turnedUp : 0,
    }));
    return { ...state, chips: this.#chips, number: this.#number, seats };
  }
}
