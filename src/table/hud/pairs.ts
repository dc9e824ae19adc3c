/** Pairs that change places between two deals (20.8): one gets up for the bench, and the next one sits down. */
import { portraitSvg } from '../../art/portraits.ts';
import type { Situation } from '../../match/ports.ts';
import { shownAccounts, shownSeats } from '../../present/shown-seats.ts';
import type { Seat } from '../../rules/game.ts';
import { roomsOfAccounts } from '../../ui/account-rooms.ts';
import { ChangingPlaces, type TokenPlace } from '../../ui/changing-places.ts';
import { motionOf } from '../model/timing.ts';
import type { LotsOptions } from './lots.ts';
import { medallionOf } from './medallion-places.ts';

/** Milliseconds that the change takes at most. */
export const LONGEST_CHANGE = 600;
/** The part of a bench's height that a token fills. */
const ON_BENCH = 0.7;

/**
 * Shows the change from the deal that is still seen to the next one; resolves when it is over, or at once when `signal`
 * aborts, without motion, or if all stay.
 */
export async function changePairs(o: PairsOptions, next: Situation, signal: AbortSignal): Promise<void> {
  const tokens = tokensOf(o, next);
  const ms = Math.min(LONGEST_CHANGE, motionOf(o.timing, LONGEST_CHANGE));
  if (tokens.length === 0 || ms === 0) return;
  const change = new ChangingPlaces({ tokens, theme: o.theme(), density: o.resolution() });
  o.layer.addChild(change);
  try {
    const step = (progress: number) => {
      if (!change.destroyed) change.show(progress);
      o.requestRender();
    };
    await o.timing.clock.tween(ms, step, signal);
  } finally {
    if (!change.destroyed) change.destroy();
    o.requestRender();
  }
}

export interface PairsOptions extends Omit<LotsOptions, 'layer' | 'texts'> {
  readonly layer: { addChild(change: ChangingPlaces): unknown };
  readonly texts: Parameters<typeof shownAccounts>[2] & LotsOptions['texts'];
}

/** Returns the tokens of those who get up, then of those who sit down; none if nobody does. */
function tokensOf(o: PairsOptions, next: Situation) {
  const { now } = o.model;
  if (!now?.seen.waits || !next.seen.waits || now.seen.deal === next.seen.deal) return [];
  const { sitters, seen } = now;
  const [before, after] = [now.seen.waits, next.seen.waits];
  const up = after.filter((seat) => !before.includes(seat));
  const down = before.filter((seat) => !after.includes(seat));
  const shown = shownSeats(now, o.texts);
  const token = (seat: Seat, from: TokenPlace | null, to: TokenPlace | null) => {
    const sitter = sitters[seat];
    const portrait = sitter ? o.portraitOf(sitter, seat) : null;
    const face = { bust: portrait && portraitSvg(portrait), letter: shown[seat]?.initial ?? '' };
    return from && to ? [{ ...face, side: seen.sides[seat] ?? seat, from, to }] : [];
  };
  // A player who sits down takes the place of one who gets up.
  const places = up.map((seat) => medallionOf(o.model, seat));
  const seats = down.map((seat) => placeOnBench(o, now, seat));
  return [
    ...up.flatMap((seat, k) => token(seat, places[k] ?? null, seats[k] ?? null)),
    ...down.flatMap((seat, k) => token(seat, seats[k] ?? null, places[k] ?? null)),
  ];
}

/** Returns the place of a seat that waits: in the account of its side, beside its partner. */
function placeOnBench({ model, texts }: PairsOptions, now: Situation, seat: Seat): TokenPlace | null {
  const accounts = shownAccounts(now, model.own, texts);
  const at = accounts.findIndex(({ seats }) => seats.includes(seat));
  const playing = accounts.filter(({ waits }) => !waits).length;
  const room = roomsOfAccounts(model.surface.regions, accounts.length, playing)[at];
  if (!room) return null;
  const size = room.height * ON_BENCH;
  const nth = accounts[at]?.seats.indexOf(seat) ?? 0;
  return { x: room.x + room.width / 2 + (nth - 0.5) * size, y: room.y + room.height / 2, size };
}
