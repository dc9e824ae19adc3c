/** Starts the game when a test says so, and not by itself. */
import { hosted } from '../../../src/app/hosted.ts';
import { start } from '../../../src/app/start.ts';
import { inFrame } from '../../../src/app/venue.ts';

declare global {
  interface Window {
    /** Starts the game; returns the end of it. */
    startGame?: () => Promise<() => void>;
  }
}

window.startGame = () => start(hosted, inFrame);
