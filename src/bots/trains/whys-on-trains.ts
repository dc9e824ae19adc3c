/** The reasons for a play on trains (29), as data. */
import type { Seen, Tile } from '../../rules/game.ts';
import { placeOfMove, type TileMove } from '../../rules/moves.ts';
import { halves } from '../../rules/tiles.ts';
import { markedIn } from '../../rules/trains/marked.ts';
import type { Chosen } from '../kind.ts';
import type { Why } from '../move-reasons.ts';
import { handInTurn, whysInChains } from '../whys-in-chains.ts';
import { longestRun } from './longest-run.ts';

/** The most reasons that are given. */
const MOST = 2;

/** Returns the reasons, strongest first; empty if none stands out. */
export function whysOnTrains(chosen: Chosen): readonly Why[] {
  const { seen, best, plays, opinions } = chosen;
  const others = plays.filter((play) => play !== best);
  if (others.length === 0 && opinions.length === 1) return [{ why: 'only' }];
  if (best.do !== 'play') return [];
  const me = seen.turn?.seat;
  const isOwn = (play: TileMove) => placeOfMove(play) === me;
  // Others can't lay on the own train.
  const general = whysInChains(chosen).filter(({ why }) => !(isOwn(best) && (why === 'blocks' || why === 'scarce')));
  const hand = handInTurn(seen);
  const said: Why[] = [
    ...(isOwn(best) && markedIn(seen).some((seat) => seat === me) && !others.every(isOwn)
      ? [{ why: 'shuts train' as const }]
      : []),
    ...(best.goesOn && canCover(hand, best.tile) ? [{ why: 'covers double' as const }] : []),
    ...(!isOwn(best) && spares(seen, hand, best.tile) && others.some((play) => isOwn(play) || play.tile !== best.tile)
      ? [{ why: 'spares train' as const }]
      : []),
    ...general.filter(({ why }) => why !== 'double' || !(best.goesOn && canCover(hand, best.tile))),
  ];
  return said.slice(0, MOST);
}

const canCover = (hand: readonly Tile[], double: Tile) =>
  hand.some((tile) => tile !== double && halves(tile).includes(halves(double)[0]));

/** True if the longest run of the own train is as long without the tile. */
function spares({ ends, turn }: Seen, hand: readonly Tile[], tile: Tile): boolean {
  const own = ends.find(({ place }) => place === turn?.seat)?.shows ?? -1;
  const whole = longestRun(hand, own).length;
  return (
    whole > 0 &&
    longestRun(
      hand.filter((each) => each !== tile),
      own,
    ).length === whole
  );
}
