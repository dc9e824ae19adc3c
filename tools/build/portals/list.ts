/** The portals that the game is built for; `docs/portals.md` lists their requirements and sources. */

export interface PortalBuild {
  /** The name of its folder and its zip. */
  readonly name: string;
  /** Its entry in `src/app/portals/`; portals without a script share one. */
  readonly entry: string;
  /** ES modules, or classic scripts that fetch nothing, for sandboxed frames. */
  readonly kind: 'module' | 'classic';
  /** The origin of its script, the only one beside its own folder; `null` if it is the same, or there is no script. */
  readonly origin: string | null;
  /** True if its script needs an id for the game, which the portal gives. */
  readonly hasGameId: boolean;
  /** True if the page that checks a match lies beside the game, which links to it. */
  readonly hasCheckPage: boolean;
}

const module = (name: string, origin: string | null): PortalBuild => ({
  ...{ name, entry: name, kind: 'module', origin, hasGameId: false, hasCheckPage: false },
});
const network = (name: string, origin: string): PortalBuild => ({
  ...{ name, entry: name, kind: 'classic', origin, hasGameId: true, hasCheckPage: false },
});
const plain = (name: string): PortalBuild => ({
  ...{ name, entry: 'plain', kind: 'module', origin: null, hasGameId: false, hasCheckPage: true },
});

export const PORTALS: readonly PortalBuild[] = [
  module('crazygames', 'https://sdk.crazygames.com'),
  module('poki', 'https://game-cdn.poki.com'),
  // Its script lies on the portal's own host.
  module('yandex', null),
  network('gamedistribution', 'https://html5.api.gamedistribution.com'),
  network('gamemonetize', 'https://api.gamemonetize.com'),
  plain('itch'),
  plain('newgrounds'),
  plain('plain'),
];
