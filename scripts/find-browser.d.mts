import type { Browser, LaunchOptions } from 'playwright-core';

/** Launches the first Chromium that starts; see the implementation. */
export function launch(options?: LaunchOptions): Promise<Browser & { from: string; executablePath: string }>;
