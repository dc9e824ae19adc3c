import { html, nothing } from 'lit-html';
import type { BotTexts } from '../../i18n/index.ts';
import type { MatchContext } from '../../match/match-setup.ts';
import { commitmentOf, toHex } from '../../rules/chance.ts';
import type { Dealt, Seal } from '../../rules/record.ts';
import type { App } from '../app.ts';
import { sharedOf } from '../deal-number.ts';
import { board, button } from '../widgets.ts';
import { createSaw } from './fairness-saw.ts';
import './review.css';

/** Shows how the deals of a match were fixed, which player saw what, and how to check it. */
export function createFairness(app: App, texts: BotTexts) {
  const words = texts.bots.fairness;
  const saw = createSaw(app, texts);
  let chosen: number | null = null;
  /** The fingerprints that the player has checked. */
  const checked = new Set<string>();

  /** Shows a shuffled heap that was fixed before the deal, with a button to verify it. */
  const sealed = (dealt: Dealt, title: string | null) => {
    const { heap, salt, commitment } = dealt;
    const isRight = commitmentOf(heap, salt) === commitment;
    return html`
      ${title ? html`<h3>${title}</h3>` : nothing}
      ${fingerprint(dealt)}
      <p class="field-label">${words.order}</p>
      <p class="fingerprint">${heap.join(' ')}</p>
      <p class="field-label">${words.salt}</p>
      <p class="fingerprint">${salt}</p>
      ${
        checked.has(commitment)
          ? html`<p class="verdict" role="status">${isRight ? words.right : words.wrong}</p>`
          : button({
              text: words.check,
              onPress() {
                checked.add(commitment);
                app.redraw();
              },
            })
      }
    `;
  };
  const fingerprint = ({ commitment }: Pick<Seal, 'commitment'>) => html`
    <p class="field-label">${words.fingerprint}</p>
    <p class="fingerprint">${commitment}</p>
  `;

  const dealPart = (match: MatchContext, deal: number) => {
    const record = match.finished.find((each) => each.deal === deal);
    if (!record) {
      return html`${fingerprint(match.seal)}
        <p class="note">${words.note}</p>
        ${match.thrownIn.map((dealt, nth) => sealed(dealt, words.attempt(nth + 1)))}
        <h2>${words.saw}</h2>
        <p>${words.later}</p>`;
    }
    return html`${sealed(record, null)} ${record.thrownIn.map((dealt, nth) => sealed(dealt, words.attempt(nth + 1)))}
      <h2>${words.saw}</h2>
      ${saw(match, deal)}`;
  };

  /** Shows how others can check the match. Empty if links out of the page are not allowed. */
  const elsewherePart = (isSecret: boolean) => {
    if (!app.manners.links) return nothing;
    return html`
      <h2>${words.elsewhere}</h2>
      <p>${isSecret ? words.offline : words.offlineShared}</p>
      <p><a href=${`./check.html#${texts.language}`} target="_blank" rel="noopener">${words.page}</a></p>
      ${button({ text: words.record, onPress: app.match.saveRecord })}
    `;
  };

  return () => {
    const match = app.match.now();
    if (!match) return nothing;
    const deals = match.log.map((_, index) => match.log.length - index);
    const deal = deals.find((each) => each === chosen) ?? match.log.length;
    const isDone = (each: number) => match.finished.some((record) => record.deal === each);
    const back = () => app.send({ type: 'BACK' });
    const shared = sharedOf(toHex(match.seed));
    return board({
      id: 'fairness',
      title: words.title,
      wide: true,
      onEscape: back,
      body: html`
        ${words.how.map((each) => html`<p>${each}</p>`)}
        ${shared === null ? nothing : html`<p>${words.shared(shared)}</p>`}
        <label class="field">
          <span class="field-label">${words.deal}</span>
          <select
            class="name"
            @change=${({ target }: Event) => {
              if (target instanceof HTMLSelectElement) chosen = Number(target.value);
              app.redraw();
            }}
          >
            ${deals.map(
              (each) => html`<option value=${each} ?selected=${each === deal}>
                ${isDone(each) ? words.dealDone(each) : words.dealNow(each)}
              </option>`,
            )}
          </select>
        </label>
        ${dealPart(match, deal)}
        ${elsewherePart(shared === null || match.seats === 1)}
      `,
      foot: button({ text: words.back, main: true, focus: true, onPress: back }),
    });
  };
}
