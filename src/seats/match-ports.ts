/** The ports of a match, connected to its views, desk, thinker and curtain. */

import type { Mind } from '../bots/messages.ts';
import { thinkingSeed } from '../bots/seed.ts';
import type { Ports, Sitter } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import { DURATIONS } from '../motion/durations.ts';
import type { Move, Seat, Standing } from '../rules/game.ts';
import type { AskingDesk, Question } from './desk.ts';
import { createSecondPort } from './second-port.ts';
import type { createTakePort } from './take-port.ts';
import type { Tempo } from './tempo.ts';
import type { Thinker } from './thinker/thinker.ts';
import type { Views } from './views.ts';

/** The curtain that hides the screen while the device passes from one person to another. */
export interface CurtainPort {
  /**
   * Covers everything at once and names the next person; resolves, uncovered, when that person continues. `by`: the
   * person who may take back their move before that; null if nobody may.
   */
  raise(to: Seat, sitter: Sitter, by: Sitter | null, signal: AbortSignal): Promise<void>;
}

export interface PortsOptions {
  readonly views: Pick<Views, 'shuffle' | 'play' | 'show'>;
  readonly desk: Pick<AskingDesk, 'ask' | 'question' | 'offer'>;
  readonly thinker: Pick<Thinker, 'think'>;
  readonly curtain: CurtainPort;
  readonly clock: Pick<Clock, 'now' | 'wait' | 'running' | 'later' | 'paused'>;
  /** Converts milliseconds at normal speed to the current speed. */
  readonly pace: (ms: number) => number;
  readonly tempo: Tempo;
  readonly sitters: readonly Sitter[];
  /** Returns a number from 0 to below 1. */
  readonly chance: () => number;
  /** True if a tile is drawn automatically for a person with no other move. */
  readonly drawsItself: () => boolean;
  /** True if others play this deal too, against the same moves of the bots, and it is the whole match. */
  readonly isShared: boolean;
}

type Choice = Parameters<Ports['choose']>[0];

/** Creates the ports of one match; a new match needs new ones. */
export function createPorts({ views, desk, curtain, sitters, ...o }: PortsOptions): Ports {
  const byPerson = createPersonPort({ desk, ...o });
  const byBot = createBotPort(o);
  /** Loaded with the first tile that is taken: most tables are dealt. */
  let own: ReturnType<typeof createTakePort> | null = null;
  return {
    shuffle({ now }, signal) {
      own?.begin();
      return views.shuffle(now, signal);
    },
    async take(asked, signal) {
      own ??= (await import('./take-port.ts')).createTakePort({ desk, sitters, ...o });
      return own.take(asked, signal);
    },
    second: createSecondPort(o.clock),
    show: ({ beats, now }, signal) => views.play(beats, now, signal),
    choose(choice, signal) {
      const sitter = sitters[choice.seat];
      if (sitter?.kind === 'bot') return byBot(choice, sitter, signal);
      o.tempo.rest();
      return byPerson(choice, signal);
    },
    async handOver({ to, now, takeBack }, signal) {
      const sitter = sitters[to];
      if (!sitter) throw new Error(`nobody sits on seat ${to}`);
      // Hides the hand before the curtain falls.
      views.show(now);
      await curtain.raise(to, sitter, takeBack === null ? null : (sitters[takeBack] ?? null), signal);
    },
  };
}

/** Creates the port that puts questions to a person at the desk. */
function createPersonPort({
  desk,
  clock,
  pace,
  drawsItself,
}: Pick<PortsOptions, 'desk' | 'clock' | 'pace' | 'drawsItself'>) {
  /** Draws after a while for the person in turn, unless they do it first. */
  const drawSoon = async (question: Question, signal: AbortSignal) => {
    await clock.wait(pace(DURATIONS.selfDraw), signal);
    if (desk.question === question) desk.offer({ do: 'draw' });
  };
  return ({ seat, seen, moves }: Choice, signal: AbortSignal): Promise<Move> => {
    const [only, another] = moves;
    const question = { seat, seen, moves };
    const answer = desk.ask(question, signal);
    if (only?.do === 'draw' && !another && drawsItself()) drawSoon(question, signal).catch(reportError);
    return answer;
  };
}

/** Creates the port that chooses a bot's move, and takes as long as a player of its character would. */
function createBotPort({
  thinker,
  clock,
  pace,
  tempo,
  isShared,
}: Pick<PortsOptions, 'thinker' | 'clock' | 'pace' | 'tempo' | 'isShared'>) {
  /** Pauses for a task. Without it a row of moves at instant speed would block the page. */
  const breath = () => new Promise<void>((go) => void clock.later(0, go));
  return async (choice: Choice, sitter: Sitter, signal: AbortSignal): Promise<Move> => {
    const { seat, seen, standing, moves, takeBack } = choice;
    const [only, another] = moves;
    const thought: Promise<Move> =
      only && !another
        ? Promise.resolve(only)
        : thinker.think(seen, moves, mindOf(sitter, isShared ? null : standing), thinkingSeed(seen), signal);
    const begun = clock.now;
    const glance = pace(DURATIONS.glance);
    const [move] = await Promise.all([thought, glance > 0 ? clock.wait(glance, signal) : breath()]);
    const isLeadNamed = move.do === 'lead' && another === undefined;
    const rest = pace(tempo.over({ seat, seen, move, isLeadNamed, takeBack }) - DURATIONS.glance);
    // After a glance that was cut short there is no further wait.
    if (clock.now - begun > glance - 1) await clock.wait(rest, signal);
    // A move found while the clock is stopped waits until it runs.
    await clock.running(signal);
    return move;
  };
}

/**
 * Returns a bot's settings for thinking with the match in this standing. Null: only the points of one deal count, which
 * others play too.
 */
function mindOf({ level = 'rules', temperament }: Sitter, standing: Standing | null): Mind {
  return {
    level,
    ...(temperament !== undefined && { temperament }),
    ...(standing ? { standing } : { isUnhurried: true }),
  };
}
