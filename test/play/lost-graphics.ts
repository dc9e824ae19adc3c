/** Moments at which a device may take the graphics away, and what must be true when it has given them back. */
import type { Page } from 'playwright-core';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { type FastChance, fastChance } from '../../src/rules/chance.ts';
import type { Save } from '../../src/shell/store/save.ts';
import { after, atTheSheet, played } from '../shell/kept-matches.ts';
import { continued, FAST } from './continued.ts';
import { type Difference, difference, LOSS_NOTES, loseGraphicsFor, pictureAtRest, pictureLike } from './graphics.ts';
import { byTap, make, pressScreen } from './player.ts';
import { type Look, look, twoFrames, until } from './probe.ts';
import type { Site } from './site.ts';
import { comeHome } from './time.ts';

const { pause } = textsFor([]);
const { settings } = await withSetUp(textsFor([]));

export interface Moment {
  readonly name: string;
  readonly save: Save;
  /** The match waits for a person all the while. */
  readonly rests?: true;
  /** From the match that was continued to the very moment. */
  come(page: Page, chance: FastChance): Promise<void>;
  /** From when the graphics are back to where everything rests again. */
  goOn?(page: Page): Promise<void>;
}

const underWay = played(
  'cyprus',
  4,
  { target: 200 },
  'graphics lost',
  ({ log, deal }) => log.length === 1 && deal.turn?.seat === 0 && deal.laid.length > 14,
);
const fresh: Save = { ...played('sebastopol', 4, { target: 200 }, 'graphics lost early', after(0)), log: [] };
const ended = played('cyprus', 4, { target: 200 }, 'graphics lost late', atTheSheet);
const between = {
  ...underWay,
  sitters: underWay.sitters.map((sitter, seat) => (seat === 1 ? { name: 'Zeno', kind: 'person' as const } : sitter)),
};

const SEEN = { ...FAST, isSeen: true };

const isShared = ({ sitters }: Save) => sitters.filter(({ kind }) => kind === 'person').length > 1;

const asked = ({ question, targets, astray, gesture }: Look) =>
  question !== null && targets !== null && astray?.length === 0 && gesture === 'resting';
async function question(page: Page): Promise<Look> {
  await comeHome(page);
  return until(page, asked, 'a question at rest');
}
const state = (page: Page, wanted: string) => until(page, ({ state }) => state?.startsWith(wanted) ?? false, wanted);
/** Lets frames come, fewer than `most`. */
async function some(page: Page, chance: FastChance, most: number): Promise<void> {
  for (let frames = chance.below(most); frames > 0; frames -= 2) await twoFrames(page);
}

/** A tile that can be played, under the mouse button. */
async function lift(page: Page, chance: FastChance): Promise<void> {
  const { targets, question: q } = await question(page);
  const playable = targets?.hand.filter(({ tile }) =>
    q?.moves.some((move) => move.do === 'play' && move.tile === tile),
  );
  const tile = playable?.[0] ?? targets?.hand[0];
  if (!tile) throw new Error('There is no tile to lift.');
  await page.mouse.move(tile.x, tile.y);
  await page.mouse.down();
  await page.mouse.move(tile.x + 4 + chance.below(150), tile.y - 40 - chance.below(120), { steps: 3 });
}
async function lay(page: Page): Promise<void> {
  const { question: q } = await question(page);
  const move = q?.moves.find((each) => each.do === 'play') ?? q?.moves[0];
  if (q && move) await make(page, byTap, move);
}

async function resumed(page: Page): Promise<void> {
  const resume = page.getByRole('button', { name: pause.resume });
  await resume.click();
  await resume.waitFor({ state: 'detached' });
}

export const MOMENTS: readonly Moment[] = [
  { name: 'at rest', save: underWay, rests: true, come: async (page) => void (await question(page)) },
  { name: 'while a tile is carried', save: underWay, rests: true, come: lift, goOn: (page) => page.mouse.up() },
  {
    name: 'while a tile goes home',
    save: underWay,
    rests: true,
    async come(page, chance) {
      await lift(page, chance);
      await page.mouse.up();
      await some(page, chance, 6);
    },
  },
  {
    name: 'while others move',
    save: underWay,
    async come(page, chance) {
      await lay(page);
      await some(page, chance, 30);
    },
  },
  {
    name: 'while the tiles are shuffled',
    save: fresh,
    async come(page, chance) {
      await state(page, 'shuffling');
      await some(page, chance, 40);
    },
  },
  {
    name: 'while the tiles are stirred by hand',
    save: fresh,
    async come(page, chance) {
      await state(page, 'shuffling');
      await page.mouse.move(300, 120);
      await page.mouse.down();
      await page.mouse.move(320 + chance.below(80), 140 + chance.below(60), { steps: 4 });
    },
    goOn: (page) => page.mouse.up(),
  },
  {
    name: 'while the tiles are dealt',
    save: fresh,
    async come(page, chance) {
      await state(page, 'dealing');
      await some(page, chance, 16);
    },
  },
  {
    name: 'while another picture is painted',
    save: underWay,
    rests: true,
    async come(page, chance) {
      await question(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: pause.settings }).click();
      await page.getByRole('radio', { name: settings.parts.look }).check({ force: true });
      const choices = page.getByRole('group', { name: settings.quality });
      await choices.getByRole('radio', { name: settings.qualities.full }).check({ force: true });
      await some(page, chance, 10);
      await choices.getByRole('radio', { name: settings.qualities.low }).check({ force: true });
      await some(page, chance, 6);
    },
    async goOn(page) {
      await page.getByRole('button', { name: settings.done }).click();
      await resumed(page);
    },
  },
  {
    name: 'in the pause',
    save: underWay,
    rests: true,
    async come(page) {
      await question(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: pause.resume }).waitFor();
    },
    goOn: resumed,
  },
  {
    name: 'while it is looked at closely',
    save: underWay,
    rests: true,
    async come(page, chance) {
      await question(page);
      await page.mouse.move(320, 120);
      await page.mouse.wheel(0, -300 - chance.below(200));
      await some(page, chance, 10);
    },
    goOn: (page) => page.keyboard.press('0'),
  },
  {
    name: 'over the sheet',
    save: ended,
    async come(page, chance) {
      await page.waitForSelector('#screens .button.is-main');
      await some(page, chance, 10);
    },
    async goOn(page) {
      await page.waitForSelector('#screens .button.is-main');
      await pressScreen(page, '#screens .button.is-main');
    },
  },
  {
    name: 'behind the curtain',
    save: between,
    async come(page, chance) {
      await until(page, ({ match }) => match === 'handingOver', 'the curtain');
      await some(page, chance, 16);
    },
    goOn: (page) => pressScreen(page, '.curtain-look'),
  },
];

export interface Outcome {
  readonly moment: string;
  /** The picture against that of a page that never lost anything. */
  readonly difference: Difference;
  readonly canvases: number;
}

/** Takes the graphics of a page away and gives them back. */
export type Loss = (page: Page, chance: FastChance) => Promise<void>;
const forAMoment: Loss = (page, chance) => loseGraphicsFor(page, chance.below(400));

/** Loses graphics in one browser. What pages show that never lost any is remembered. */
export function createTrials(site: Site, lose: Loss = forAMoment) {
  const pictures = new Map<string, string>();
  const pictureOfFresh = async (save: Save): Promise<string> => {
    const key = JSON.stringify(save);
    const known = pictures.get(key);
    if (known) return known;
    const { page, close } = await continued(site, save, SEEN);
    if (isShared(save)) {
      await until(page, ({ match }) => match === 'handingOver', 'the curtain');
      await pressScreen(page, '.curtain-look');
    }
    await question(page);
    const picture = await pictureAtRest(page);
    await close();
    pictures.set(key, picture);
    return picture;
  };
  /**
   * Loses the graphics at moments of one match, one after the other, and then plays on with a tap on
   * the canvas; `seed` chooses how long what takes. Throws when the match does not go on, or the page complained.
   */
  return async (moments: readonly Moment[], seed: number): Promise<readonly Outcome[]> => {
    const chance = fastChance(seed);
    const [first] = moments;
    if (!first) return [];
    const { page, complaints, close } = await continued(site, first.save, SEEN);
    const outcomes: Outcome[] = [];
    for (const moment of moments) {
      await moment.come(page, chance);
      // On a slow machine a match may begin before it is drawn.
      await page.locator('#canvas canvas').waitFor({ state: 'attached' });
      await lose(page, chance);
      await page.waitForFunction(() => document.querySelector<HTMLElement>('#canvas canvas')?.style.visibility === '');
      await moment.goOn?.(page);
      const { log } = await question(page);
      const fresh = await pictureOfFresh(log.flat().length > 0 ? { ...moment.save, log } : moment.save);
      // Words about the last moves still fade, and the table comes back from a closer look.
      const mine = await pictureLike(page, fresh);
      outcomes.push({
        moment: moment.name,
        difference: await difference(page, mine, fresh),
        canvases: await page.locator('#canvas canvas').count(),
      });
    }
    const { log } = await look(page);
    await lay(page);
    await until(page, (now) => now.log.flat().length > log.flat().length, 'the match to go on');
    const own = complaints.filter((each) => !LOSS_NOTES.some((note) => note.test(each)));
    if (own.length > 0) throw new Error(own.join('\n'));
    await close();
    return outcomes;
  };
}
