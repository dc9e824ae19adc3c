/** Returns the medals of the record book: the earned ones, and the conditions of the others with the progress so far. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import { games } from '../../rules/games.ts';
import type { App } from '../app.ts';
import { progressOf } from '../feats/feat-progress.ts';
import { FEAT_IDS } from '../feats/feats.ts';
import { openBook } from '../store/book.ts';
import { openDays } from '../store/days.ts';
import { openFeats } from '../store/kept-feats.ts';
import { dayOf } from '../today/day.ts';
import { streaksOf } from '../today/streaks.ts';
import { featCoin } from './feat-coin.ts';
import './feats.css';

export function featList({ store }: App, texts: SetUpTexts) {
  const { feats: words, book: dates } = texts;
  const earned = openFeats(store).all();
  const has = FEAT_IDS.filter((id) => earned[id]);
  const { longest } = streaksOf(openDays(store).all(), dayOf(new Date()));
  const evidence = { book: openBook(store).all(), games, daysInARow: longest };
  return html`<section class="feats" aria-labelledby="feats-title">
    <h2 id="feats-title">${words.title} <small>${words.count(has.length, FEAT_IDS.length)}</small></h2>
    <ul>
      ${FEAT_IDS.map((id) => {
        const [name = id, how = ''] = words.names[id] ?? [];
        const at = earned[id]?.at;
        const since = at === undefined ? words.open : words.since(dates.day(dayOf(new Date(at))));
        const progress = at === undefined ? progressOf(id, evidence) : null;
        return html`<li class=${at === undefined ? '' : 'is-earned'}>
          ${featCoin(id, at !== undefined, progress ? progress.now / progress.of : 0)}
          <b>${name}</b>
          <span class="sr">, ${texts.withColon(since)} </span>
          <small>${how}</small>
          ${progress ? html`<small class="feat-progress">${words.progress(progress)}</small>` : nothing}
        </li>`;
      })}
    </ul>
  </section>`;
}

/** Returns a line with the medals earned by the last match; usually nothing. */
export function newFeats({ store, match }: App, { feats: words }: SetUpTexts) {
  const id = match.id();
  const earned = openFeats(store).all();
  const added = FEAT_IDS.filter((each) => earned[each]?.match === id);
  const names = added.map((each) => words.names[each]?.[0] ?? each);
  return names.length === 0
    ? nothing
    : html`<p class="new-feats" role="status">
        ${added.map((each) => featCoin(each, true))} <span>${words.earned(names)}</span>
      </p>`;
}
