/** The differences between tables: the bots' thinking, the person's desk, and the saving of moves. */
import type { OpenLesson } from '../lessons/open.ts';
import type { Speed } from '../motion/durations.ts';
import type { Table } from '../rules/game.ts';
import { createGuide } from '../seats/guide.ts';
import type { PortsOptions } from '../seats/match-ports.ts';
import type { Thinker } from '../seats/thinker/thinker.ts';
import type { AppEvent } from '../shell/app-events.ts';
import type { KeptCourse } from '../shell/store/save.ts';
import { timesPlayed } from '../shell/store/times-played.ts';
import type { MatchSetup, TableActor } from '../shell/table.machine.ts';
import type { TableBasics } from './table-basics.ts';
import type { TableServices } from './table-services.ts';

/** The parts that run a table while it is there. */
interface Conductors extends Pick<PortsOptions, 'desk' | 'drawsItself'> {
  readonly thinker: Pick<Thinker, 'think' | 'where'>;
  /** Called when the table is there, perhaps again: starts what is only needed from now on. */
  begin(): void;
  /** Saves the moves played so far, and the time of a match by time. */
  keep(match: KeptCourse): void;
  close(): void;
}

export interface Conduct {
  /** True if a caption is always shown. */
  readonly hasCaption: boolean;
  /** Returns the current speed. */
  speed(): Speed;
  /** @param table the table of the game that is played. */
  sit(basics: TableBasics, table: Table): Conductors;
}

/** Conducts a match: bots think, a guide names the task, and every move is saved. */
export function conductMatch(setup: MatchSetup, services: TableServices, send: (event: AppEvent) => void): Conduct {
  const { settings, matches, bots, doneTasks, store } = services;
  return {
    hasCaption: false,
    speed: () => settings.now.speed,
    sit({ desk, clock }, table) {
      const { later } = clock;
      const isNewGame = timesPlayed(store, setup.game) === 0;
      const wanted = () => settings.now.guidance;
      const endGuide = createGuide({ desk, done: doneTasks, table, later, wanted, isNewGame });
      let seated: Thinker | null = null;
      // Its worker would take bytes and a core from the scene.
      const thinker = () => {
        seated ??= bots.thinker(setup);
        return seated;
      };
      const kept = matches.keep(setup, (id) => send({ type: 'FORKED', id }));
      return {
        desk,
        thinker: {
          think: (...asked) => thinker().think(...asked),
          get where() {
            return seated?.where ?? 'here';
          },
        },
        begin: thinker,
        keep: kept.keep,
        drawsItself: () => settings.now.drawing === 'self',
        close() {
          endGuide();
          kept.close();
        },
      };
    },
  };
}

/** Conducts a lesson: its teacher puts the questions and moves for all others. Nothing of it counts as a match. */
export function conductLesson(lesson: OpenLesson, actor: TableActor, services: TableServices): Conduct {
  const { settings, lessonProgress } = services;
  return {
    hasCaption: true,
    speed: () => lesson.speedAfter(actor.match()?.deal.log.length ?? 0) ?? settings.now.speed,
    sit({ desk, clock, pace }) {
      const teacher = lesson.teach({ desk, clock, pace });
      return {
        desk: teacher.desk,
        thinker: { think: teacher.think, where: 'here' },
        begin() {},
        drawsItself: () => false,
        keep: ({ log: [moves = []] }) => lessonProgress.keep(lesson.id, moves),
        close() {},
      };
    },
  };
}
