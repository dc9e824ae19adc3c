/** The ports of a match, plugged into tables to look at, a desk for persons, a thinker for bots, and a curtain. */
import type { Thinker } from '../bots/client.ts';
import type { Mind } from '../bots/messages.ts';
import { thinkingSeed } from '../bots/seed.ts';
import type { Ports, Sitter, View } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import { TURN } from '../motion/durations.ts';
import type { Move, Seat, Standing } from '../rules/game.ts';
import type { createDesk, Question } from './desk.ts';
import { createStage } from './stage.ts';
import { createPondering } from './tempo.ts';

/** What hides the screen while the device goes from one person to another. */
export interface Curtain {
  /** Covers everything at once and names who comes; resolves, uncovered, when that person looks. */
  raise(to: Seat, sitter: Sitter, signal: AbortSignal): Promise<void>;
}

export interface PortsOptions {
  readonly views: readonly View[];
  readonly desk: Pick<ReturnType<typeof createDesk>, 'ask' | 'question' | 'offer'>;
  readonly thinker: Pick<Thinker, 'think'>;
  readonly curtain: Curtain;
  readonly clock: Pick<Clock, 'now' | 'wait' | 'running' | 'later'>;
  /** Milliseconds at normal speed into milliseconds now. */
  readonly pace: (ms: number) => number;
  readonly sitters: readonly Sitter[];
  /** How much of the time that a turn has a bot takes to think, 0 to 1. */
  readonly tempoOf: (sitter: Sitter) => number;
  /** From 0 to 1, without 1. */
  readonly chance: () => number;
  /** Whether a tile is drawn by itself for a person who can do nothing else. */
  readonly drawsItself: () => boolean;
  /** Hears of every view that fails, and may take it out of `views`; the match goes on. */
  readonly report?: (fault: unknown, view: View) => void;
}

/** Ports of one match; a new match takes new ones. */
export function createPorts(options: PortsOptions): Ports {
  const { views, desk, thinker, curtain, clock, pace, sitters, drawsItself, report = () => {} } = options;
  const stage = createStage(views, report);
  const pondering = createPondering({
    isBot: (seat) => sitters[seat]?.kind === 'bot',
    tempoOf(seat) {
      const sitter = sitters[seat];
      return sitter ? options.tempoOf(sitter) : 1;
    },
    chance: options.chance,
  });
  /** Where nobody waits for a frame, a row of moves would hold the page up as one. */
  const breathed = () => new Promise<void>((go) => void clock.later(0, go));
  /** Draws for the person who is asked, unless they do it first. */
  const drawSoon = async (question: Question, signal: AbortSignal) => {
    await clock.wait(pace(TURN.drawing), signal);
    if (desk.question === question) desk.offer({ do: 'draw' });
  };
  return {
    shuffle: ({ now }, signal) => stage.shuffle(now, signal),
    show: ({ beats, now }, signal) => stage.play(beats, now, signal),
    async choose({ seat, seen, standing, moves, takeBack }, signal) {
      const sitter = sitters[seat];
      const [only, another] = moves;
      if (sitter?.kind !== 'bot') {
        pondering.rest();
        const question = { seat, seen, moves };
        const answer = desk.ask(question, signal);
        if (only?.do === 'draw' && !another && drawsItself()) void drawSoon(question, signal);
        return answer;
      }
      const thought: Promise<Move> =
        only && !another
          ? Promise.resolve(only)
          : thinker.think(seen, mindOf(sitter, standing), thinkingSeed(seen), signal);
      const begun = clock.now;
      const glance = pace(TURN.glance);
      const [move] = await Promise.all([thought, glance > 0 ? clock.wait(glance, signal) : breathed()]);
      const rest = pace(pondering.over({ seat, seen, move, takeBack }) - TURN.glance);
      // Whoever cuts the glance short waits for nothing more.
      if (clock.now - begun > glance - 1) await clock.wait(rest, signal);
      // An answer that comes while the clock stands is delivered when it runs.
      await clock.running(signal);
      return move;
    },
    async handOver({ to, now }, signal) {
      const sitter = sitters[to];
      if (!sitter) throw new Error(`nobody sits on seat ${to}`);
      // The hand is gone before the curtain is up.
      stage.show(now);
      await curtain.raise(to, sitter, signal);
    },
  };
}

/** With what mind a bot plays in a match that stands like that. */
function mindOf({ level = 'rules', temperament }: Sitter, standing: Standing): Mind {
  return { level, ...(temperament !== undefined && { temperament }), standing };
}
