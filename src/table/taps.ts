/** Playing by tap: a tile, then a place. */
import type { Move, Place, Seen, Tile } from '../rules/game.ts';
import { whyNot } from '../rules/why-not.ts';
import type { Desk, Question } from '../seats/desk.ts';
import type { Camera } from './camera.ts';
import { placeAt, tileAt } from './picking.ts';
import { type LitPlace, playsOf } from './places/asked.ts';
import type { Placed } from './places/place.ts';

/** What a tap is answered with when it is no move. */
export interface TapTexts {
  needs(suit: number): string;
  readonly fitsNowhere: string;
  readonly mustDraw: string;
  readonly pickFirst: string;
  readonly notHere: string;
  readonly closed: string;
  shutBecause(pips: number): string;
}

export interface TapsOptions {
  readonly desk: Desk;
  readonly texts: TapTexts;
  /** What is on the screen now. */
  sight(): {
    readonly camera: Camera;
    readonly seen: Seen | null;
    readonly tiles: readonly Placed[];
    readonly places: readonly LitPlace[];
    /** Whether the wood hides what lies on the cloth at that pixel. */
    readonly hides?: (x: number, y: number) => boolean;
  };
  /** Says one short line. */
  explain(line: string): void;
  onHurry(): void;
}

export interface Taps {
  /** A tap at a CSS pixel; `time` in milliseconds tells a double tap. */
  at(x: number, y: number, time: number): void;
  /** A tap on the end chip of an arm. */
  onEnd(arm: Place): void;
  draw(): void;
  pass(): void;
}

/** Two taps on one tile closer than this, in milliseconds, are a double tap. */
const DOUBLE = 350;
/** How far beside a tile a finger still takes it, in half-tile sides. */
const OWN_SLACK = 0.12;
const PILE_SLACK = 0.6;

export function createTaps({ desk, texts, sight, explain, onHurry }: TapsOptions): Taps {
  let last: { readonly tile: Tile; readonly time: number } | null = null;

  const explainWhyNot = ({ seen, moves }: Question) => {
    const why = whyNot(seen, moves);
    explain(typeof why === 'object' ? texts.needs(why.needs) : texts[why]);
  };
  const drawFrom = (from?: number) => desk.offer(from === undefined ? { do: 'draw' } : { do: 'draw', from });

  /** Lays the tile that is held, or the only one that fits there. */
  const layAt = (arm: Place | null, question: Question, picked: Tile | null) => {
    const there = layingMoves(question.moves).filter((move) => armOf(move) === arm);
    const [only, ...others] = new Set(there.map(({ tile }) => tile));
    const tile = picked ?? (others.length === 0 ? only : undefined);
    const moves = there.filter((move) => move.tile === tile);
    if (moves.length > 0) offerFirst(desk, moves);
    else if (picked) explain(texts.notHere);
    else if (layingMoves(question.moves).length > 0) explain(texts.pickFirst);
    else explainWhyNot(question);
  };

  const tapTile = (tile: Tile, time: number) => {
    const { question } = desk;
    if (!question) return;
    const plays = playsOf(question.moves, tile);
    const again = last?.tile === tile && time - last.time < DOUBLE;
    last = { tile, time };
    if (plays.length === 0) {
      desk.pick(null);
      explainWhyNot(question);
    } else if (again && placesOf(plays).size === 1) {
      desk.pick(tile);
      offerFirst(desk, plays);
    } else if (!again) desk.pick(desk.picked === tile ? null : tile);
  };

  return {
    at(x, y, time) {
      const { question, picked } = desk;
      if (!question) return onHurry();
      const { camera, seen, tiles, places, hides } = sight();
      const own = tileAt(camera, x, y, tiles, 'own', OWN_SLACK);
      const tile = own === null ? null : (seen?.heap[own] ?? null);
      if (tile) return tapTile(tile, time);
      last = null;
      // Before a tile is taken up the free blades are lit: they can be touched as their chips can.
      const place = placeAt(camera, x, y, picked ? places.filter(({ waits }) => waits) : places, hides);
      if (place) return layAt(place.arm, question, picked);
      const mayDraw = question.moves.some((move) => move.do === 'draw');
      const touched = mayDraw ? tileAt(camera, x, y, tiles, 'boneyard', PILE_SLACK) : null;
      if (touched !== null) drawFrom(touched);
      else desk.pick(null);
    },
    onEnd(arm) {
      const { question, picked } = desk;
      if (!question) return onHurry();
      const end = question.seen.ends.find((one) => one.arm === arm);
      if (end?.state === 'closed') return explain(texts.closed);
      if (end?.state === 'dead') return explain(texts.shutBecause(end.pips));
      layAt(arm, question, picked);
    },
    draw() {
      drawFrom();
    },
    pass() {
      desk.offer({ do: 'pass' });
    },
  };
}

const armOf = (move: Move): Place | null => (move.do === 'play' ? move.arm : null);
const layingMoves = (moves: readonly Move[]) => moves.filter((move) => move.do === 'play' || move.do === 'lead');
const placesOf = (moves: readonly Move[]) => new Set(moves.map(armOf));

function offerFirst(desk: Desk, moves: readonly Move[]) {
  const [move] = moves;
  if (move) desk.offer(move);
}
