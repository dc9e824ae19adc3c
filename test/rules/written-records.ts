/** Records written by hand, in words: what the tests say of a deal and nothing that the rules would have to be asked. */
import { createHash } from 'node:crypto';

/** A deal in words. Tiles are parted by spaces. */
export interface Written {
  /** The first tiles of each hand; the rest of a hand is filled from what nobody names, in order of the set. */
  readonly hands: readonly string[];
  /** The tiles that nobody is dealt, in order; the rest of them is filled too. */
  readonly boneyard?: string;
  /** Hands thrown in, each like `hands`. */
  readonly thrownIn?: readonly (readonly string[])[];
  /**
   * A line an event: `0 lead 6-6`, `1 play 5-6 at 0`, `2 play 3-3 at 1 closed goes on`, `3 draw 1-5`, `0 pass`,
   * `2 lead 6-6 turned up`, `1 play 4-4 at 1 barricade`. Tiles that are drawn or turned up lie where the heap has them.
   */
  readonly events: string;
  readonly sheet?: {
    readonly end: 'domino' | 'blocked';
    readonly counts: readonly number[];
    readonly points: readonly number[];
    readonly totals: readonly number[];
    readonly remembered?: readonly number[];
  };
}

export interface WrittenMatch {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** 6 unless given. */
  readonly highest?: number;
  readonly handSize: number;
  readonly seats: number;
  readonly deals: readonly Written[];
  readonly seed?: string;
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function setOf(highest: number): string[] {
  const tiles: string[] = [];
  for (let low = 0; low <= highest; low++) for (let high = low; high <= highest; high++) tiles.push(`${low}-${high}`);
  return tiles;
}

function dealOut(hands: readonly string[], boneyard: string, { highest = 6, handSize, seats }: WrittenMatch) {
  const named = [...hands.flatMap(words), ...words(boneyard)];
  const rest = setOf(highest).filter((tile) => !named.includes(tile));
  const dealt = Array.from({ length: seats }, (_, seat) => {
    const given = words(hands[seat] ?? '');
    return [...given, ...rest.splice(0, handSize - given.length)];
  });
  const heap = [...dealt.flat(), ...words(boneyard), ...rest];
  const salt = 'salt';
  const commitment = createHash('sha256')
    .update(`${heap.join(' ')}\n${salt}`)
    .digest('hex');
  const places = dealt.map((hand) => hand.map((tile) => heap.indexOf(tile)));
  return { tiles: dealt, sealed: { heap, hands: places, salt, commitment } };
}

function eventOf(line: string, heap: readonly string[]): Record<string, unknown> {
  const [seat = '', action, tile = '', ...more] = words(line);
  const event: Record<string, unknown> = { seat: Number(seat), do: action };
  if (action !== 'pass') event.tile = tile;
  if (action === 'draw' || more.includes('turned')) event.from = heap.indexOf(tile);
  if (more.includes('turned')) event.turnedUp = true;
  if (more[0] === 'at') event.arm = Number(more[1]);
  if (more.includes('closed')) event.closed = true;
  if (more.includes('goes')) event.goesOn = true;
  if (more.includes('barricade')) event.barricade = true;
  return event;
}

/** What the hands still hold: a tile leaves the hand that lays it, and goes to the hand that draws it. */
function leftOf(dealt: readonly string[][], events: readonly Record<string, unknown>[]): string[][] {
  const hands = dealt.map((hand) => [...hand]);
  for (const { seat, do: action, tile, turnedUp } of events) {
    const hand = hands[Number(seat)];
    if (action === 'draw') hand?.push(String(tile));
    else if (turnedUp !== true && hand?.includes(String(tile))) hand.splice(hand.indexOf(String(tile)), 1);
  }
  return hands;
}

/** The file of a match. */
export function written(match: WrittenMatch): string {
  const { game, options, seats, seed } = match;
  const header = {
    format: 'star-dominoes',
    version: 1,
    game,
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'human' })),
    ...(seed === undefined ? {} : { seed }),
  };
  const deals = match.deals.map(({ hands, boneyard = '', thrownIn = [], events: text, sheet }, index) => {
    const { tiles, sealed } = dealOut(hands, boneyard, match);
    const events = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => eventOf(line, sealed.heap));
    const end = sheet === undefined ? {} : { ...sheet, left: leftOf(tiles, events) };
    const thrown = thrownIn.map((each) => dealOut(each, '', match).sealed);
    return { deal: index + 1, ...sealed, thrownIn: thrown, events, ...end };
  });
  return [header, ...deals].map((line) => `${JSON.stringify(line)}\n`).join('');
}
