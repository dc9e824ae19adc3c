import type { Browser, BrowserServer, LaunchOptions } from 'playwright-core';

interface Found {
  readonly from: string;
  readonly executablePath: string;
}

/** Launches the first Chromium that starts; see the implementation. */
export function launch(options?: LaunchOptions): Promise<Browser & Found>;
export function launchServer(options?: LaunchOptions): Promise<BrowserServer & Found>;
