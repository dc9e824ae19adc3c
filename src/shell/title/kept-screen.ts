/**
 * The unfinished matches. Each can be continued, or deleted after confirmation. The same list is shown if a new match
 * has no room.
 */
import { html, type TemplateResult } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import { inLine } from '../../names/in-line.ts';
import type { App, KeptMatch } from '../app.ts';
import { focusOffered } from '../screen-behaviour.ts';
import { ROOM } from '../store/saves.ts';
import type { MatchSetup } from '../table.machine.ts';
import { dayOf } from '../today/day.ts';
import { board, button } from '../widgets.ts';
import { matchWords } from './match-words.ts';
import './kept.css';

export function createKept({ matches, send, redraw }: App, texts: SetUpTexts) {
  const { kept: words, games, title } = texts;
  /** The match whose deletion awaits confirmation; `null` if there is none. */
  let asked: KeptMatch | null = null;
  const ask = (match: KeptMatch | null) => {
    asked = match;
    redraw();
    focusOffered(document);
  };
  const gameOf = ({ setup: { game } }: KeptMatch) => games[game]?.name ?? game;
  const goOnWords = (match: KeptMatch) => {
    const { setup } = match;
    return setup.given ? title.goOn(matchWords(texts, matches.games, setup)) : words.goOn(gameOf(match));
  };
  const back = () => send({ type: 'BACK' });

  /** @param then called when the match is deleted, or is open in another tab. */
  const question = (match: KeptMatch, then: () => void) =>
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
            matches.drop(match.setup.id).then(then).catch(reportError);
          },
        })}
      `,
    });
  const hintOf = ({ setup, isOver, totals, at }: KeptMatch) => {
    // A game for one has no points.
    const named = ({ name }: MatchSetup['sitters'][number], seat: number) =>
      setup.sitters.length === 1 ? inLine(name) : `${inLine(name)} ${totals[seat] ?? 0}`;
    const names = setup.sitters.map(named).join(', ');
    const day = dayOf(new Date(at));
    return isOver ? words.over(names, day) : words.at(Math.max(1, setup.log.length), names, day);
  };
  const list = (rows: readonly TemplateResult[]) => html`<ul class="kept-matches">${rows}</ul>`;
  const toDrop = (match: KeptMatch) => button({ text: words.drop, onPress: () => ask(match) });
  const foot = () => button({ text: words.back, main: true, focus: true, onPress: back });

  return {
    kept() {
      if (asked) return question(asked, () => {});
      const all = matches.all();
      const row = (match: KeptMatch) => html`<li class="kept-match">
        ${button({ text: goOnWords(match), hint: hintOf(match), onPress: () => matches.goOn(match) })} ${toDrop(match)}
      </li>`;
      return board({
        id: 'kept',
        title: words.title,
        onEscape: back,
        body: all.length === 0 ? html`<p>${words.none}</p>` : list(all.map(row)),
        foot: foot(),
      });
    },
    /**
     * Lets the player delete a match, to make room for `setup`, which is then opened.
     * @param may called last before `setup` opens; it can refuse.
     */
    room(setup: MatchSetup, may: (() => boolean) | null) {
      if (asked) return question(asked, () => matches.begin(setup, may ?? (() => true)));
      // The others are deleted automatically.
      const inTheWay = matches.all().filter(({ isPlayed, isOver }) => isPlayed || isOver);
      const row = (match: KeptMatch) => html`<li class="kept-match">
        <p><b>${gameOf(match)}</b><br /><small>${hintOf(match)}</small></p>
        ${toDrop(match)}
      </li>`;
      return board({
        id: 'room',
        title: words.roomTitle,
        onEscape: back,
        body: html`<p>${words.roomLine(ROOM)}</p>${list(inTheWay.map(row))}`,
        foot: foot(),
      });
    },
  };
}
