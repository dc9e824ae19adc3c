/** The pictures of the rules, drawn like the table, with words below. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { until } from 'lit-html/directives/until.js';
import type { RulesTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { nextFrame } from '../next-frame.ts';
import type { PictureId, Section, ToldTable } from './section.ts';
import { type Still, stillOf } from './stills.ts';

export interface Figures {
  /** Returns a picture with its own words; nothing if there is none. */
  figure(told: ToldTable, picture: PictureId | null): TemplateResult | typeof nothing;
  /** Returns each paragraph of a section below its picture, and then the sentence on winning. */
  strip(told: ToldTable, section: Section): TemplateResult;
}

/** Returns a figure that keeps room for its picture while it loads, so that nothing moves. */
const figureOf = (picture: unknown, caption: unknown) =>
  html`<figure class="rules-figure"><div class="rules-picture">${picture}</div><figcaption>${caption}</figcaption></figure>`;

/** Returns a caption. Of one template, so that a number that comes later adds nothing but its element (`page/draw.ts`). */
const captionOf = (number: unknown, words: string) => html`${number}${words}`;

/** Returns a function that keeps the line on the current moment in view when text below a failed picture moves up. */
function createHold(): () => void {
  /** The number of pictures that have just failed while the line was visible. */
  let holding = 0;
  return () => {
    const [now, body] = ['.rules-now', '.board-body'].map((each) => document.querySelector(each));
    if (!now || !body) return;
    const [line, all] = [now.getBoundingClientRect(), body.getBoundingClientRect()];
    if (holding === 0 && (line.top < all.top || line.bottom > all.bottom)) return;
    holding++;
    nextFrame()
      .then(() => {
        holding--;
        now.scrollIntoView({ block: 'center' });
      })
      .catch(reportError);
  };
}

export function createFigures(app: App, texts: RulesTexts): Figures {
  const keepInView = createHold();
  const stills = new Map<string, Still | null>();
  const copies = new WeakMap<Still, HTMLCanvasElement>();

  const stillFor = ({ game, options, seats }: ToldTable, picture: PictureId): Still | null => {
    const key = `${game.id} ${JSON.stringify(options)} ${seats} ${picture}`;
    const known = stills.get(key);
    if (known !== undefined) return known;
    const still = stillOf(game, options, seats, picture, texts);
    stills.set(key, still);
    return still;
  };
  const drawn = (text: string | null, picture: () => Promise<HTMLCanvasElement | null>, caption: string) => {
    const number = text === null ? nothing : html`<b class="rules-number" aria-hidden="true">${text}</b>`;
    const come = picture().then((canvas) => {
      // Beside the picture: a number on it would cover tiles.
      if (canvas) return figureOf(canvas, captionOf(number, caption));
      keepInView();
      return html`<p>${caption}</p>`;
    });
    return until(come, figureOf(nothing, captionOf(nothing, caption)));
  };
  /** Returns a copy of a picture, since a later section may show the same canvas. */
  const copyOf = async (still: Still) => {
    const known = copies.get(still);
    if (known) return known;
    const canvas = await app.pictures.table(still.now, 'board');
    if (!canvas) return null;
    const copy = canvas.ownerDocument.createElement('canvas');
    copy.width = canvas.width;
    copy.height = canvas.height;
    copy.getContext('2d')?.drawImage(canvas, 0, 0);
    copies.set(still, copy);
    return copy;
  };

  return {
    figure(told, picture) {
      const still = picture && stillFor(told, picture);
      return still ? html`${drawn(still.number, () => app.pictures.table(still.now, 'board'), still.words)}` : nothing;
    },
    strip: (told, { paragraphs, pictures, wins }) => html`<div class="half-minute">
      ${paragraphs.map((words, n) => {
        const picture = pictures[n];
        const still = picture && stillFor(told, picture);
        // A number not mentioned in the words would be puzzling.
        const number = picture === 'play' ? null : (still?.number ?? null);
        return still ? drawn(number, () => copyOf(still), words) : html`<p>${words}</p>`;
      })}
      </div>
      ${wins === null ? nothing : html`<p class="half-minute-wins">${wins}</p>`}`,
  };
}
