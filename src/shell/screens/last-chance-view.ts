/** Shows where a lost deal for one could still have been won, and offers to replay it from there. */
import { html, nothing } from 'lit-html';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import { moveWords } from '../../i18n/move-words.ts';
import { type DealHistory, historyOf } from '../../match/deal-history.ts';
import type { MatchContext } from '../../match/match-setup.ts';
import type { App } from '../app.ts';
import { pageKindOf } from '../kinds/all.ts';
import { type LastChance, lastChanceOf } from '../last-chance.ts';
import { watchedOf } from '../watching/watched.ts';
import { button } from '../widgets.ts';

/** Milliseconds after which a search shows its progress. */
const LONG = 1000;

interface Looked {
  readonly history: DealHistory;
  readonly stop: AbortController;
  readonly since: number;
  done: number;
  is: 'searching' | 'stopped' | 'missing' | 'found';
  found: LastChance | null;
}

export function createLastChance(app: App, texts: SetUpTexts & BotTexts) {
  const words = texts.alone.chance;
  /** The last search, by the fingerprint of its deal, so that each search is made once. */
  let looked: { readonly of: string; readonly now: Looked } | null = null;

  const begin = (match: MatchContext): Looked => {
    const history = historyOf(match, match.log.length);
    const now: Looked = {
      history,
      stop: new AbortController(),
      since: performance.now(),
      done: 0,
      is: 'searching',
      found: null,
    };
    const hear = (done: number) => {
      now.done = done;
      app.redraw();
    };
    lastChanceOf(history, app.match.solve, now.stop.signal, hear)
      .then(
        (found) => Object.assign(now, { is: 'found', found }),
        () => Object.assign(now, { is: now.stop.signal.aborted ? 'stopped' : 'missing' }),
      )
      .then(app.redraw)
      .catch(reportError);
    return now;
  };

  const again = (match: MatchContext) => {
    looked = { of: keyOf(match), now: begin(match) };
    app.redraw();
  };

  const foundView = (match: MatchContext, found: LastChance) => {
    const progress = looked?.now.history[found.at];
    if (!progress) return nothing;
    const { deal, game } = progress;
    const say = (move: LastChance['played']) => moveWords(move, game, deal, texts, 'move');
    return html`
      <p>${words.until(deal.laid.length + 1, say(found.played), say(found.better))}</p>
      <div class="story-watch">${button({ text: words.look, onPress: () => look(match, found) })}</div>
    `;
  };

  const look = (match: MatchContext, { at }: LastChance) =>
    app.watching.open({
      match: watchedOf(match, match.sitters),
      from: { deal: match.log.length, move: at },
      eye: 0,
      mayPlayOn: true,
    });

  const view = (match: MatchContext) => {
    if (looked?.of !== keyOf(match)) looked = { of: keyOf(match), now: begin(match) };
    const { now } = looked;
    const { hidesTiles: hidden } = pageKindOf(match.game);
    switch (now.is) {
      case 'searching':
        return performance.now() - now.since < LONG
          ? html`<p class="note" role="status">${words.looking}</p>`
          : html`<p class="note" role="status">${words.looking}</p>
              <progress aria-label=${words.looking} .value=${now.done}></progress>
              ${button({ text: words.stop, onPress: () => now.stop.abort() })}`;
      case 'found':
        return now.found
          ? html`${foundView(match, now.found)} ${hidden ? html`<p class="note">${words.hidden}</p>` : nothing}`
          : html`<p>${hidden ? words.neverAsItLay : words.never}</p>`;
      case 'stopped':
        return html`<p class="note" role="status">${words.stopped}</p>
          ${button({ text: words.again, onPress: () => again(match) })}`;
      case 'missing':
        return html`<p class="note" role="status">${words.missing}</p>`;
    }
  };

  return {
    /** Returns the last chance of a lost match; the first call begins the search. */
    view,
    /** True once the search of a lost match has found that it could not be won. */
    isHopeless: (match: MatchContext): boolean =>
      looked?.of === keyOf(match) && looked.now.is === 'found' && looked.now.found === null,
  };
}

const keyOf = ({ seal, log }: MatchContext) => `${seal.commitment} ${JSON.stringify(log)}`;
