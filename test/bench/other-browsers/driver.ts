/** What the other browsers are driven by: the commands of WebDriver that are needed, whichever way they travel. */

import type { Place } from '../../play/places.ts';

/** Sends one command and answers with its value. */
export type Send = (command: Command, body?: object) => Promise<unknown>;

/** Each command as Marionette calls it, and as WebDriver's method and path below the session. */
export const COMMANDS = {
  go: ['WebDriver:Navigate', 'POST', 'url'],
  run: ['WebDriver:ExecuteScript', 'POST', 'execute/sync'],
  act: ['WebDriver:PerformActions', 'POST', 'actions'],
  frame: ['WebDriver:SwitchToFrame', 'POST', 'frame'],
  resize: ['WebDriver:SetWindowRect', 'POST', 'window/rect'],
  picture: ['WebDriver:TakeScreenshot', 'GET', 'screenshot'],
} as const;

type Command = keyof typeof COMMANDS;

/** A browser that may be there or not. */
export interface Browser {
  /** The program that has to be there. */
  readonly program: string;
  /** The best quality in which it draws without a graphics card as long as somebody may wait for it. */
  readonly quality: 'full' | 'low';
  /** Why no page whatever can play there; nothing where pages can. */
  unable?(place: Place): string | undefined;
  /** @param env where its screen is. */
  open(env: Readonly<Record<string, string>>): Promise<Driver>;
}

/** A browser that was started for this, with one window. */
export interface Driver {
  readonly name: string;
  readonly version: string;
  readonly send: Send;
  /** Errors, warnings and refusals of the page that is driven, or of the frame in it, since the last call. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}
