import type { Texts, Who } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import type { Beat, Seat } from '../rules/game.ts';

/** A seat as the texts speak of it. */
export function whoIs(now: Situation, seat: Seat): Who {
  return { name: now.sitters[seat]?.name ?? `${seat + 1}`, you: now.eye === seat };
}

/** A beat in words, as the eye of `after` knows it; one sentence an entry. */
export function beatWords(beat: Beat, after: Situation, texts: Texts): readonly string[] {
  const words = texts.beats;
  const { seen } = after;
  const arm = (place: number | string) => texts.arm(place, seen.ends.length);
  switch (beat.beat) {
    case 'dealt':
      return [words.dealt(seen.hands[0]?.length ?? 0, seen.boneyard.length)];
    case 'led':
      return [beat.seat === null ? words.turnedUp(beat.tile) : words.led(whoIs(after, beat.seat), beat.tile)];
    case 'laid': {
      const laid = seen.laid[beat.index];
      const who = whoIs(after, beat.seat);
      if (beat.closed) return [words.laidClosed(who, beat.tile, arm(beat.arm))];
      if (laid?.to === 0) return [words.started(who, beat.tile, arm(beat.arm))];
      return [words.laid(who, beat.tile, arm(beat.arm), laid?.outer ?? 0)];
    }
    case 'drew':
      return [words.drew(whoIs(after, beat.seat), beat.suits, beat.tile)];
    case 'passed':
      return [words.passed(whoIs(after, beat.seat), beat.suits)];
    case 'shut':
      return [beat.why === 'closed' ? words.shutClosed(arm(beat.arm)) : words.shutDead(arm(beat.arm))];
    case 'starred':
      return [words.starred];
    case 'scored':
      return [words.scored(whoIs(after, beat.seat), beat.points)];
    case 'threwIn':
      return [words.threwIn];
    case 'ended':
      return endWords(beat, after, texts);
  }
}

function endWords(beat: Beat & { beat: 'ended' }, after: Situation, { beats: words }: Texts): readonly string[] {
  const how = beat.how === 'domino' ? words.dominoed(whoIs(after, beat.seat)) : words.blocked;
  const hands = beat.left.flatMap((tiles, seat) => (tiles.length ? [words.holds(whoIs(after, seat), tiles)] : []));
  return [how, ...hands, ...settlementWords(after, words)];
}

function settlementWords(after: Situation, words: Texts['beats']): readonly string[] {
  if (!after.settlement) return [];
  const { points, standing } = after.settlement;
  const scores = points.flatMap((n, seat) =>
    n > 0 ? [words.settled(whoIs(after, seat), n, standing.totals[seat] ?? n)] : [],
  );
  return scores.length ? scores : [words.nobody];
}
