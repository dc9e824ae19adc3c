/** The bar's state for a film that is watched. */
import type { WordKind } from '../../access/kind.ts';
import type { LogTexts } from '../../i18n/index.ts';
import { type Film, indexOf, momentAt, seenIn } from '../../match/film.ts';
import { seatFrom } from '../../shell/watching/play-on.ts';
import type { WatchingContext } from '../../shell/watching/watching.machine.ts';
import type { BarState } from '../../shell/watching/watching-bar.ts';
import { toldOf } from './story.ts';

export interface BarFacts {
  readonly film: Film;
  readonly kind: WordKind;
  readonly texts: LogTexts;
  readonly now: WatchingContext & { readonly isRunning: boolean };
  readonly mayPlayOn: boolean;
  /** True if there is a scene, which shows the open hands. */
  readonly hasScene: boolean;
}

export function barOf({ film, kind, texts, now, mayPlayOn, hasScene }: BarFacts): BarState {
  const { at, eye, last, speed, isRunning } = now;
  const moment = momentAt(film, at);
  const { deal, move } = moment;
  const { seen } = seenIn(film, moment, eye);
  const hands = seen.hands.map((hand) => hand.flatMap((position) => seen.heap[position] ?? []));
  return {
    sitters: film.sitters,
    sides: seen.sides,
    deal,
    move,
    isRunning,
    eye,
    speed,
    deals: film.dealt.length,
    moves: momentAt(film, indexOf(film, deal, film.moments.length)).move,
    told: toldOf(film, at, eye, texts, kind),
    isFirst: at === 0,
    isLast: at === last,
    mayPlayOn,
    seat: seatFrom(film, at, eye),
    hands: eye === 'all' ? hands : null,
    areHandsSeen: hasScene,
  };
}
