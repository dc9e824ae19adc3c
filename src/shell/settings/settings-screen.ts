import { html, nothing, type TemplateResult } from 'lit-html';
import { CLOTHS, TILE_SETS } from '../../art/materials.ts';
import type { SetUpTexts } from '../../i18n/index.ts';
import { GUIDANCE } from '../../seats/habits.ts';
import type { App } from '../app.ts';
import { toggleFullScreen } from '../screen-behaviour.ts';
import { DRAWINGS, MOTIONS, QUALITIES, type Settings, SPEEDS, VOLUMES } from '../store/settings.ts';
import { board, button, type Choice, choice } from '../widgets.ts';
import { createEverything } from './everything-view.ts';
import { comfortFields, languageField } from './settings-comfort.ts';
import './settings.css';

/** Returns the entries of a record of texts as choices, in the given order. */
const choicesOf = <T extends Readonly<Record<string, string>>, K extends keyof T & string>(
  texts: T,
  keys: readonly K[],
) => keys.map((value) => ({ value, text: texts[value] ?? value }));

const onOrOff = ({ on, off }: Record<'on' | 'off', string>) => [
  { value: true, text: on },
  { value: false, text: off },
];

type Words = SetUpTexts['settings'];

/** Returns the field of one setting; `note` stands below it. */
type Field = <K extends keyof Settings>(
  id: K,
  label: string,
  choices: readonly Choice<Settings[K]>[],
  note?: string,
) => TemplateResult;

/** The parts of the settings, each shown alone. */
const PARTS = ['game', 'comfort', 'look', 'sound', 'data'] as const;
type Part = (typeof PARTS)[number];

/** Creates the settings screen, which keeps its part as long as the page lives. */
export function createSettings(app: App, texts: SetUpTexts) {
  const everything = createEverything(app, texts);
  let shown: Part = 'game';
  const show = (part: Part) => {
    shown = part;
    app.redraw();
  };
  return () => {
    const data = everything.section();
    const part = data === null && shown === 'data' ? 'game' : shown;
    return everything.question() ?? settingsScreen(app, texts, { part, show, data });
  };
}

/** @param data the part for all stored data; `null` if it is not offered now. */
export function settingsScreen(
  app: App,
  texts: SetUpTexts,
  { part, show, data }: { readonly part: Part; show(part: Part): void; readonly data: TemplateResult | null },
) {
  const { settings: words } = texts;
  const { settings, send } = app;
  const field: Field = (id, label, choices, note) =>
    choice({
      id,
      label,
      choices,
      ...(note !== undefined && { note }),
      value: settings.now[id],
      onChange: (value) => settings.change({ [id]: value }),
    });
  const back = () => send({ type: 'BACK' });
  const fields: Readonly<Record<Part, () => unknown>> = {
    game: () => html`${languageField(app, texts)} ${playFields(words, field)}`,
    comfort: () => html`
      ${comfortFields(app, texts)} ${field('motion', words.motion, choicesOf(words.motions, MOTIONS))}
      ${fullScreenButton(app, words)}
    `,
    look: () => looksFields(app, words, field),
    sound: () => soundFields(words, field),
    data: () => data,
  };
  return board({
    id: 'settings',
    title: words.title,
    onEscape: back,
    body: html`
      <div class="settings-parts">
        ${choice({
          id: 'settings-part',
          label: words.title,
          choices: PARTS.filter((each) => each !== 'data' || data).map((value) => ({
            value,
            text: words.parts[value],
          })),
          value: part,
          onChange: show,
        })}
      </div>
      <div class="settings-part">${fields[part]()}</div>
    `,
    foot: button({ text: words.done, main: true, onPress: back }),
  });
}

/** The settings for playing and for the game's help. */
const playFields = (words: Words, field: Field) => html`
  ${field('speed', words.speed, choicesOf(words.speeds, SPEEDS))}
  ${field('oneTap', words.oneTap, onOrOff(words.sounds), words.oneTapNote)}
  ${field('drawing', words.drawing, choicesOf(words.drawings, DRAWINGS), words.drawingNote)}
  ${field('guidance', words.guidance, choicesOf(words.guidances, GUIDANCE), words.guidanceNote)}
  ${field('hints', words.hints, onOrOff(words.sounds), words.hintsNote)}
  ${field('makes', words.makes, choicesOf(words.makesWhen, GUIDANCE), words.makesNote)}
  ${field('memory', words.memory, onOrOff(words.sounds), words.memoryNote)}
  ${field('words', words.talk, onOrOff(words.sounds), words.talkNote)}
`;

/** The settings for the look of tiles and table. */
function looksFields({ settings, pictures: { face, sample } }: App, words: Words, field: Field) {
  const { tiles, quality, slow } = settings.now;
  const tileSets = TILE_SETS.map((value) => ({
    value,
    text: words.tileSets[value],
    swatch: html`<i class="swatch" data-tiles=${value} aria-hidden="true">${face(3, 5, sample(value))}</i>`,
  }));
  const cloths = CLOTHS.map((value) => ({
    value,
    text: words.cloths[value],
    swatch: html`<i class="swatch is-cloth" data-cloth=${value} aria-hidden="true"></i>`,
  }));
  return html`
    ${field('tiles', words.tiles, tileSets, tiles === 'pictures' ? words.picturesNote : undefined)} ${field('cloth', words.cloth, cloths)}
    ${field('numerals', words.numerals, onOrOff(words.choices).reverse(), words.numeralsNote)}
    ${choice({
      id: 'quality',
      label: words.quality,
      note: quality === 'auto' && slow ? words.qualitySlow : words.qualityNote,
      choices: choicesOf(words.qualities, QUALITIES),
      value: quality,
      // Choosing `auto` again repeats the measurement.
      onChange: (value) => settings.change({ quality: value, slow: false }),
    })}
  `;
}

const soundFields = (words: Words, field: Field) => html`
  ${field('muted', words.muted, [
    { value: false, text: words.sounds.on },
    { value: true, text: words.sounds.off },
  ])}
  ${(['effects', 'music', 'evening', 'interface'] as const).map((bus) =>
    field(
      bus,
      words[bus],
      VOLUMES.map((value) => ({ value, text: words.volume(value) })),
    ),
  )}
`;

const fullScreenButton = ({ manners, redraw }: App, words: Words) =>
  manners.fullScreen && document.fullscreenEnabled
    ? button({
        text: document.fullscreenElement ? words.leaveFullScreen : words.fullScreen,
        onPress: () => void toggleFullScreen(document).then(redraw).catch(reportError),
      })
    : nothing;
