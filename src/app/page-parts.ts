/** Where in the page the game lives. */
export interface PageParts {
  readonly canvas: HTMLElement;
  readonly table: HTMLElement;
  readonly curtain: HTMLElement;
  readonly screens: HTMLElement;
  readonly toasts: HTMLElement;
}
