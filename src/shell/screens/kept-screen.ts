/** The matches that were left half-way: each can be gone on with, or thrown away by who says so twice. */
import { html } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import { inLine } from '../../names/in-line.ts';
import type { App, KeptMatch } from '../app.ts';
import { focusOffered } from '../page-behaviour.ts';
import { board, button } from '../widgets.ts';
import './kept.css';

export function createKept({ matches, send, redraw }: App, texts: SetUpTexts) {
  const { kept: words, games, title } = texts;
  /** The match that is to be thrown away, if that is meant. */
  let asked: KeptMatch | null = null;
  const ask = (match: KeptMatch | null) => {
    asked = match;
    redraw();
    focusOffered(document);
  };
  const gameOf = ({ setup: { game } }: KeptMatch) => games[game]?.name ?? game;
  const goOnWords = (match: KeptMatch) => {
    const { given } = match.setup;
    return given ? title.playsOn(gameOf(match), given.length) : words.goOn(gameOf(match));
  };
  const back = () => send({ type: 'BACK' });

  const question = (match: KeptMatch) =>
    board({
      id: 'kept-drop',
      title: words.dropTitle(gameOf(match)),
      kind: 'alertdialog',
      onEscape: () => ask(null),
      body: html`<p>${words.dropLine}</p>`,
      foot: html`
        ${button({ text: words.keep, main: true, focus: true, onPress: () => ask(null) })}
        ${button({
          text: words.drop,
          onPress() {
            asked = null;
            matches.drop(match.setup.id);
          },
        })}
      `,
    });
  const row = (match: KeptMatch) => {
    const { setup, isOver } = match;
    const names = setup.sitters.map(({ name }) => inLine(name)).join(', ');
    return html`<li class="kept-match">
      ${button({
        text: goOnWords(match),
        hint: isOver ? words.over(names) : words.at(Math.max(1, setup.log.length), names),
        onPress: () => matches.goOn(match),
      })}
      ${button({ text: words.drop, onPress: () => ask(match) })}
    </li>`;
  };
  return () => {
    if (asked) return question(asked);
    const all = matches.all();
    return board({
      id: 'kept',
      title: words.title,
      onEscape: back,
      body: all.length === 0 ? html`<p>${words.none}</p>` : html`<ul class="kept-matches">${all.map(row)}</ul>`,
      foot: button({ text: words.back, main: true, focus: true, onPress: back }),
    });
  };
}
