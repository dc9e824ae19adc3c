/** Pressed buttons tick. Tiles and their target places do not: they clack. */

const BUTTONS = 'button, summary, input';
const TILES = '[data-group="hand"], [data-group="places"]';

/** Calls `tick` for every press of a button in these parts of the page, by any means, until `signal` aborts. */
export function hearButtons(parts: readonly HTMLElement[], tick: () => void, signal: AbortSignal): void {
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest(BUTTONS) : null;
    if (button && !button.matches(TILES)) tick();
  };
  for (const part of parts) part.addEventListener('click', press, { capture: true, signal });
}
