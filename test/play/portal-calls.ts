/** Which event in the game triggers which call at which portal, and what was called in a visit. */
import type { PortalName } from '../portals/pages.ts';
import type { Step } from './portal-evening.ts';

interface Words {
  readonly arrival: readonly string[];
  readonly start: readonly string[];
  readonly stop: readonly string[];
  readonly ad: readonly string[];
  /** A lone person has won a match. */
  readonly won: readonly string[];
  /** Whether the first match begins with an ad. */
  readonly isFirst: boolean;
}

const NETWORK = { arrival: [], start: [], stop: [], won: [], isFirst: true };

const WORDS: Readonly<Record<PortalName, Words>> = {
  crazygames: {
    arrival: ['init', 'game.loadingStart', 'game.addSettingsChangeListener', 'game.loadingStop'],
    start: ['game.gameplayStart'],
    stop: ['game.gameplayStop'],
    ad: ['ad.requestAd'],
    won: ['game.happytime'],
    isFirst: false,
  },
  poki: {
    arrival: ['init', 'gameLoadingFinished'],
    start: ['gameplayStart'],
    stop: ['gameplayStop'],
    ad: ['commercialBreak'],
    won: [],
    isFirst: false,
  },
  yandex: {
    arrival: ['init', 'on', 'on', 'getPlayer', 'features.LoadingAPI.ready'],
    start: ['features.GameplayAPI.start'],
    stop: ['features.GameplayAPI.stop'],
    ad: ['adv.showFullscreenAdv'],
    won: [],
    isFirst: false,
  },
  gamedistribution: { ...NETWORK, ad: ['showAd'] },
  gamemonetize: { ...NETWORK, ad: ['showBanner'] },
  plain: { ...NETWORK, ad: [], isFirst: false },
};

/** Saves and reads, and what the portal tells the game: their number depends on the match. */
const ASIDE = /^→|^data\.|^user\.|game\.settings|getData|setData|environment/;

/** What was called, without what is kept and what the portal itself tells. */
export const toldOf = (names: readonly string[]): readonly string[] => names.filter((name) => !ASIDE.test(name));

/** What that portal is to be told at each step of an evening. */
export function wantedOf(name: PortalName, steps: readonly Step[], hasWon: boolean): readonly (readonly string[])[] {
  const { arrival, start, stop, ad, won, isFirst } = WORDS[name];
  const wanted: Readonly<Record<Step, readonly string[]>> = {
    arrives: arrival,
    plays: isFirst ? [...ad, ...start] : start,
    'goes on': start,
    next: [...ad, ...start],
    again: [...ad, ...start],
    pauses: stop,
    'reads a sheet': stop,
    result: hasWon ? won : [],
    leaves: [],
  };
  return steps.map((step) => wanted[step]);
}
