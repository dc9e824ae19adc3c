/** Returns the medals of the record book: the earned ones, and the conditions of the others. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { FEAT_IDS } from '../feats/feats.ts';
import { starMark } from '../screens/star-mark.ts';
import { openFeats } from '../store/kept-feats.ts';
import { dayOf } from '../today/day.ts';
import './feats.css';

export function featList({ store }: App, { feats: words, book }: SetUpTexts) {
  const earned = openFeats(store).all();
  const has = FEAT_IDS.filter((id) => earned[id]);
  return html`<section class="feats" aria-labelledby="feats-title">
    <h2 id="feats-title">${words.title} <small>${words.count(has.length, FEAT_IDS.length)}</small></h2>
    <ul>
      ${FEAT_IDS.map((id) => {
        const [name = id, how = ''] = words.names[id] ?? [];
        const at = earned[id]?.at;
        return html`<li class=${at === undefined ? '' : 'is-earned'}>
          ${starMark(at !== undefined)}
          <b>${name}</b>
          <span class="sr">, ${at === undefined ? words.open : words.since(book.day(dayOf(new Date(at))))}: </span>
          <small>${how}</small>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** Returns a line with the medals earned by the last match; usually nothing. */
export function newFeats({ store, match }: App, { feats: words }: SetUpTexts) {
  const id = match.id();
  const earned = openFeats(store).all();
  const names = FEAT_IDS.flatMap((each) => (earned[each]?.match === id ? [words.names[each]?.[0] ?? each] : []));
  return names.length === 0
    ? nothing
    : html`<p class="new-feats" role="status">${starMark(true)} ${words.earned(names)}</p>`;
}
