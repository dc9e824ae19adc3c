/** The paper of a score pad: a column for each side, a row for each deal, and the totals. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import { accountStanding } from '../../rules/account.ts';
import { allSides } from '../../rules/sides.ts';
import type { CountedPad } from './counted-pad.ts';
import { sideName } from './pad-words.ts';

export function padPaper(texts: SetUpTexts, of: CountedPad) {
  const { table, sides, settlements, standing, isSecret } = of;
  const words = texts.pad;
  const columns = allSides(sides).map((side) => ({ side, seat: sides.indexOf(side) }));
  const account = (total: number) => {
    const state = accountStanding(table.game, table.options, total);
    return state === null || state === 'never'
      ? nothing
      : html`<small class="pad-account">${state === 'open' ? words.opened : words.shut}</small>`;
  };
  const remembered = settlements.at(-1)?.remembered;
  const lost = table.game.points === 'lost' ? texts.sheet.lostTotal : texts.sheet.total;
  return html`<div class="pad-rows" tabindex="0" role="region" aria-label=${words.scores}>
    <table class="pad-table">
      <thead>
        <tr>
          <th scope="col"><span class="sr">${words.deal}</span></th>
          ${columns.map(({ side }) => html`<th scope="col">${sideName(texts, of, side)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${settlements.map(
          ({ points, standing: { totals } }, deal) => html`<tr>
            <th scope="row">${texts.figure(deal + 1)}</th>
            ${columns.map(({ seat }) => {
              const made = points[seat] ?? 0;
              if (isSecret) return html`<td class="is-none">?</td>`;
              return html`<td class=${made === 0 ? 'is-none' : nothing}>
                <span class="pad-points">${texts.sheet.written(made)}</span>
                <span class="pad-total">${texts.figure(totals[seat] ?? 0)}</span>
              </td>`;
            })}
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${lost}</th>
          ${columns.map(({ seat }) => {
            const total = standing.totals[seat] ?? 0;
            const waiting = remembered?.[seat] ?? 0;
            const hasWon = standing.winners?.includes(seat) ?? false;
            return html`<td class=${hasWon ? 'is-winner' : nothing}>
              <b>${isSecret ? '?' : texts.figure(total)}</b>${hasWon ? html`<i class="laurel" aria-hidden="true"></i>` : nothing}
              ${account(total)} ${waiting > 0 ? html`<small>${texts.sheet.remembered(waiting)}</small>` : nothing}
            </td>`;
          })}
        </tr>
      </tfoot>
    </table>
  </div>`;
}
