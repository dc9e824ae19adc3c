/** A record in words. */
import type { Beat, Deal, Place, Position } from '../../src/rules/game.ts';
import { type DealRecord, hasEnded, type MatchRecord, type ReplayStep } from '../../src/rules/record.ts';
import { tileOf } from '../../src/rules/tiles.ts';
import { visible } from './visible.ts';

const list = (items: readonly (string | number)[]) => (items.length > 0 ? items.join(' ') : 'none');

function faces(deal: Deal, positions: readonly Position[]): string {
  return list(positions.flatMap((at) => deal.heap[at] ?? []));
}

/** Returns the game and its players. */
export function matchInWords({ header }: MatchRecord): string {
  const options = Object.entries(header.options).map(([name, value]) => `${visible(name)} ${visible(`${value}`)}`);
  const seats = header.seats.map((seat, number) => {
    const kind = seat.kind === 'bot' ? `bot, ${visible(seat.level)}` : 'human';
    return `  seat ${number}: ${visible(seat.name)} (${kind})\n`;
  });
  const sides = header.sides ? `  sides: ${header.sides.map(list).join(' against ')}\n` : '';
  return `${[visible(header.game), ...(options.length > 0 ? [options.join(', ')] : [])].join(': ')}\n${seats.join('')}${sides}`;
}

/** Returns the way in which a tile was laid, if there were several (10.2, 14.6). */
function wayInWords(event: ReplayStep['event']): string {
  if (event?.do !== 'play') return '';
  const out = event.out === undefined ? '' : `, ${event.out} outward`;
  return `${out}${event.lengthwise ? ', lengthwise' : ''}`;
}

/** Returns the place of a tile: an end, a joint of a line, or across both lines (21.6). */
function whereInWords({ arm, joint }: Extract<Beat, { beat: 'laid' }>): string {
  if (joint === undefined) return `on arm ${arm}`;
  return typeof arm === 'number' ? `into arm ${arm} at joint ${joint}` : `${arm} both lines at joint ${joint}`;
}

/** Returns a beat in words. A lead turned up has no player; the seat of its event plays first on it (3.4). */
function inWords(beat: Beat, { record, step, deal, event }: ReplayStep): string {
  const goesOn = (event?.do === 'lead' || event?.do === 'play') && event.goesOn ? ', and goes on' : '';
  const verb = event?.do === 'play' && event.barricade ? 'bars with' : 'plays';
  switch (beat.beat) {
    case 'led':
      return beat.seat === null
        ? `${beat.tile} is turned up; seat ${event?.seat} plays first on it`
        : `seat ${beat.seat} leads ${beat.tile}${goesOn}`;
    case 'laid':
      return `seat ${beat.seat} ${verb} ${beat.tile} ${whereInWords(beat)}${beat.closed ? ', closed' : ''}${wayInWords(event)}${goesOn}`;
    case 'spread':
      return 'the tiles lie spread';
    case 'took':
      return `seat ${beat.seat} takes ${beat.tile}`;
    case 'drew':
      // 3.4: the tile left over, which the seat takes after its lead; a line has no such tile.
      return beat.suits.length === 0 && deal.ends.length > 2 && record.events[step - 2]?.do === 'lead'
        ? `seat ${beat.seat} takes the tile that is left over, ${beat.tile}`
        : `seat ${beat.seat} draws ${beat.tile}, ${deal.boneyard.length} left`;
    case 'passed':
      // 7.1, 13.3: in a line, a pass after a draw that ends the turn says nothing about the hand.
      if (beat.doubles) return `seat ${beat.seat} passes without ${list(beat.suits.map((n) => tileOf(n, n)))}`;
      return deal.ends.length === 2 && beat.suits.length === 0 && record.events[step - 2]?.do === 'draw'
        ? `seat ${beat.seat} passes`
        : `seat ${beat.seat} passes on ${list(beat.suits)}`;
    case 'lifted':
      return `seat ${beat.seat} lifts ${beat.tile} from ${beat.arm}`;
    case 'turnedUp':
      return `seat ${beat.seat} turns up ${beat.tile}`;
    case 'putBack':
      return `seat ${beat.seat} puts ${beat.tile} back to the left end of its row`;
    case 'cut':
      return `to the left end of the row of seat ${beat.seat} go ${list(beat.tiles.map(({ tile }) => tile))}`;
    case 'shut':
      return `arm ${beat.arm} is shut`;
    case 'marked':
      return `a marker is put on the train of seat ${beat.seat}`;
    case 'unmarked':
      return `the marker is taken off the train of seat ${beat.seat}`;
    case 'staked':
      return `seat ${beat.seat} stakes the match`;
    case 'armed':
      return 'each arm waits for its double';
    case 'starred':
      return beat.doubles ? 'the cross is complete' : 'the star is complete';
    case 'scored':
      if (beat.sum === null) return `seat ${beat.seat} scores ${beat.points}`;
      // 15.1: a row has one end, and a total.
      return `${deal.ends.length === 1 ? 'the total is' : 'the ends make'} ${beat.sum}: seat ${beat.seat} scores ${beat.points}`;
    case 'ended':
      if (beat.how === 'barricade') return 'the deal is barred';
      if (beat.how === 'past') return 'nothing more can be scored';
      if (beat.how === 'givenUp') return `seat ${beat.seat} gives up`;
      return beat.how === 'domino' ? `seat ${beat.seat} dominoes` : 'the deal is blocked';
    case 'dealt':
      return 'the tiles are dealt';
    case 'threwIn':
      return 'the deal is thrown in';
  }
}

function dealtInWords({ record, deal }: ReplayStep): string {
  const thrownIn = record.thrownIn.length;
  // 16.7
  const why = record.thrownIn[0]?.why === 'doubles' ? 'for many doubles in a hand' : 'as nobody could start';
  const hands = deal.hands.map((hand, seat) => `  seat ${seat} holds ${faces(deal, hand)}\n`);
  return [
    `\nDeal ${deal.deal}${deal.timeUp ? ', the last: the time was up' : ''}\n`,
    thrownIn > 0 ? `  thrown in before, ${why}: ${thrownIn}\n` : '',
    ...hands,
    `  in the boneyard: ${deal.boneyard.length}\n`,
  ].join('');
}

/** 25.7: returns the way in which a deal decided the match. */
const decisionInWords = ({ decides }: DealRecord) =>
  decides ? `, decided: ${decides.why}, for ${list(decides.winners)}` : '';

/** 25.7: returns the fish, eggs or right pending after a deal. */
function pendingInWords({ pending }: DealRecord): string {
  if (!pending) return '';
  const { fisher, attempts, eggs, hundred } = pending;
  return [
    fisher === null ? '' : `, fish of seat ${fisher} for ${attempts}`,
    eggs ? `, eggs for ${attempts}` : '',
    hundred === null ? '' : `, right of seat ${hundred}`,
  ].join('');
}

function sheetInWords({ record }: ReplayStep): string {
  if (!hasEnded(record)) return '';
  const left = record.left.map((tiles, seat) => `  seat ${seat} is left with ${list(tiles)}\n`);
  const kept = record.remembered ? `, remembered ${list(record.remembered)}` : '';
  const off = record.writtenOff ? `written off ${list(record.writtenOff)}, ` : '';
  const made = record.made ? `made ${list(record.made)}, ${off}` : '';
  const { counts, points, totals } = record;
  const after = decisionInWords(record) + pendingInWords(record);
  return `${left.join('')}  counts ${list(counts)}, ${made}points ${list(points)}, totals ${list(totals)}${kept}${after}\n`;
}

/**
 * Returns one step: the dealt tiles, or an event with its number and its beats. After the last event, also the scores.
 */
export function stepInWords(step: ReplayStep): string {
  if (step.event === null) return dealtInWords(step);
  const what = step.beats.map((beat) => inWords(beat, step)).join('; ');
  return `${String(step.step).padStart(5)}  ${what}\n${step.settlement ? sheetInWords(step) : ''}`;
}

/** Returns the tiles of an arm from the first tile outwards, as they join. */
function armInWords({ laid, ends }: Deal, arm: Place): string {
  const end = ends.find((each) => each.place === arm);
  const tiles = laid.filter((each) => each.arm === arm).map((each) => `${each.inner}-${each.outer}`);
  return `  arm ${arm}: ${list(tiles)}${end ? `, ${end.state}, ${end.shows}` : ''}\n`;
}

/** Returns the state of a deal at a step: hands, boneyard, arms, and the seat to move. */
export function stateInWords({ deal, step, record }: ReplayStep): string {
  const hands = deal.hands.map((hand, seat) => `  seat ${seat} holds ${faces(deal, hand)}\n`);
  const places = deal.boneyard.map((at) => `${at}:${deal.heap[at]}`);
  return [
    `Deal ${deal.deal}, step ${step} of ${record.events.length}, ${deal.phase}\n`,
    ...hands,
    `  boneyard (place:tile): ${list(places)}\n`,
    `  first tile: ${deal.laid[0]?.tile ?? 'none'}\n`,
    ...deal.ends.map(({ place }) => armInWords(deal, place)),
    deal.turn ? `  turn: seat ${deal.turn.seat}${deal.turn.drew.length > 0 ? ', has drawn' : ''}\n` : '',
    deal.outcome ? `  ended: ${deal.outcome.how}, last tile by seat ${deal.outcome.by}\n` : '',
  ].join('');
}
