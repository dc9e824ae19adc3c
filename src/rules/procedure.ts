/**
 * The turn that all laying games share, on deals as everybody keeps them: the core applies the rules, and what came of
 * it is written down as a new deal and its beats.
 */
import { type Core, holdsSpinner, LEADING, mayDraw, PHASES, step } from './core.ts';
import { type Beat, type Deal, type Event, type Laid, type Move, type Outcome, type Seen, sameMove } from './game.ts';
import { positionOf } from './heap.ts';
import { endsOf, isStar, laidBy } from './layout.ts';
import { encode, thaw } from './thaw.ts';
import { halves, tileOf } from './tiles.ts';

/** The legal moves of the seat whose turn it is, none twice. Throws when its hand cannot be seen. */
export function movesOf(core: Core, seen: Seen): readonly Move[] {
  if (seen.turn === null) return [];
  const hand = (seen.hands[seen.turn.seat] ?? []).map((at) => seen.heap[at]);
  thaw(core, seen);
  if (core.phase === LEADING && !holdsSpinner(core)) return [{ do: 'draw' }];
  const { spinner, arms } = core.plan;
  if (core.phase === LEADING) return [{ do: 'lead', tile: tileOf(spinner, spinner) }];
  const plays: Move[] = [];
  for (const tile of hand) {
    if (!tile) throw new Error('the moves of a hand that is not seen were asked for');
    const [low, high] = halves(tile);
    const fitting = (core.armsOf[low] as number) | (core.armsOf[high] as number);
    for (let arm = 0; arm < arms; arm++) if (fitting & (1 << arm)) plays.push({ do: 'play', tile, arm });
  }
  if (plays.length > 0) return plays;
  return [{ do: mayDraw(core) ? 'draw' : 'pass' }];
}

/** The move as the rules list it; a draw with the position that it takes. Throws when it is not legal. */
function legal(core: Core, deal: Deal, move: Move): Move {
  const listed = movesOf(core, deal).find((other) => sameMove(other, move));
  if (!listed) throw new Error(`not a legal move: ${JSON.stringify(move)}`);
  if (move.do !== 'draw') return listed;
  const from = move.from ?? deal.boneyard[0];
  if (from === undefined || !deal.boneyard.includes(from)) throw new Error(`no boneyard tile at ${from}`);
  return { do: 'draw', from };
}

/** Plays a legal move: the new deal and what happened, as `all` sees it. Throws when the move is not legal. */
export function playMove(
  core: Core,
  deal: Deal,
  given: Move,
): { readonly deal: Deal; readonly beats: readonly Beat[] } {
  const move = legal(core, deal, given);
  const event: Event = { seat: core.seat, ...move };
  const suits = openSuits(core, deal);
  step(core, encode(core, move));
  const laid = laidIn(deal, event);
  const after = written(core, deal, event, laid);
  return { deal: after, beats: beatsOf(deal, after, event, laid, suits) };
}

/** The open numbers that a tile must match now, ascending; not those that no tile is left of. */
function openSuits(core: Core, deal: Deal): readonly number[] {
  const dead = deal.ends.filter(({ state }) => state === 'dead').map(({ pips }) => pips);
  const suits: number[] = [];
  for (let suit = 0; suit <= core.plan.tables.highest; suit++) {
    if (core.open & (1 << suit) && !dead.includes(suit)) suits.push(suit);
  }
  return suits;
}

/** The tile that the event puts on the table, if any. */
function laidIn(deal: Deal, event: Event): Laid | null {
  if (event.do === 'draw' || event.do === 'pass') return null;
  const at = positionOf(deal, event.seat, event.tile);
  return at === undefined ? null : laidBy(deal.ends, event, at, event.seat);
}

/** The deal after an event that the core has played. */
function written(core: Core, deal: Deal, event: Event, laid: Laid | null): Deal {
  const from = event.do === 'draw' ? event.from : undefined;
  const table = laid ? [...deal.laid, laid] : deal.laid;
  const phase = PHASES[core.phase] ?? 'ended';
  const goesOn = core.drew > 0 && from !== undefined;
  return {
    ...deal,
    hands: deal.hands.map((hand, seat) => {
      if (seat !== event.seat) return hand;
      return from !== undefined ? [...hand, from] : hand.filter((at) => at !== laid?.at);
    }),
    boneyard: from === undefined ? deal.boneyard : deal.boneyard.filter((at) => at !== from),
    laid: table,
    ends: laid ? endsOf(table, core.plan.arms, core.plan.tables.highest) : deal.ends,
    phase,
    turn:
      phase === 'ended' ? null : { seat: core.seat, drew: goesOn ? [...(deal.turn?.drew ?? []), from] : [], laid: [] },
    log: [...deal.log, event],
    outcome: phase === 'ended' ? outcomeOf(core, table) : null,
  };
}

/** 1.9: a seat without tiles has dominoed; else the deal is blocked, by whoever laid the last tile. */
function outcomeOf(core: Core, laid: readonly Laid[]): Outcome {
  if (core.sizes[core.seat] === 0) return { how: 'domino', by: core.seat };
  return { how: 'blocked', by: laid.at(-1)?.seat ?? 0 };
}

function beatsOf(
  before: Deal,
  after: Deal,
  event: Event,
  laid: Laid | null,
  suits: readonly number[],
): readonly Beat[] {
  const beats: Beat[] = [factOf(after, event, laid, suits)];
  // 2.2: an arm is shown as shut as soon as the tiles in sight say so.
  for (const { arm, state } of after.ends) {
    const was = before.ends.find((end) => end.arm === arm)?.state;
    if (state === 'dead' && was !== 'dead') beats.push({ beat: 'shut', arm, why: 'dead' });
  }
  if (isStar(after.ends) && !isStar(before.ends)) beats.push({ beat: 'starred' });
  if (after.outcome) {
    const left = after.hands.map((hand) => hand.map((at) => faceAt(after, at)));
    beats.push({ beat: 'ended', how: after.outcome.how, seat: after.outcome.by, left });
  }
  return beats;
}

/** What the event itself was. */
function factOf(after: Deal, event: Event, laid: Laid | null, suits: readonly number[]): Beat {
  const { seat } = event;
  if (event.do === 'draw' && event.from !== undefined) {
    return { beat: 'drew', seat, at: event.from, tile: faceAt(after, event.from), suits };
  }
  if (!laid) return { beat: 'passed', seat, suits };
  const { at, tile, arm, closed } = laid;
  if (arm === null) return { beat: 'led', seat, at, tile };
  return { beat: 'laid', seat, at, tile, arm, closed, index: after.laid.length - 1 };
}

function faceAt(deal: Deal, at: number) {
  const tile = deal.heap[at];
  if (tile === undefined) throw new Error(`no tile at ${at}`);
  return tile;
}
