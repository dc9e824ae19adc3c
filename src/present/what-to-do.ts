/** The prompt: the line that tells the player what to do. */
import type { Texts } from '../i18n/index.ts';
import { isPairBegun, tilesPerDraw } from '../rules/drawing.ts';
import { dutyIn } from '../rules/duty.ts';
import type { Game, Move } from '../rules/game.ts';
import { goesOnWith, placesFor, playableTiles } from '../rules/moves.ts';
import { isOpenSolo } from '../rules/seen.ts';
import { stakeOf } from '../rules/stake.ts';
import { type QuestionTask, taskOf } from '../rules/task.ts';
import type { Question } from '../seats/desk.ts';
import { whoIs } from './people.ts';
import type { Presented } from './presented.ts';

export interface ShownLine {
  /** On the cloth; null if the highlighted tiles and places show it. */
  readonly brief: string | null;
  /** In the DOM table. */
  readonly full: string;
}

/** Returns a line of the cloth as a sentence. */
const sentence = (words: string): string => `${words}.`;

export function promptOf(presented: Presented, texts: Texts): ShownLine {
  const { now, question, desk, viewer } = presented;
  const { scene, table } = texts;
  if (desk.ways.length > 0) return waysLine(presented, texts);
  if (desk.advised) return { brief: desk.advised.words, full: desk.advised.words };
  if (now.isDeadEnd && !question) {
    const words = now.seen.outcome?.how === 'givenUp' ? scene.givenUp : scene.deadEnd;
    return { brief: words, full: sentence(words) };
  }
  // In words for a beginner.
  const asked = desk.asks && scene.asks(desk.asks, dutyIn(now.seen) ?? now.seen.laid[0]?.inner ?? 0);
  if (question) {
    const { game } = presented;
    const { brief, full } = LINES[taskOf(question, game.table)](question, game, texts);
    const { picked } = desk;
    const places = picked && placesFor(question.moves, picked).length;
    // 1.13: several persons at one device take their tiles in turn, with no hand in sight.
    if (viewer === null) {
      const words = `${table.waits(whoIs(now, question.seat, null))} ${full}`;
      return { brief: words, full: words };
    }
    return { brief: brief ?? asked, full: picked ? table.pickedUp(picked, places ?? 0) : full };
  }
  if (now.isTaking) return { brief: asked, full: table.beingTaken };
  if (now.seen.phase === 'ended') return { brief: asked, full: table.ended };
  const { turn } = now.seen;
  return { brief: asked, full: turn ? table.waits(whoIs(now, turn.seat, viewer)) : table.quiet };
}

/** Returns the line while one of the ways to play a tile in its place has to be chosen. */
function waysLine({ now, game, desk: { picked, ways } }: Presented, { scene, table }: Texts): ShownLine {
  const stake = stakeOf(game, now.seen, ways);
  const staked = stake && scene.stake(stake);
  return {
    brief: staked,
    full: [...(picked ? [table.howToLay(picked)] : []), ...(staked ? [sentence(staked)] : [])].join(' '),
  };
}

/** Returns the ways to play a tile, with the digits that choose them if there are keys. */
export const wayLabels = (ways: readonly Move[], hasKeys: boolean, { scene }: Pick<Texts, 'scene'>) =>
  ways.map((move, k) => scene.way(hasKeys ? k + 1 : null, move, ways));

/** The line of a question before a tile is picked. */
type LineFor = (question: Question, game: Game, texts: Texts) => ShownLine;

const leadLine: LineFor = ({ seen, moves }, _game, { scene, table }) => {
  const isFree = isOpenSolo(seen);
  const brief = isFree ? scene.leadFree : scene.leadAny;
  // If only one tile can lead, it is highlighted.
  return { brief: playableTiles(moves).size > 1 ? brief : null, full: isFree ? sentence(brief) : table.leadAny };
};

/** @param instead the other move that is allowed: to draw (1.7), or to keep the drawn tile (2.4). */
const playLine =
  (instead: 'draw' | 'pass' | null): LineFor =>
  ({ seen, moves }, _game, { scene, table }) => {
    const { size } = playableTiles(moves);
    const next = goesOnWith(seen, moves);
    if (!next) return { brief: null, full: table.yourTurn(size, instead) };
    const brief = scene.goOn[next];
    return { brief, full: next === 'tile' ? table.goesOn(size) : sentence(brief) };
  };

const turnedUpLine: LineFor = ({ seen, moves }, _game, { scene, table }) => {
  const [tile] = playableTiles(moves);
  if (!tile) throw new Error('no tile is turned up');
  const next = goesOnWith(seen, moves);
  return { brief: next && scene.goOn[next], full: table.turnedUp(tile, placesFor(moves, tile).length) };
};

/** 30.4: the foot that waits is always named: nothing else may be played. */
const footLine: LineFor = (question, game, texts) => {
  const { laid, ends } = question.seen;
  const toes = ends.filter(({ state }) => state === 'free');
  const on = laid[toes[0]?.to ?? -1];
  if (!on) return playLine(null)(question, game, texts);
  const brief = texts.scene.foot(on.tile, toes.length);
  return { brief, full: `${sentence(brief)} ${playLine(null)(question, game, texts).full}` };
};

/** 32.2: all tiles of a mosaic lie, and some fields are broken; or nothing fits, in any outline. */
const liftLine: LineFor = ({ seen }, { dealing }, { scene }) => {
  const broken = dealing?.puzzles?.broken(seen) ?? 0;
  const brief = broken > 0 ? scene.wrong(broken) : scene.asks('lift', 0);
  return { brief, full: sentence(brief) };
};

/** Both tiles of a pair must be drawn (13.3). */
const drawLine: LineFor = ({ seen }, game, { table }) => ({
  brief: null,
  full: table.mustDraw(isPairBegun(game, seen)),
});

const drawOrPassLine: LineFor = ({ seen }, game, { table }) => ({
  brief: null,
  full: table.drawOrPass(tilesPerDraw(game, seen)),
});

/** 1.13: one of the own tiles is taken. */
const takeLine: LineFor = (_question, _game, { scene }) => ({ brief: null, full: sentence(scene.asks('take', 0)) });

/** The task alone; 29.6: with the number that is due. */
const askLine =
  (task: QuestionTask): LineFor =>
  ({ seen }, _game, { scene }) => {
    const asked = scene.asks(task, dutyIn(seen) ?? 0);
    return { brief: task === 'cover' ? asked : null, full: sentence(asked) };
  };

/**
 * The lines by task. The cloth prompts a learner with the task alone. The DOM table also counts the tiles and places
 * that the cloth lights up.
 */
const LINES: Readonly<Record<QuestionTask, LineFor>> = {
  take: takeLine,
  lead: leadLine,
  star: playLine(null),
  doubles: playLine(null),
  cover: askLine('cover'),
  foot: footLine,
  ends: playLine(null),
  any: playLine(null),
  drawn: playLine(null),
  squares: playLine(null),
  fields: playLine(null),
  lift: liftLine,
  playOrDraw: playLine('draw'),
  playOrKeep: playLine('pass'),
  turnedUp: turnedUpLine,
  insert: turnedUpLine,
  cut: turnedUpLine,
  draw: drawLine,
  starDraw: drawLine,
  doublesDraw: drawLine,
  coverDraw: drawLine,
  footDraw: drawLine,
  drawOrPass: drawOrPassLine,
  drawOrBar: askLine('drawOrBar'),
  passOrBar: askLine('passOrBar'),
};
