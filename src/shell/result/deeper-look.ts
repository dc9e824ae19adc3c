import { html } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { button } from '../widgets.ts';

/** Returns the buttons for a deeper look at a match: its record as a file, and the way its deals were fixed. */
export const deeperLook = ({ match, send }: App, { result, pause }: SetUpTexts) => html`<div class="deeper-look">
  ${button({ text: result.record, onPress: match.saveRecord })}
  ${button({ text: pause.fairness, onPress: () => send({ type: 'FAIRNESS' }) })}
</div>`;
