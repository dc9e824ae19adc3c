/** An outline of half-places as a grid of buttons (23.1), and the tool that turns the picked tile. */
import { html, nothing } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import { type Symbols, thingsIn } from '../../art/symbols.ts';
import type { CellWords, RunTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import type { Laid, Seen, Tile } from '../../rules/game.ts';
import { fieldsIn } from '../../rules/mosaic/fields-in.ts';
import { findMove, liesOnTwo, mayDo, tileOfMove } from '../../rules/moves.ts';
import { aimedAt, aimsOf, type Turned } from '../../rules/outline/aim.ts';
import { type Filled, filledBy, halfPlacesOf, isFull } from '../../rules/outline/filled.ts';
import { outlineOf } from '../../rules/outline/outline-of.ts';
import { cellsOfArm, type HalfPlace, type Outline } from '../../rules/outline/outline-shape.ts';
import { whyUnfit } from '../../rules/outline/unfit.ts';
import { givenOf } from '../../rules/squares/given.ts';
import { earthOf, fieldClasses, fieldList, type MosaicWords, mosaicWordsIn, signView } from '../fields-view.ts';
import type { LoggedPlay, WordKind } from '../kind.ts';
import { pipInk } from '../pip-spots.ts';
import { questionOf, type TableActions, type TableState } from '../table-state.ts';
import { numberFace } from '../tile-face.ts';
import { line, lineLog } from './line.ts';
import '../styles/run.css';
import '../styles/outline.css';

export const outline = (run: RunTexts): WordKind => ({
  ...line(run),
  layout: (state, now, act) => outlineView(run, state, now, act),
  /** 23.1: an outline has no ends; its places have names. */
  placeAt: (id) => id,
  log: {
    ...lineLog,
    laid: ({ beat, seen, who, words }) =>
      [
        words.outline.laid(who, beat.tile, cellsOfArm(beat.arm), beat.full ?? []),
        ...changedWords(beat, seen, run),
      ].join(' '),
    own: (beat, who, words) =>
      beat.beat === 'lifted' ? [words.outline.lifted(who, beat.tile, cellsOfArm(beat.arm))] : [],
  },
});

/** Returns a sentence for each field that the tile has completed or broken (32.2). */
function changedWords({ kept = [], broken = [] }: LoggedPlay['beat'], seen: Seen, { mosaic }: RunTexts) {
  const changed = [...kept, ...broken];
  return fieldsIn(seen).flatMap((field, index) =>
    changed.includes(index) ? [`${mosaic.told({ ...field, number: index + 1 })}.`] : [],
  );
}

/** The step from a half-place to its neighbour, by arrow. */
const WAYS = { back: [0, -1], on: [0, 1], up: [-1, 0], down: [1, 0] } as const;

type OutlineWords = RunTexts['outline'];

/** The data that all places of the grid share. */
interface Field {
  readonly words: OutlineWords;
  readonly state: TableState;
  readonly now: Situation;
  readonly act: TableActions;
  readonly outline: Outline;
  readonly filled: Filled;
  readonly full: ReadonlySet<number>;
  readonly given: readonly number[];
  readonly advised: readonly number[];
  /** Null without fields. */
  readonly mosaic: MosaicWords | null;
}

function outlineView(run: RunTexts, state: TableState, now: Situation, act: TableActions) {
  const { seen } = now;
  const words = run.outline;
  const filled = filledBy(seen);
  const outline = outlineOf(seen);
  const areas = [...Array(outline.areas).keys()];
  const full = new Set(areas.filter((area) => isFull(outline, filled.tiles, area)));
  const advised = advisedIn(state, outline);
  const mosaic = mosaicWordsIn(seen, run);
  const field: Field = { words, state, now, act, outline, filled, full, given: givenOf(seen), advised, mosaic };
  return html`
    <div class="dom-run dom-outline" role="group" aria-label=${mosaic?.whole ?? words.whole(seen.laid.length, full.size)}>
      <div class="outline" .style=${`--columns:${outline.columns}`}>
        ${Array.from(
          { length: outline.rows },
          (_, row) =>
            html`<div class="outline-row" role="group" aria-label=${words.row(row + 1)}>
              ${outline.places.flatMap((each, place) => (each.row === row + 1 ? [cellView(field, each, place)] : []))}
            </div>`,
        )}
      </div>
      ${toolsView(words, state, act)}
      ${mosaic ? fieldList(mosaic) : nothing}
    </div>
  `;
}

/** Returns the half-places of the tile that is advised. */
function advisedIn({ desk }: TableState, outline: Outline): readonly number[] {
  const [best] = desk.picked ? [] : (desk.advised?.moves ?? []);
  return best?.do === 'play' ? (outline.placesOfArm(best.arm) ?? []) : [];
}

function cellView(field: Field, { row, column, name, area }: HalfPlace, place: number) {
  const { state, now, act, outline, filled, full, given, advised, mosaic } = field;
  const { desk, stops, symbols } = state;
  const moves = questionOf(state)?.moves ?? [];
  const index = filled.tiles[place] ?? null;
  const laid = index === null ? undefined : now.seen.laid[index];
  const half = filled.numbers[place] ?? 0;
  const isGiven = laid !== undefined && given.includes(laid.at);
  const fits = desk.picked !== null && aimedAt(aimsOf(outline, moves, desk.picked), place, desk.turned) !== null;
  const canLift = laid !== undefined && moves.some((move) => move.do === 'lift' && move.tile === laid.tile);
  const shown = filled.shown[area] ?? null;
  const isShut = desk.advised?.shut?.includes(name) ?? false;
  const lies = laid ? { half, tile: laid.tile, given: isGiven } : null;
  const beside = Object.fromEntries(
    Object.entries(WAYS).map(([way, [down, right]]) => [way, nameAt(outline, row + down, column + right, down !== 0)]),
  );
  return html`<button
    type="button"
    class=${classMap({
      'outline-cell': true,
      'is-laid': laid !== undefined,
      'is-given': isGiven,
      'is-full': mosaic === null && full.has(area),
      'is-fit': fits,
      'is-advised': advised.includes(place),
      'is-shut': isShut,
      ...joinsOf(outline, laid?.arm ?? null, place),
      ...(mosaic && fieldClasses(mosaic, outline, place)),
    })}
    .style=${`--ink:${pipInk(half)};--row:${row};--column:${column}${mosaic ? earthOf(mosaic, area) : ''}`}
    data-group="places"
    data-id=${name}
    data-back=${beside.back ?? nothing}
    data-on=${beside.on ?? nothing}
    data-up=${beside.up ?? nothing}
    data-down=${beside.down ?? nothing}
    tabindex=${stops.places === name ? 0 : -1}
    aria-label=${cellLabel(field, { row, column, lies, shown, full: mosaic === null && full.has(area), shut: isShut }, area)}
    aria-disabled=${desk.picked ? !fits : !canLift && !advised.includes(place)}
    @click=${() => press(field, place)}
    @focus=${() => act.focused('places', name)}
    @blur=${act.blurred}
  >
    <span aria-hidden="true">${laid ? halfFace(half, symbols) : nothing}</span>
    ${mosaic ? signView(mosaic, area, place) : nothing}
  </button>`;
}

/** Returns the words for a half-place: its half, and its field if it has one. */
function cellLabel({ words, state, mosaic }: Field, cell: CellWords, area: number): string {
  const label = words.cell(cell) + (cell.lies ? thingsIn(state.symbols, cell.lies.half) : '');
  return mosaic ? `${label}. ${mosaic.told[area]}` : label;
}

/** Returns a half in its place. A blank without a picture or a numeral is a dot, to show that a tile lies there. */
const halfFace = (half: number, symbols: Symbols) =>
  half === 0 && symbols === 'pips' ? '·' : numberFace(half, symbols);

/** Returns the side on which a half is joined to the other half of its tile. */
function joinsOf(outline: Outline, arm: Laid['arm'], place: number): Readonly<Record<string, boolean>> {
  if (arm === null) return {};
  const [low, high] = halfPlacesOf(outline, arm);
  const [here, other] = [outline.places[place], outline.places[low === place ? high : low]];
  if (!here || !other) return {};
  const [down, right] = [other.row - here.row, other.column - here.column];
  return { 'joins-right': right > 0, 'joins-left': right < 0, 'joins-below': down > 0, 'joins-above': down < 0 };
}

/** Returns the half-place there. Above and below the ends of the outer rows it is the nearest one of an inner row. */
function nameAt({ places }: Outline, row: number, column: number, isAcross: boolean): string | undefined {
  const inRow = places.filter((each) => each.row === row);
  const away = (each: HalfPlace) => Math.abs(each.column - column);
  const [nearest] = [...inRow].sort((a, b) => away(a) - away(b));
  return nearest && (isAcross || away(nearest) === 0) ? nearest.name : undefined;
}

/** Plays the picked tile or the advised one, or lifts the tile that lies there; otherwise says why not. */
function press(field: Field, place: number): void {
  const { words, state, now, act, outline, filled, given } = field;
  const { desk } = state;
  const moves = questionOf(state)?.moves ?? [];
  const [best] = desk.advised?.moves ?? [];
  const advised = best && tileOfMove(best) ? aimsOf(outline, [best], tileOfMove(best)) : [];
  const laid = now.seen.laid[filled.tiles[place] ?? -1];
  if (desk.picked) layAt(field, desk.picked, place);
  else if (best && aimedAt(advised, place, desk.turned)) act.offer(best);
  else if (laid && moves.length > 0 && given.includes(laid.at))
    act.refuse(words.unfit({ unfit: 'given', tile: laid.tile, places: [] }));
  else if (laid) act.offer({ do: 'lift', tile: laid.tile });
  else act.lay(outline.places[place]?.name ?? '');
}

/** Plays a tile on a half-place, or says why it can't lie there as it is turned. */
function layAt({ words, state, now, act, outline }: Field, tile: Tile, place: number): void {
  const { turned } = state.desk;
  const aim = aimedAt(aimsOf(outline, questionOf(state)?.moves ?? [], tile), place, turned);
  const low = outline.places[place];
  const why = low && whyUnfit(now.seen, tile, low, (turned % 4) as Turned);
  if (!aim && why) act.refuse(words.unfit(why));
  else act.lay(aim?.arm ?? low?.name ?? '');
}

/** Returns the buttons that turn the picked tile and that give up. */
function toolsView(words: OutlineWords, state: TableState, act: TableActions) {
  const { desk, stops, texts } = state;
  const moves = questionOf(state)?.moves ?? [];
  const tool = (id: string, label: string, short: string, onClick: () => void) => html`<button
    type="button"
    class="dom-action"
    data-group="places"
    data-id=${id}
    tabindex=${stops.places === id ? 0 : -1}
    aria-label=${label}
    @click=${onClick}
    @focus=${() => act.focused('places', id)}
    @blur=${act.blurred}
  >
    ${short}
  </button>`;
  const giveUp = findMove(moves, 'giveUp');
  return html`<div class="outline-tools">
    ${
      desk.picked && liesOnTwo(moves, desk.picked)
        ? tool('turn', words.turn(desk.picked, desk.turned), words.turnShort, act.turn)
        : nothing
    }
    ${giveUp && mayDo(moves, 'giveUp') ? tool('giveUp', texts.scene.giveUp, texts.scene.giveUp, () => act.offer(giveUp)) : nothing}
  </div>`;
}
