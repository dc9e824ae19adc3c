/** The page about dominoes: where they come from, their sets, and their names in other countries. */
import { html, type TemplateResult } from 'lit-html';
import type { AboutTexts } from '../../i18n/index.ts';
import { tilesOf } from '../../rules/tiles.ts';
import type { App } from '../app.ts';
import { board, button, stepper } from '../widgets.ts';
import { pictureSize, setPicture } from './set-picture.ts';
import './about.css';

/** The sets in use, by their highest number; the reader begins with the usual one. */
const [LEAST, USUAL, MOST] = [1, 6, 18];

type Sections = AboutTexts['sections'];
type SectionName = keyof Sections;

export function createAbout(app: App, words: AboutTexts) {
  let highest = USUAL;
  const choose = (next: number) => {
    highest = next;
    app.redraw();
  };
  const back = () => app.send({ type: 'BACK' });
  return () =>
    board({
      id: 'about',
      title: words.title,
      wide: true,
      onEscape: back,
      body: (Object.keys(words.sections) as readonly SectionName[]).map((name) => {
        const { title, says } = words.sections[name];
        return html`<section class="about-section" aria-labelledby=${`about-${name}`}>
          <h2 id=${`about-${name}`}>${title}</h2>
          ${says.map((each) => html`<p>${each}</p>`)}
          ${name === 'sets' ? wholeSet(words.sections.sets, highest, choose) : null}
        </section>`;
      }),
      foot: button({ text: words.back, main: true, onPress: back }),
    });
}

/** Returns a set to look at, its number of tiles, and the choice of another set. */
function wholeSet(words: Sections['sets'], highest: number, choose: (highest: number) => void): TemplateResult {
  const tiles = tilesOf(highest).length;
  const { width, height } = pictureSize(highest);
  return html`${stepper({
    label: words.field,
    text: words.now(highest, tiles),
    less: { label: words.less, to: highest > LEAST ? highest - 1 : null },
    more: { label: words.more, to: highest < MOST ? highest + 1 : null },
    onChange: choose,
  })}
    <figure class="about-set">
      <svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${words.picture(highest + 1)}>
        ${setPicture(highest)}
      </svg>
      <figcaption>
        <b class="about-sum">${`(${highest} + 1) × (${highest} + 2) ÷ 2 = ${tiles}`}</b> ${words.each(highest)}
      </figcaption>
    </figure>`;
}
