/** The elements of the page that hold the game. */
export interface PageParts {
  readonly canvas: HTMLElement;
  readonly table: HTMLElement;
  readonly curtain: HTMLElement;
  readonly screens: HTMLElement;
  readonly toasts: HTMLElement;
}
