/** The buttons of a table: their labels, and if they are enabled. */

import type { Texts } from '../i18n/index.ts';
import { isPairBegun, tilesPerDraw } from '../rules/drawing.ts';
import type { Game } from '../rules/game.ts';
import { mayDo } from '../rules/moves.ts';
import type { RackMode } from '../seats/habits.ts';
import type { Presented } from './presented.ts';

export interface Button {
  /** True if it is enabled. */
  readonly may: boolean;
  /** Its label on the cloth. */
  readonly brief: string;
  /** Its label in the DOM table. */
  readonly full: string;
}

export interface Buttons {
  readonly draw: Button;
  readonly pass: Button;
  readonly takeBack: Button;
  /** Accepts a dead end, which ends the deal (22.3). */
  readonly next: Button;
  /** Gives up before there is a dead end (23.3). */
  readonly giveUp: Button;
  readonly hint: Button;
  /** Skips the others' animations. */
  readonly hurry: Button;
  readonly sort: Button;
  readonly mute: Button;
  readonly menu: Button;
  readonly log: Button;
  readonly rules: Button;
  readonly whole: Button;
}

/** The settings that buttons depend on. */
export interface ButtonSettings {
  /** True if hints are enabled. */
  readonly hints: boolean;
  readonly muted: boolean;
  readonly sort: RackMode;
}

const button = (may: boolean, brief: string, full = brief): Button => ({ may, brief, full });

/** Returns the buttons. `presented`: null before anything is shown. */
export function buttonsOf(presented: Presented | null, set: ButtonSettings, { scene, table }: Texts): Buttons {
  const moves = presented?.question?.moves ?? [];
  const mayPlay = mayDo(moves, 'play');
  // 23.3: the player is asked if giving up is meant.
  const isAsked = presented?.now.isDeadEnd === true && presented.now.seen.outcome?.how === 'givenUp';
  const { names } = scene;
  return {
    draw:
      presented?.question?.task === 'take'
        ? button(true, table.takeRest)
        : button(mayDo(moves, 'draw'), mayPlay ? scene.orDraw : scene.draw, drawWords(presented, table)),
    // 2.4: the drawn tile may be kept although it fits.
    pass: button(mayDo(moves, 'pass'), mayPlay ? scene.keep : scene.pass),
    takeBack: button(presented?.now.takeBack === true, isAsked ? scene.playOn : scene.takeBack),
    next: button(presented?.now.isDeadEnd === true, isAsked ? scene.giveUpNow : scene.giveUp),
    giveUp: button(mayDo(moves, 'giveUp'), scene.giveUp),
    hint: hintOf(presented, set.hints, scene),
    hurry: button(presented === null || (presented.question === null && presented.now.seen.turn !== null), scene.hurry),
    sort: mayBeSorted(presented?.game) ? button(true, names.sort, scene.sorts[set.sort]) : button(false, names.sort),
    mute: button(true, set.muted ? names.unmute : names.mute, names.mute),
    menu: button(true, names.menu),
    log: button(true, names.log),
    rules: button(true, names.rules),
    whole: button(true, names.whole),
  };
}

/** True if the own tiles may be sorted. 21.1, 22.1: in rows each tile has a fixed place. */
export const mayBeSorted = (game: Game | undefined): boolean =>
  game?.table.rows === undefined && game?.table.hands === undefined;

/** Returns the line while a finger stirs, and the label of the button that ends it. */
export const stirWords = ({ scene }: Pick<Texts, 'scene'>) => ({ line: scene.stir, deal: scene.deal });

/** Returns the answer after the own tiles are sorted. */
export const sortedWords = (mode: RackMode, { scene }: Pick<Texts, 'scene'>) => ({
  brief: scene.sorted[mode],
  full: scene.sorts[mode],
});

/** Returns the label for drawing. 13.3: both tiles of a pair are drawn. */
function drawWords(presented: Presented | null, table: Texts['table']): string {
  if (presented === null) return table.draw(1);
  const { game, now } = presented;
  return isPairBegun(game, now.seen) ? table.drawAnother : table.draw(tilesPerDraw(game, now.seen));
}

/** Returns the button for advice. It is given once; in a game for one it has two parts, and may be repeated. */
function hintOf(presented: Presented | null, hints: boolean, scene: Texts['scene']): Button {
  const moves = presented?.question?.moves ?? [];
  const advised = presented?.desk.advised ?? null;
  const isSearched = presented?.now.seen.seats === 1;
  const isWorthwhile = moves.length > (isSearched ? 0 : 1);
  const mayAsk = isSearched || advised === null || advised.next !== undefined;
  const next = advised?.next ? (advised.ask ?? scene.showStep) : scene.stillPossible;
  return button(hints && isWorthwhile && mayAsk, isSearched ? next : scene.hint);
}
