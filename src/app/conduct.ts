/** What differs between tables: who thinks for the bots, who asks the person, and what is kept of the moves. */
import type { OpenLesson } from '../lessons/open.ts';
import type { MatchContext } from '../match/match.machine.ts';
import type { Speed } from '../motion/durations.ts';
import { createGuide } from '../seats/guide.ts';
import type { PortsOptions } from '../seats/match-ports.ts';
import type { Thinker } from '../seats/thinker/thinker.ts';
import type { AppEvent } from '../shell/app-events.ts';
import type { MatchSetup, TableActor } from '../shell/table.machine.ts';
import type { Services } from './services.ts';
import type { TableBasics } from './table-basics.ts';

/** Those who have their say at a table while it stands. */
interface Conductors extends Pick<PortsOptions, 'desk' | 'drawsItself'> {
  readonly thinker: Pick<Thinker, 'think' | 'where'>;
  /** Called when the table stands, perhaps again: what is only needed now starts now. */
  begin(): void;
  /** Keeps what has been played. */
  keep(log: MatchContext['log']): void;
  close(): void;
}

export interface Conduct {
  /** Whether there is something to be read all the time. */
  readonly hasCaption: boolean;
  /** How fast everything goes now. */
  speed(): Speed;
  sit(basics: TableBasics): Conductors;
}

/** At a match bots think, a guide says what is asked, and every move is kept. */
export function conductMatch(setup: MatchSetup, services: Services, send: (event: AppEvent) => void): Conduct {
  const { settings, matches, bots, doneTasks } = services;
  return {
    hasCaption: false,
    speed: () => settings.now.speed,
    sit({ desk, clock }) {
      const endGuide = createGuide({ desk, done: doneTasks, later: clock.later, wanted: () => settings.now.guidance });
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

/** At a lesson its teacher asks, and moves for all others; nothing of it counts as a match. */
export function conductLesson(lesson: OpenLesson, actor: TableActor, services: Services): Conduct {
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
        keep: ([moves = []]) => lessonProgress.keep(lesson.id, moves),
        close() {},
      };
    },
  };
}
