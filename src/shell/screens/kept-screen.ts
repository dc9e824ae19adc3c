/** The matches that were left half-way: each can be gone on with, or thrown away. */
import { html } from 'lit-html';
import type { App, KeptMatch } from '../app.ts';
import { board, button } from '../widgets.ts';
import './kept.css';

export function keptScreen({ texts, matches, send }: App) {
  const { kept: words, games } = texts;
  const all = matches.all();
  const back = () => send({ type: 'BACK' });
  const row = (match: KeptMatch) => {
    const { setup, isOver } = match;
    const names = setup.sitters.map(({ name }) => name).join(', ');
    return html`<li class="kept-match">
      ${button({
        text: words.goOn(games[setup.game]?.name ?? setup.game),
        hint: isOver ? words.over(names) : words.at(Math.max(1, setup.log.length), names),
        onPress: () => matches.goOn(match),
      })}
      ${button({ text: words.drop, onPress: () => matches.drop(setup.id) })}
    </li>`;
  };
  return board({
    id: 'kept',
    title: words.title,
    onEscape: back,
    body: all.length === 0 ? html`<p>${words.none}</p>` : html`<ul class="kept-matches">${all.map(row)}</ul>`,
    foot: button({ text: words.back, main: true, focus: true, onPress: back }),
  });
}
