/** The name of the game at a portal, from the portal: put in by the build. */
declare const PORTAL_GAME_ID: string;
