import type { Position, Seat, Tile } from '../game.ts';
import type { DealRecord, RecordEvent } from '../record/format.ts';
import { halves } from '../tiles.ts';
import { demand } from './fault.ts';
import type { Terms } from './header.ts';

type Of<Do extends RecordEvent['do']> = Extract<RecordEvent, { do: Do }>;

/** What happened in a deal, counted. */
export interface Tally {
  readonly plays: number;
  readonly draws: number;
  readonly passes: number;
}

/** Judges the events of one deal, one after the other, from tiles in hands and numbers at ends and nothing else. */
export class Play {
  /** How the deal has ended, as soon as it has. */
  end: 'domino' | 'blocked' | null = null;
  /** The seat that laid the last tile. */
  last: Seat | null = null;
  readonly tally = { plays: 0, draws: 0, passes: 0 };
  readonly #terms: Terms;
  readonly #heap: readonly Tile[];
  readonly #boneyard: Set<Position>;
  /** The open number of each arm that has been started. */
  readonly #ends = new Map<number, number>();
  #turn: Seat | null = null;
  /** Whether the running turn has drawn. What it drew is then all that it can play (1.7). */
  #drew = false;
  #passesInARow = 0;

  constructor(
    record: DealRecord,
    readonly hands: readonly Tile[][],
    terms: Terms,
  ) {
    this.#terms = terms;
    this.#heap = record.heap;
    const dealt = new Set(record.hands.flat());
    this.#boneyard = new Set([...record.heap.keys()].filter((at) => !dealt.has(at)));
  }

  judge(event: RecordEvent) {
    const { seat } = event;
    demand(this.end === null, '1.9', 'the deal had ended');
    demand(seat < this.#terms.seats, 'records', `there is no seat ${seat}`);
    if (this.#turn === null) {
      this.#start(event);
      return;
    }
    demand(event.do !== 'lead', '1.2', 'the spinner lies already');
    demand(seat === this.#turn, '1.3', `it is the turn of seat ${this.#turn}, not of seat ${seat}`);
    if (event.do === 'play') this.#play(event);
    else if (event.do === 'draw') this.#draw(event);
    else this.#pass();
  }

  /** Before the spinner lies: the lead, and what is drawn for it. */
  #start(event: RecordEvent) {
    const { spinner, seats } = this.#terms;
    const holder = this.hands.findIndex((hand) => hand.includes(spinner));
    if (event.do === 'draw') {
      // Without drawForLead somebody holds the spinner, or the deal would have been thrown in.
      demand(holder < 0, this.#terms.drawForLead ? '2.6' : '1.2', `seat ${holder} holds ${spinner} and must lead`);
      // 2.6: one tile each, clockwise from seat 0, round after round; even the last tile.
      const next = this.tally.draws % seats;
      demand(event.seat === next, '2.6', `seat ${next} draws for the lead, not seat ${event.seat}`);
      this.#take(event, '2.6');
      return;
    }
    demand(event.do === 'lead', '1.2', `${event.do} before the spinner lies`);
    demand(event.tile === spinner, '1.2', `led ${event.tile}, but the spinner is ${spinner}`);
    demand(event.turnedUp === undefined && event.from === undefined, '1.2', 'no spinner is turned up in this game');
    demand(event.seat === holder, '1.2', `seat ${event.seat} does not hold ${spinner}`);
    this.#lay(event.seat, spinner);
  }

  #play({ seat, tile, arm, ...rest }: Of<'play'>) {
    const { arms, spinner } = this.#terms;
    demand(this.hands[seat]?.includes(tile) === true, '1.6', `seat ${seat} does not hold ${tile}`);
    demand(rest.closed === undefined, '1.6', 'no tile is laid closed in this game');
    demand(rest.goesOn === undefined, '1.6', 'a turn is one tile');
    demand(rest.out === undefined, '1.6', 'the other half is always the new open end');
    demand(typeof arm === 'number' && arm < arms, 'records', `there is no arm ${arm}`);
    const end = this.#ends.get(arm);
    if (this.#opening()) {
      demand(end === undefined, '1.4', `arm ${arm} is started, and the star is not complete`);
      demand(this.#fits(tile), '1.4', `${tile} cannot be laid on the spinner`);
    } else {
      demand(
        end !== undefined && halves(tile).includes(end),
        '1.6',
        `${tile} does not match ${end}, the end of arm ${arm}`,
      );
    }
    this.#ends.set(arm, otherHalf(tile, end ?? halves(spinner)[0]));
    this.tally.plays++;
    this.#lay(seat, tile);
  }

  #draw(event: Of<'draw'>) {
    demand(!this.#drew, '1.7', `seat ${event.seat} has drawn in this turn`);
    demand(!this.#able(event.seat), '1.7', `seat ${event.seat} can play and may not draw`);
    demand(this.#boneyard.size > 0, '1.7', 'the boneyard is empty');
    demand(this.#mayDraw(), '1.7', 'the last tile may not be drawn');
    this.#take(event, '1.7');
    this.#drew = true;
  }

  #pass() {
    const seat = this.#turn ?? 0;
    demand(!this.#able(seat), '1.8', `seat ${seat} passes, but can play`);
    demand(this.#drew || !this.#mayDraw(), '1.8', `seat ${seat} passes, but must draw`);
    this.tally.passes++;
    this.#passesInARow++;
    this.#next(seat);
    // 1.9: as many passes in a row as there are seats, a pass after draws being one of them, and nothing to draw.
    if (this.#passesInARow >= this.#terms.seats && !this.#mayDraw()) this.end = 'blocked';
  }

  #take({ seat, from, tile }: Of<'draw'>, rule: string) {
    demand(this.#boneyard.delete(from), rule, `position ${from} is not in the boneyard`);
    demand(this.#heap[from] === tile, 'records', `position ${from} is ${this.#heap[from]}, not ${tile}`);
    this.hands[seat]?.push(tile);
    this.tally.draws++;
  }

  #lay(seat: Seat, tile: Tile) {
    const hand = this.hands[seat] ?? [];
    hand.splice(hand.indexOf(tile), 1);
    this.last = seat;
    this.#passesInARow = 0;
    this.#next(seat);
    if (hand.length === 0) this.end = 'domino';
  }

  #next(seat: Seat) {
    this.#turn = (seat + 1) % this.#terms.seats;
    this.#drew = false;
  }

  #opening(): boolean {
    return this.#ends.size < this.#terms.arms;
  }

  #fits(tile: Tile): boolean {
    const open = this.#opening() ? halves(this.#terms.spinner) : [...this.#ends.values()];
    return halves(tile).some((half) => open.includes(half));
  }

  #able(seat: Seat): boolean {
    return this.hands[seat]?.some((tile) => this.#fits(tile)) === true;
  }

  #mayDraw(): boolean {
    return this.#boneyard.size >= this.#terms.drawableFrom;
  }
}

function otherHalf(tile: Tile, half: number): number {
  const [low, high] = halves(tile);
  return low === half ? high : low;
}
