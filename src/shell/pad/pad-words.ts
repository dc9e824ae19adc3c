/** The words of a score pad: its sides, its last deal, and the whole of it as a text to share. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { Side } from '../../rules/game.ts';
import { allSides } from '../../rules/sides.ts';
import { questionsOf } from '../../rules/told-deal.ts';
import { arithmeticOf } from '../result/arithmetic.ts';
import { winning } from '../result/result-screen.ts';
import { aftermathOf, arithmeticLine, type SeatedSides } from '../result/sheet-screen.ts';
import { nameOf, whoAt } from '../setup/who-sits.ts';
import type { CountedPad } from './counted-pad.ts';

/** Returns the seats of a pad as the words of other screens take them. */
const seatedAt = ({ pad: { sitters }, sides }: Pick<CountedPad, 'pad' | 'sides'>): SeatedSides => ({
  sitters,
  seen: { sides },
});

export const sideName = (texts: SetUpTexts, of: CountedPad, side: Side): string => nameOf(texts, seatedAt(of), side);

/** Returns the words for the end of the match; `null` while it goes on. */
export const endOf = (texts: SetUpTexts, of: CountedPad) =>
  of.standing.winners === null ? null : winning(texts, { ...seatedAt(of), standing: of.standing }, of.table.game);

/** Returns the last deal in words: how it ended, its points, its consequences, and who leads next. */
export function lastDeal(texts: SetUpTexts, of: CountedPad) {
  const { pad, table, sides, settlements, standing, isSecret } = of;
  const words = texts.sheet;
  const { game } = table;
  const told = pad.deals.at(-1);
  const settlement = settlements.at(-1);
  if (!told || !settlement) return nothing;
  const now = { ...seatedAt(of), settlement };
  const written = { settlement, sides, how: told.how, options: table.options };
  const lines = arithmeticOf(written, game, (why) => words.told[why] !== undefined);
  const starts = standing.winners === null ? standing.memory?.starts : undefined;
  return html`
    <p class="sheet-how">${howOf(texts, of)}</p>
    <div class="sheet-sum">
      ${
        isSecret
          ? html`<p class="is-aside">${words.secret}</p>`
          : lines.map((line) => html`<p>${arithmeticLine(texts, now, line, game)}</p>`)
      }
    </div>
    ${aftermathOf(now, texts).map((sentence) => html`<p class="note">${sentence}</p>`)}
    ${starts === undefined ? nothing : html`<p class="note">${words.starts(whoAt(now, starts))}</p>`}
  `;
}

/** Returns the words for the end of the last deal; nothing if it does not matter (15.4). */
function howOf({ sheet: words }: SetUpTexts, { pad, table, settlements }: CountedPad) {
  const { how, by } = pad.deals.at(-1) ?? { how: 'blocked', by: 0 };
  const before = settlements.at(-2)?.standing ?? table.game.begin(table.options, table.seats);
  if (how === 'blocked') return words.blocked;
  if (!questionsOf(table, before, how).by) return nothing;
  const who = whoAt(pad, by);
  return how === 'domino' ? words.domino(who) : words.barricade(who);
}

/** Returns the whole pad as a text: each side's points, deal by deal, and their total. */
export function padText(texts: SetUpTexts, of: CountedPad): string {
  const { table, sides, settlements, standing, isSecret } = of;
  const name = texts.games[table.game.id]?.name ?? table.game.id;
  const rows = allSides(sides).map((side) => {
    const seat = sides.indexOf(side);
    const points = settlements.map((each) => texts.sheet.written(each.points[seat] ?? 0)).join(' ');
    return `${texts.withColon(sideName(texts, of, side))} ${points} = ${texts.figure(standing.totals[seat] ?? 0)}`;
  });
  const end = endOf(texts, of);
  return [
    `${name}, ${texts.result.after(standing.deals)}`,
    ...(isSecret ? [] : rows),
    ...(end ? [end.title, ...(end.others ? [end.others] : [])] : []),
  ].join('\n');
}
