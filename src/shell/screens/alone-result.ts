import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import { toHex } from '../../rules/chance.ts';
import type { App } from '../app.ts';
import { searchOf } from '../deal-address.ts';
import { dealOfSeed } from '../deal-number.ts';
import { board, button } from '../widgets.ts';
import { newFeats } from './feat-list.ts';
import { crest } from './result-screen.ts';
import { aloneStory } from './result-story.ts';
import type { Sharing } from './sharing.ts';

/** How a deal for one ended, which deal it was, and how many were solved so far. */
export function aloneResult(app: App, texts: SetUpTexts, sharing: Sharing, now: Situation) {
  const { matches, match, manners, send } = app;
  const words = texts.alone;
  const { seen, standing, sitters } = now;
  const isSolved = standing.winners?.length === 1;
  const seed = match.now()?.seed;
  const deal = seed ? dealOfSeed(toHex(seed)) : null;
  const game = matches.games.find(({ id }) => id === seen.game);
  const name = deal === null ? '' : texts.deals.deal(texts.games[seen.game]?.name ?? seen.game, deal);
  const search = game && deal !== null ? searchOf(game, seen.options, sitters, deal) : null;
  const whole = texts.deals.solved(name, isSolved, search === null ? null : app.address(search));
  const { solved, played } = matches.solved(seen.game);
  const play = (number?: number) => game && matches.play(game, seen.options, sitters, number);
  return board({
    id: 'result',
    title: isSolved ? words.solved : words.lost,
    kind: 'page',
    crest: isSolved ? crest(now, [0], true) : undefined,
    body: html`
      ${isSolved ? nothing : html`<p class="sheet-how">${words.lostLine(seen.hands[0]?.length ?? 0)}</p>`}
      ${deal === null ? nothing : html`<p class="sheet-how">${name}</p>`}
      ${aloneStory(app, texts)}
      <p class="note">${words.tally(solved, played)}</p>
      ${newFeats(app, texts)}
      ${deal === null ? nothing : html`<div class="sharing">${sharing.button(texts.deals.challenge, whole)}</div>`}
      ${sharing.said(whole)}
    `,
    foot: html`
      ${button({ text: words.next, main: true, focus: true, onPress: () => play() })}
      ${deal === null ? nothing : button({ text: words.again, onPress: () => play(deal) })}
      ${manners.downloads ? button({ text: texts.result.record, onPress: match.saveRecord }) : nothing}
      ${button({ text: texts.pause.fairness, onPress: () => send({ type: 'FAIRNESS' }) })}
      ${button({ text: texts.result.leave, onPress: () => send({ type: 'BACK' }) })}
    `,
  });
}
