import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { toggleFullScreen } from '../page-behaviour.ts';
import { CLOTHS, DRAWINGS, GUIDANCE, MOTIONS, QUALITIES, SPEEDS, TILE_SETS, VOLUMES } from '../store/settings.ts';
import { board, button, choice } from '../widgets.ts';
import { createEverything } from './everything.ts';
import { comfortFields } from './settings-comfort.ts';

/** The entries of a record of texts as choices, in the order written. */
const choicesOf = <T extends Readonly<Record<string, string>>, K extends keyof T & string>(
  texts: T,
  keys: readonly K[],
) => keys.map((value) => ({ value, text: texts[value] ?? value }));

const onOrOff = ({ on, off }: Record<'on' | 'off', string>) => [
  { value: true, text: on },
  { value: false, text: off },
];

/** The settings, and in their place what is asked of all that is kept. */
export function createSettings(app: App, texts: SetUpTexts) {
  const everything = createEverything(app, texts);
  return () => everything.question() ?? settingsScreen(app, texts, everything.section());
}

/** @param last what stands below all settings. */
export function settingsScreen(app: App, texts: SetUpTexts, last: unknown = nothing) {
  const { settings: words } = texts;
  const {
    settings,
    send,
    redraw,
    pictures: { face },
  } = app;
  const { speed, drawing, hints, words: talk, tiles, cloth, quality, motion, numerals, slow, muted } = settings.now;
  const back = () => send({ type: 'BACK' });
  return board({
    id: 'settings',
    title: words.title,
    onEscape: back,
    body: html`
      ${comfortFields(app, texts)}
      ${choice({
        id: 'speed',
        label: words.speed,
        choices: choicesOf(words.speeds, SPEEDS),
        value: speed,
        onChange: (value) => settings.change({ speed: value }),
      })}
      ${choice({
        id: 'drawing',
        label: words.drawing,
        note: words.drawingNote,
        choices: choicesOf(words.drawings, DRAWINGS),
        value: drawing,
        onChange: (value) => settings.change({ drawing: value }),
      })}
      ${choice({
        id: 'guidance',
        label: words.guidance,
        note: words.guidanceNote,
        choices: choicesOf(words.guidances, GUIDANCE),
        value: settings.now.guidance,
        onChange: (value) => settings.change({ guidance: value }),
      })}
      ${choice({
        id: 'hints',
        label: words.hints,
        note: words.hintsNote,
        choices: onOrOff(words.sounds),
        value: hints,
        onChange: (value) => settings.change({ hints: value }),
      })}
      ${choice({
        id: 'makes',
        label: words.makes,
        note: words.makesNote,
        choices: choicesOf(words.makesWhen, GUIDANCE),
        value: settings.now.makes,
        onChange: (value) => settings.change({ makes: value }),
      })}
      ${choice({
        id: 'memory',
        label: words.memory,
        note: words.memoryNote,
        choices: onOrOff(words.sounds),
        value: settings.now.memory,
        onChange: (value) => settings.change({ memory: value }),
      })}
      ${choice({
        id: 'words',
        label: words.talk,
        note: words.talkNote,
        choices: onOrOff(words.sounds),
        value: talk,
        onChange: (value) => settings.change({ words: value }),
      })}
      ${choice({
        id: 'tiles',
        label: words.tiles,
        choices: TILE_SETS.map((value) => ({
          value,
          text: words.tileSets[value],
          swatch: html`<i class="swatch" data-tiles=${value} aria-hidden="true">${face(3, 5, numerals)}</i>`,
        })),
        value: tiles,
        onChange: (value) => settings.change({ tiles: value }),
      })}
      ${choice({
        id: 'cloth',
        label: words.cloth,
        choices: CLOTHS.map((value) => ({
          value,
          text: words.cloths[value],
          swatch: html`<i class="swatch is-cloth" data-cloth=${value} aria-hidden="true"></i>`,
        })),
        value: cloth,
        onChange: (value) => settings.change({ cloth: value }),
      })}
      ${choice({
        id: 'numerals',
        label: words.numerals,
        note: words.numeralsNote,
        choices: [
          { value: false, text: words.choices.off },
          { value: true, text: words.choices.on },
        ],
        value: numerals,
        onChange: (value) => settings.change({ numerals: value }),
      })}
      ${choice({
        id: 'quality',
        label: words.quality,
        note: quality === 'auto' && slow ? words.qualitySlow : words.qualityNote,
        choices: choicesOf(words.qualities, QUALITIES),
        value: quality,
        // Chosen again, `auto` finds out again.
        onChange: (value) => settings.change({ quality: value, slow: false }),
      })}
      ${choice({
        id: 'muted',
        label: words.muted,
        choices: [
          { value: false, text: words.sounds.on },
          { value: true, text: words.sounds.off },
        ],
        value: muted,
        onChange: (value) => settings.change({ muted: value }),
      })}
      ${(['effects', 'music', 'evening', 'interface'] as const).map((bus) =>
        choice({
          id: bus,
          label: words[bus],
          choices: VOLUMES.map((value) => ({ value, text: words.volume(value) })),
          value: settings.now[bus],
          onChange: (value) => settings.change({ [bus]: value }),
        }),
      )}
      ${
        app.manners.fullScreen && document.fullscreenEnabled
          ? button({
              text: document.fullscreenElement ? words.leaveFullScreen : words.fullScreen,
              onPress: () => void toggleFullScreen(document).then(redraw).catch(reportError),
            })
          : nothing
      }
      ${choice({
        id: 'motion',
        label: words.motion,
        choices: choicesOf(words.motions, MOTIONS),
        value: motion,
        onChange: (value) => settings.change({ motion: value }),
      })}
      ${last}
    `,
    foot: button({ text: words.done, main: true, onPress: back }),
  });
}
