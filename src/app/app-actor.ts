/** The app's chart with the actors, guards and actions that the page provides. */
import { createActor, fromPromise } from 'xstate';
import { chooseByRuleOfThumb } from '../bots/rule-of-thumb.ts';
import { createThinkersMachine } from '../seats/thinker/thinkers.machine.ts';
import { appMachine } from '../shell/app.machine.ts';
import { isNewMatch, leavingOf } from '../shell/app-setup.ts';
import { type AppActor, isDrawn } from '../shell/app-state.ts';
import type { Booking } from '../shell/book/booking.ts';
import { createTableMachine } from '../shell/table.machine.ts';
import { createMatchTable, type MatchTableOptions } from '../sitting/match-table.ts';
import { openSetup } from './open-setup.ts';
import type { Opening } from './opening.ts';
import type { PageParts, Platform } from './platform.ts';
import { playIn } from './screen-app.ts';
import type { Services } from './services.ts';
import type { Venue } from './venue.ts';

/** The page in which the game is mounted, with its services. */
export interface Mounted {
  readonly page: Window;
  readonly parts: PageParts;
  readonly platform: Platform;
  readonly venue: Venue;
  readonly services: Services;
  /** Aborts at the end of the game. */
  readonly signal: AbortSignal;
}

export interface AppActorPorts extends Pick<MatchTableOptions, 'cover'> {
  readonly opening: Opening;
  readonly booking: Booking;
  /** Resolves when the screens that are loaded late are here; rejects if they are missing. */
  lateScreens(): Promise<void>;
}

/** Creates the app's actor, which is not started yet. */
export function createAppActor(mounted: Mounted, { cover, opening, booking, lateScreens }: AppActorPorts): AppActor {
  const { parts, platform, services } = mounted;
  const { portal } = mounted.venue;
  const { games, texts, matches, settings, toasts } = services;
  /** Removes the message that the match left is kept. */
  let unsay = () => {};
  const app = createActor(
    appMachine.provide({
      actors: {
        prepare: fromPromise(async () => {
          await Promise.all([plug(mounted, app), matches.fetchGames(), fetchLastGame(services)]);
          return opening.match();
        }),
        thinkers: createThinkersMachine({
          sources: platform.workers,
          fallback: (seen, moves, chance) => chooseByRuleOfThumb(games.of(seen.game), seen, moves, chance),
          fetchThink: async () => (await import('../bots/think-in-slices.ts')).thinkInSlices,
        }),
        lateScreens: fromPromise(lateScreens),
        bringDraw: fromPromise(async ({ input: setup }) => {
          if (setup?.drawn?.length !== 0) return null;
          await lateScreens();
          const { bringDraw } = await import('../shell/late-screens.ts');
          return bringDraw(games.of(setup.game), setup, { speed: () => settings.now.speed, chance: Math.random });
        }),
        recess: fromPromise(({ input }) => portal.recess(input)),
        table: createTableMachine((setup, actor) =>
          createMatchTable(setup, actor, { services, parts, cover, send: (event) => app.send(event) }),
        ),
      },
      guards: {
        isDrawnFor: (_, setup) => setup !== null && isNewMatch(setup) && !!games.of(setup.game).dealing?.seatTeams,
        lacksRoom: ({ context }, setup) => setup !== null && !matches.hasRoomFor(setup.id, leavingOf(context)),
        hasPlainer: (): boolean => isDrawn(app.getSnapshot()),
        hasRecess: ({ context: { setup } }, kind) =>
          portal.hasRecess(kind) && !(kind === 'match' && setup && matches.isOver(setup.id)),
      },
      actions: {
        forget: (_, id) => void (id && booking.forget(id)),
        sayLeft: () => {
          unsay = toasts.say(texts.toast.left);
        },
      },
    }),
  );
  app.on('playing', () => unsay());
  return app;
}

/** Connects the host. */
async function plug({ venue, services, signal }: Mounted, app: AppActor): Promise<void> {
  const { texts, settings, games, bots, audio, matches } = services;
  try {
    const plugged = await venue.plug({
      app,
      texts,
      settings,
      games,
      characters: bots.characters,
      mute: audio.mute,
      setUp: (table, deal) => openSetup(services, table, deal),
      open: (setup) => matches.open(setup.id, () => setup, playIn(app)),
    });
    signal.addEventListener('abort', () => plugged?.close());
    if (signal.aborted) plugged?.close();
  } catch {
    // The game works without its host.
  }
}

/** Loads the game that was played last; if that fails, another one is offered. */
async function fetchLastGame({ games, lastTable }: Services): Promise<void> {
  const last = lastTable.now();
  if (last) await games.fetch(last.game);
}
