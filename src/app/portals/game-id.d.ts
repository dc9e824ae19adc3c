/** The game's id at a portal, inserted by the build. */
declare const PORTAL_GAME_ID: string;
