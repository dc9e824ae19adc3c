/**
 * The yardstick: random deals of `cyprus` with four seats and nothing else, in one loop. Two 32-bit masks a hand (tiles
 * 0–27 and 28–54), tables from the mask of open suits to the tiles that fit, open ends as counts per suit. It keeps
 * no arms apart, knows no other game, and is not used by the program.
 */
const TILES = 55;
const SEATS = 4;
const EACH = 9;
const HALF = 28;
const LOW = new Uint8Array(TILES);
const HIGH = new Uint8Array(TILES);
/** The tiles of each suit, and of each set of suits: `[suits << 1]` those below 28, `[suits << 1 | 1]` the others. */
const FITTING = new Int32Array(2048);

let next = 0;
for (let a = 0; a <= 9; a++) {
  for (let b = a; b <= 9; b++, next++) {
    LOW[next] = a;
    HIGH[next] = b;
    for (let suits = 0; suits < 1024; suits++) {
      if ((suits & (1 << a)) === 0 && (suits & (1 << b)) === 0) continue;
      const word = (suits << 1) | (next < HALF ? 0 : 1);
      FITTING[word] = (FITTING[word] as number) | (1 << (next % HALF));
    }
  }
}

function bits(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Plays `deals` random deals (thrown-in ones not counted); returns turns, and a sum of points that nobody skips. */
export function bare(deals: number, seed: number): { readonly turns: number; readonly points: number } {
  const heap = Uint8Array.from({ length: TILES }, (_, at) => at);
  const hand = new Int32Array(SEATS * 2);
  const size = new Int32Array(SEATS);
  const ends = new Int32Array(10);
  let word = seed | 1;
  let turns = 0;
  let points = 0;
  const below = (bound: number): number => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return Math.floor(((word >>> 0) * bound) / 4294967296);
  };
  for (let done = 0; done < deals; ) {
    for (let left = TILES; left > 1; left--) {
      const other = below(left);
      const tile = heap[other] as number;
      heap[other] = heap[left - 1] as number;
      heap[left - 1] = tile;
    }
    let leader = 0;
    while (leader < SEATS * EACH && heap[leader] !== TILES - 1) leader++;
    if (leader === SEATS * EACH) continue;
    done++;
    hand.fill(0);
    ends.fill(0);
    size.fill(EACH);
    for (let seat = 0, at = 0; seat < SEATS; seat++) {
      let low = 0;
      let high = 0;
      for (let i = 0; i < EACH; i++) {
        const tile = heap[at++] as number;
        if (tile < HALF) low |= 1 << tile;
        else high |= 1 << (tile - HALF);
      }
      hand[seat << 1] = low;
      hand[(seat << 1) | 1] = high;
    }
    let drawn = SEATS * EACH;
    let seat = (leader / EACH) | 0;
    hand[(seat << 1) | 1] = (hand[(seat << 1) | 1] as number) & ~(1 << (TILES - 1 - HALF));
    size[seat] = EACH - 1;
    let free = 8;
    let open = 1 << 9;
    let passes = 0;
    turns++;
    for (;;) {
      seat = (seat + 1) & 3;
      turns++;
      let low = hand[seat << 1] as number;
      let high = hand[(seat << 1) | 1] as number;
      let canLow = low & (FITTING[open << 1] as number);
      let canHigh = high & (FITTING[(open << 1) | 1] as number);
      if ((canLow | canHigh) === 0) {
        if (drawn < TILES - 1) {
          const tile = heap[drawn++] as number;
          passes = 0;
          size[seat] = (size[seat] as number) + 1;
          if (tile < HALF) low |= 1 << tile;
          else high |= 1 << (tile - HALF);
          hand[seat << 1] = low;
          hand[(seat << 1) | 1] = high;
          canLow = low & (FITTING[open << 1] as number);
          canHigh = high & (FITTING[(open << 1) | 1] as number);
        }
        if ((canLow | canHigh) === 0) {
          if (++passes === SEATS) break;
          continue;
        }
      }
      passes = 0;
      let total = 0;
      for (let left = open; left !== 0; left &= left - 1) {
        const suit = 31 - Math.clz32(left & -left);
        const ways = free > 0 ? 1 : (ends[suit] as number);
        total +=
          ways * (bits(low & (FITTING[2 << suit] as number)) + bits(high & (FITTING[(2 << suit) | 1] as number)));
      }
      let nth = below(total);
      let suit = 0;
      let tile = 0;
      for (let left = open; ; left &= left - 1) {
        suit = 31 - Math.clz32(left & -left);
        let fitLow = low & (FITTING[2 << suit] as number);
        let fitHigh = high & (FITTING[(2 << suit) | 1] as number);
        const tiles = bits(fitLow) + bits(fitHigh);
        const ways = tiles * (free > 0 ? 1 : (ends[suit] as number));
        if (nth >= ways) {
          nth -= ways;
          continue;
        }
        for (let skip = nth % tiles; skip > 0; skip--) {
          if (fitLow !== 0) fitLow &= fitLow - 1;
          else fitHigh &= fitHigh - 1;
        }
        tile = fitLow !== 0 ? 31 - Math.clz32(fitLow & -fitLow) : HALF + 31 - Math.clz32(fitHigh & -fitHigh);
        break;
      }
      if (tile < HALF) hand[seat << 1] = low & ~(1 << tile);
      else hand[(seat << 1) | 1] = high & ~(1 << (tile - HALF));
      const outer = (LOW[tile] as number) + (HIGH[tile] as number) - suit;
      ends[outer] = (ends[outer] as number) + 1;
      if (free > 0) {
        if (--free === 0) {
          open = 0;
          for (let end = 0; end < 10; end++) if (ends[end] !== 0) open |= 1 << end;
        }
      } else {
        open |= 1 << outer;
        ends[suit] = (ends[suit] as number) - 1;
        if (ends[suit] === 0) open &= ~(1 << suit);
      }
      size[seat] = (size[seat] as number) - 1;
      if (size[seat] === 0) break;
    }
    points += score(hand);
  }
  return { turns, points };
}

/** The points that the deal writes: others' counts, less its own for the lowest of a blocked deal; ties nothing. */
function score(hand: Int32Array): number {
  let lowest = 1000;
  let level = 0;
  let total = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    let count = 0;
    for (let left = hand[seat << 1] as number; left !== 0; left &= left - 1) {
      const tile = 31 - Math.clz32(left & -left);
      count += (LOW[tile] as number) + (HIGH[tile] as number);
    }
    for (let left = hand[(seat << 1) | 1] as number; left !== 0; left &= left - 1) {
      const tile = HALF + 31 - Math.clz32(left & -left);
      count += (LOW[tile] as number) + (HIGH[tile] as number);
    }
    total += count;
    if (count < lowest) {
      lowest = count;
      level = 1;
    } else if (count === lowest) level++;
  }
  return level === 1 ? total - 2 * lowest : 0;
}
