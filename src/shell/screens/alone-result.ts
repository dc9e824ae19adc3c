import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import { toHex } from '../../rules/chance.ts';
import type { App } from '../app.ts';
import { searchOf } from '../deal-address.ts';
import { dealOfSeed } from '../deal-number.ts';
import { anyPuzzle, gradeOfDeal, numberOfPuzzle } from '../puzzles.ts';
import { board, button } from '../widgets.ts';
import { newFeats } from './feat-list.ts';
import { crest } from './result-screen.ts';
import { aloneStory } from './result-story.ts';
import type { Sharing } from './sharing.ts';

/** How a deal for one ended, which deal it was, and how many were solved so far. */
export function aloneResult(app: App, texts: SetUpTexts, sharing: Sharing, now: Situation) {
  const { matches, match, send } = app;
  const words = texts.alone;
  const { seen, standing, sitters } = now;
  const isSolved = standing.winners?.length === 1;
  const seed = match.now()?.seed;
  const deal = seed ? dealOfSeed(toHex(seed)) : null;
  const game = matches.games.find(({ id }) => id === seen.game);
  const isPuzzle = game?.withGiven !== undefined;
  const name =
    deal === null
      ? ''
      : isPuzzle
        ? texts.puzzles.named(gradeOfDeal(deal), numberOfPuzzle(deal))
        : texts.deals.deal(texts.games[seen.game]?.name ?? seen.game, deal);
  const another = isPuzzle && deal !== null ? anyPuzzle(gradeOfDeal(deal), Math.random()) : undefined;
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
      ${isSolved ? nothing : html`<p class="sheet-how">${(isPuzzle ? texts.puzzles : words).lostLine(seen.hands[0]?.length ?? 0)}</p>`}
      ${deal === null ? nothing : html`<p class="sheet-how">${name}</p>`}
      ${aloneStory(app, texts)}
      <p class="note">${words.tally(solved, played)}</p>
      ${newFeats(app, texts)}
      ${deal === null ? nothing : html`<div class="sharing">${sharing.button(texts.deals.challenge, whole)}</div>`}
      ${sharing.said(whole)}
    `,
    foot: html`
      ${button({ text: isPuzzle ? texts.puzzles.next : words.next, main: true, focus: true, onPress: () => play(another) })}
      ${deal === null ? nothing : button({ text: isPuzzle ? texts.puzzles.again : words.again, onPress: () => play(deal) })}
      ${button({ text: texts.result.record, onPress: match.saveRecord })}
      ${button({ text: texts.pause.fairness, onPress: () => send({ type: 'FAIRNESS' }) })}
      ${button({ text: texts.result.leave, onPress: () => send({ type: 'BACK' }) })}
    `,
  });
}
