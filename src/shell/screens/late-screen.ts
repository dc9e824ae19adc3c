import { html, nothing } from 'lit-html';
import type { App } from '../app.ts';
import type { AppEvent } from '../app-events.ts';
import type { Arrival } from '../late-module.ts';
import { board, button } from '../widgets.ts';

/** Returns the placeholder of a screen that is loading or has failed to load. `leave`: the event that leaves it. */
export function lateScreen(
  { texts, send }: App,
  arrival: Exclude<Arrival<unknown>, { state: 'here' }>,
  leave: Extract<AppEvent, { type: 'BACK' | 'PAUSE' }>,
  again: () => void,
) {
  const words = texts.late;
  const back = () => send(leave);
  const remedy = () => {
    if (arrival.state === 'awaited') return nothing;
    const how =
      arrival.state === 'stuck'
        ? { text: words.reload, onPress: arrival.reload }
        : { text: words.again, onPress: again };
    return button({ ...how, main: true, focus: true });
  };
  return board({
    id: 'late',
    title: words.titles[arrival.state],
    onEscape: back,
    body: html`<p role="status">${words.lines[arrival.state]}</p>`,
    foot: html`
      ${remedy()} ${button({ text: leave.type === 'PAUSE' ? texts.scene.names.menu : words.back, onPress: back })}
    `,
  });
}
