import { html, nothing } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { portraitSvg } from '../../art/portraits.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Seat, Side } from '../../rules/game.ts';
import { portraitOf } from '../../seats/characters.ts';
import './medal.css';

/**
 * Returns a player's medallion, as at the table: a person's initial, or a bot's portrait. Its enamel has the side's
 * colour, which partners share (6.7). Without partners each seat is a side of its own.
 */
export function medal(texts: Pick<Texts, 'initial'>, sitter: Sitter, seat: Seat, side: Side = seat) {
  const { name, kind } = sitter;
  const portrait = portraitOf(sitter, seat);
  return html`<i
    class="medal is-${kind}"
    aria-hidden="true"
    data-letter=${texts.initial(name)}
    .style=${`--seat:var(--seat-${side % 10})`}
    >${portrait ? html`${unsafeHTML(portraitSvg(portrait))}<b class="medal-light"></b>` : nothing}</i
  >`;
}
