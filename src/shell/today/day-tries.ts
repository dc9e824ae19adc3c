/** The three tries at a day's deal: starting, resuming and showing them. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import type { Game } from '../../rules/game.ts';
import type { App } from '../app.ts';
import { newFeats } from '../book/feat-list.ts';
import { dealParts } from '../result/deal-result.ts';
import { deeperLook } from '../result/deeper-look.ts';
import { crest } from '../result/result-screen.ts';
import { starMark } from '../screens/star-mark.ts';
import { openDays, TRIES, type Try } from '../store/days.ts';
import { newSetup } from '../store/kept-matches.ts';
import { board, button } from '../widgets.ts';
import type { Day } from './day.ts';
import { type DayTable, tableOfDay } from './day-table.ts';
import './today.css';

export function createDayTries(app: App, texts: SetUpTexts) {
  const words = texts.today;
  const days = openDays(app.store);
  const start = (day: Day, { game, options, sitters, number }: DayTable) => {
    const setup = newSetup(game, options, sitters, number);
    app.matches.begin(setup, () => days.begin(day, setup.id));
  };
  /** Returns the last unfinished try that can be resumed. */
  const running = (day: Day) => {
    const open = days.of(day).flatMap(({ id, points }) => (points === null ? (app.matches.find(id) ?? []) : []));
    return open.at(-1) ?? null;
  };

  /** Returns the button for the next or the unfinished try, by default the main one; a note if none is left. */
  const offer = (day: Day, table: DayTable, isToday: boolean, isMain = true) => {
    const left = TRIES - days.of(day).length;
    // Beside another main button it needs the name of the game.
    const hint = isMain ? {} : { hint: texts.games[table.game.id]?.name ?? table.game.id };
    const kept = running(day);
    const go = (text: string, onPress: () => void) =>
      ({
        isOpen: true,
        note: nothing,
        button: button({ text, ...hint, main: isMain, focus: isMain, onPress }),
      }) as const;
    if (kept) return go(words.goOn, () => app.matches.goOn(kept));
    if (left > 0) return go(left === TRIES ? words.play : words.again(left), () => start(day, table));
    return {
      isOpen: false,
      note: html`<p class="note">${isToday ? words.done : words.doneThen}</p>`,
      button: nothing,
    } as const;
  };

  const list = (day: Day, { game }: DayTable) => {
    const row = days.of(day);
    const kept = running(day)?.setup.id;
    const told = (each: Try | undefined) => {
      if (!each) return html`<small>${words.open}</small>`;
      if (each.points === null) return html`<small>${each.id === kept ? words.running : words.left}</small>`;
      return html`<b>${words.made(each.points, game.points === 'lost')}</b>`;
    };
    return html`${row.length === 0 ? html`<p class="note">${words.how}</p>` : nothing}
      <ol class="day-tries" aria-label=${words.tries}>
        ${Array.from({ length: TRIES }, (_, n) => {
          const each = row[n];
          return html`<li class=${each?.isBest ? 'is-best' : each ? 'is-played' : ''}>
            ${starMark(each?.isBest ?? false)}
            <span class="sr">${texts.withColon(words.tryOf(n + 1))} </span>${told(each)}
            ${each?.isBest ? html`<span class="sr">, ${words.best}</span>` : nothing}
          </li>`;
        })}
      </ol>`;
  };

  /**
   * Returns the result screen of a try.
   * @param best the sentence about the player's best move.
   */
  const result = (
    now: Situation,
    game: Game,
    day: Day,
    { isToday, best }: { readonly isToday: boolean; readonly best: unknown },
  ) => {
    const table = tableOfDay(day, app.matches.games, texts);
    const { title, list: ranks, lit } = dealParts(texts, now, game);
    const again = table && offer(day, table, isToday);
    return board({
      id: 'result',
      title,
      kind: 'page',
      crest: lit.length > 0 ? crest(texts, now, lit, true) : undefined,
      body: html`
        <p class="sheet-how">${words.result(day, texts.games[now.seen.game]?.name ?? now.seen.game)}</p>
        ${table ? list(day, table) : nothing} ${newFeats(app, texts)} ${ranks} ${best} ${deeperLook(app, texts)}
      `,
      foot: html`
        ${again ? again.button : nothing}
        ${button({
          text: words.toDay,
          main: !again?.isOpen,
          focus: !again?.isOpen,
          onPress: () => app.send({ type: 'TODAY', day }),
        })}
        ${button({ text: texts.result.leave, onPress: () => app.send({ type: 'BACK' }) })}
      `,
    });
  };
  return { offer, list, result };
}
