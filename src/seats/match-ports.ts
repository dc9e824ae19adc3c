/** The ports of a match, made of views to look at, a desk for persons, a thinker for bots, and a curtain. */

import type { Mind } from '../bots/messages.ts';
import { thinkingSeed } from '../bots/seed.ts';
import type { Ports, Sitter } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import { DURATIONS } from '../motion/durations.ts';
import type { Move, Seat, Standing } from '../rules/game.ts';
import type { AskingDesk, Question } from './desk.ts';
import type { Tempo } from './tempo.ts';
import type { Thinker } from './thinker/thinker.ts';
import type { Views } from './views.ts';

/** What hides the screen while the device goes from one person to another. */
export interface Curtain {
  /**
   * Covers everything at once and names who comes; resolves, uncovered, when that person looks. `by`: who may take back
   * their move before that; `null`: nobody.
   */
  raise(to: Seat, sitter: Sitter, by: Sitter | null, signal: AbortSignal): Promise<void>;
}

export interface PortsOptions {
  readonly views: Pick<Views, 'shuffle' | 'play' | 'show'>;
  readonly desk: Pick<AskingDesk, 'ask' | 'question' | 'offer'>;
  readonly thinker: Pick<Thinker, 'think'>;
  readonly curtain: Curtain;
  readonly clock: Pick<Clock, 'now' | 'wait' | 'running' | 'later'>;
  /** Milliseconds at normal speed into milliseconds now. */
  readonly pace: (ms: number) => number;
  readonly tempo: Tempo;
  readonly sitters: readonly Sitter[];
  /** Whether a tile is drawn by itself for a person who can do nothing else. */
  readonly drawsItself: () => boolean;
  /** Others play this deal too, against the same moves of the bots; and it is the whole match. */
  readonly isShared: boolean;
}

type Choice = Parameters<Ports['choose']>[0];

/** Ports of one match; a new match takes new ones. */
export function createPorts({ views, desk, curtain, sitters, ...o }: PortsOptions): Ports {
  const byPerson = createPersonPort({ desk, ...o });
  const byBot = createBotPort(o);
  return {
    shuffle: ({ now }, signal) => views.shuffle(now, signal),
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
      // The hand is gone before the curtain is down.
      views.show(now);
      await curtain.raise(to, sitter, takeBack === null ? null : (sitters[takeBack] ?? null), signal);
    },
  };
}

/** Asks a person at the desk. */
function createPersonPort({
  desk,
  clock,
  pace,
  drawsItself,
}: Pick<PortsOptions, 'desk' | 'clock' | 'pace' | 'drawsItself'>) {
  /** Draws for the person who is asked, unless they do it first. */
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

/** Lets a bot think, and takes the time that a player of its character would take. */
function createBotPort({
  thinker,
  clock,
  pace,
  tempo,
  isShared,
}: Pick<PortsOptions, 'thinker' | 'clock' | 'pace' | 'tempo' | 'isShared'>) {
  /** At instant speed nobody waits for a frame: without a pause a row of moves would block the page. */
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
    // Whoever cut the glance short waits for nothing more.
    if (clock.now - begun > glance - 1) await clock.wait(rest, signal);
    // An answer that comes while the clock stands is delivered when it runs.
    await clock.running(signal);
    return move;
  };
}

/** With what mind a bot plays in a match that stands like that; `null`: for the points of one deal that others play too. */
function mindOf({ level = 'rules', temperament }: Sitter, standing: Standing | null): Mind {
  return {
    level,
    ...(temperament !== undefined && { temperament }),
    ...(standing ? { standing } : { isUnhurried: true }),
  };
}
