/** The actions of a table's buttons, on the canvas and in the DOM table. */
import { eyeOf, situationOf } from '../match/situation.ts';
import type { AppEvent } from '../shell/app-events.ts';
import type { TableActor } from '../shell/table.machine.ts';
import type { Services } from './services.ts';
import type { TableBasics } from './table-basics.ts';

export function createControls(
  { texts, settings, bots }: Services,
  { clock, desk }: TableBasics,
  actor: TableActor,
  send: (event: AppEvent) => void,
) {
  return {
    menu: () => send({ type: 'PAUSE' }),
    /** Opens the rules at the section for the present situation. */
    rules() {
      const match = actor.match();
      if (!match) return;
      send({ type: 'RULES', reading: { game: match.game.id, now: situationOf(match, eyeOf(match)) } });
    },
    hurry() {
      clock.hurry();
      actor.send({ type: 'HURRY' });
    },
    player: {
      takeBack: () => actor.send({ type: 'TAKE_BACK' }),
      next: () => actor.send({ type: 'NEXT' }),
      /** Nothing waits for advice; if it can't be loaded there is none. */
      hint() {
        const { question } = desk;
        const match = actor.match();
        if (!question || !match || !settings.now.hints) return;
        const { standing, sitters, game } = match;
        void import('../seats/advice/hint.ts').then(
          ({ giveHint }) => giveHint(question, { desk, texts, sitters, game, standing, expert: bots.expert }),
          () => {},
        );
      },
    },
    mute: () => settings.change({ muted: !settings.now.muted }),
  };
}
