/** Connects the page around the frame: it receives the game's events, and its requests are carried out. */
import type { ActorRefFrom } from 'xstate';
import type { Texts } from '../../i18n/index.ts';
import type { Catalogue } from '../../rules/catalogue.ts';
import { games } from '../../rules/games.ts';
import type { Character } from '../../seats/characters.ts';
import type { appMachine } from '../app.machine.ts';
import { dealNumbersOf } from '../kinds/deal-numbers.ts';
import type { SettingsStore } from '../store/settings.ts';
import type { MatchSetup } from '../table.machine.ts';
import type { NextTable } from '../title/next-table.ts';
import { tableAsked } from './asked-table.ts';
import { hearPortal, refusal } from './hear-portal.ts';
import { createHostPortal } from './host.ts';
import type { HostRefusal, HostStart } from './host-messages.ts';
import type { Hear, Portal } from './portal.ts';
import { tellPortal } from './tell-portal.ts';

export interface PluggedGame {
  readonly app: ActorRefFrom<typeof appMachine>;
  readonly texts: Texts;
  readonly settings: SettingsStore;
  readonly games: Catalogue;
  /** Returns all characters, in the order in which they sit down next. */
  characters(): readonly Character[];
  /** Returns the set-up of a new match. */
  setUp(table: NextTable, deal: number | undefined): Promise<MatchSetup>;
  /** Opens a new match, if none is being played. */
  open(setup: MatchSetup): Promise<void>;
  mute(muted: boolean): void;
}

/** Carries out a host's requests. */
export function hearHost({ app, texts, settings, characters, setUp, open, mute }: PluggedGame): Hear {
  const start = async (asked: HostStart): Promise<HostRefusal | null> => {
    const table = tableAsked(asked, games, texts, characters());
    if (!table.ok) return table.refusal;
    const setup = await setUp(table.value, dealNumbersOf(table.value.game).hosted());
    if (!app.getSnapshot().can({ type: 'PLAY', setup })) return refusal('busy');
    await open(setup);
    // Another match may have been opened first.
    if (app.getSnapshot().context.setup?.id !== setup.id) return refusal('busy');
    if (asked.speed) settings.lend({ speed: asked.speed });
    return null;
  };
  return hearPortal({ app, start, mute });
}

export async function plugHost(page: Window, origin: string, asked: PluggedGame): Promise<Portal> {
  // A host may start a match of any game.
  await asked.games.fetchAll();
  const portal = createHostPortal(page, origin);
  tellPortal(asked.app, portal, () => games);
  await portal.open(hearHost(asked));
  return portal;
}
