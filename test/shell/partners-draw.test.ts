// @vitest-environment happy-dom
import { render } from 'lit-html';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { textsFor } from '../../src/i18n/english.ts';
import { withBots, withSetUp } from '../../src/i18n/index.ts';
import type { Sitter } from '../../src/match/ports.ts';
import { createPace, DURATIONS } from '../../src/motion/durations.ts';
import { fromHex } from '../../src/rules/chance.ts';
import type { Game, Position } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { teamsOf } from '../../src/rules/sealed.ts';
import { pipCount } from '../../src/rules/tiles.ts';
import { drawScreen } from '../../src/shell/setup/draw-screen.ts';
import { bringDraw, drawShown, partnersDraw } from '../../src/shell/setup/partners-draw.machine.ts';
import { teamsScreen } from '../../src/shell/setup/teams-screen.ts';
import { newSetup } from '../../src/shell/store/kept-matches.ts';
import { readSave, writeSave } from '../../src/shell/store/save.ts';
import { eventually } from '../eventually.ts';
import { optionsOf } from '../rules/arranged.ts';
import { fakeApp } from './fake-app.ts';

const words = textsFor([]);
const texts = { ...(await withSetUp(words)), ...(await withBots(words)) };
const game = gameById('team-block') as Game;
const options = optionsOf(game, {}, 4);
const person = (name: string): Sitter => ({ name, kind: 'person' });
const bot = (name: string): Sitter => ({ name, kind: 'bot', level: 'rules' });
const SEATS = ['Ada', 'Bo', 'Cyd', 'Dee'];

/** A match whose partners are to be drawn by hand. */
const drawing = (sitters: readonly Sitter[]) => ({ ...newSetup(game, options, sitters), taken: [], drawn: [] });

/** The draw of these sitters; `chance` answers for bots, and for persons who want the rest. */
function draw(sitters: readonly Sitter[], chance = vi.fn(async (lie: readonly Position[]) => lie[0] ?? -1)) {
  const setup = drawing(sitters);
  const chart = partnersDraw.provide({ actors: { chance: fromPromise(({ input }) => chance(input)) } });
  const actor = createActor(chart, { input: { game, setup } });
  actor.start();
  return { setup, actor, chance, now: () => drawShown(actor.getSnapshot()) };
}

/** Resolves with what the draw comes to. */
const outcomeOf = (actor: ReturnType<typeof draw>['actor']) =>
  eventually(() => {
    const { output } = actor.getSnapshot();
    if (!output) throw new Error('not drawn yet');
    return output;
  });

describe('the draw for partners by hand (7.4)', () => {
  it('asks persons in the order they joined, one tile each in turn, and seats them as they drew', async () => {
    const { setup, actor, now, chance } = draw(SEATS.map(person));
    expect(now().players.map(({ name }) => name)).toEqual(SEATS);
    const order = [27, 3, 14, 8, 0, 9, 26, 1, 20, 2, 4, 25, 5, 6, 7, 10];
    for (const [nth, at] of order.entries()) {
      expect(now()).toMatchObject({ player: nth % 4, isAsked: true });
      actor.send({ type: 'DRAW', at });
    }
    const after = await outcomeOf(actor);
    expect(chance).not.toHaveBeenCalled();
    const teams = teamsOf(game, fromHex(setup.seed), options, order);
    expect(after.drawn).toEqual(order);
    expect(after.sitters.map(({ name }) => name)).toEqual(teams?.players.map((player) => SEATS[player]));
    expect({ ...after, sitters: setup.sitters, drawn: [] }).toEqual(setup);
  });

  it('lets nobody draw a tile that is gone', () => {
    const { actor, now } = draw(SEATS.map(person));
    for (const at of [4, 4, 99]) actor.send({ type: 'DRAW', at });
    expect(now().drawn).toEqual([4]);
    expect(now().hands).toEqual([[4], [], [], []]);
  });

  it('lets bots draw by chance, and the first tile if chance fails', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const chance = vi.fn(async (lie: readonly Position[]) => lie.at(-1) ?? -1).mockRejectedValueOnce(new Error('no'));
    const { actor, now } = draw([person('Ada'), bot('Bo'), bot('Cyd'), bot('Dee')], chance);
    actor.send({ type: 'DRAW', at: 0 });
    await eventually(() => expect(now()).toMatchObject({ drawn: [0, 1, 27, 26], player: 0, isAsked: true }));
    expect(report).toHaveBeenCalledTimes(1);
    report.mockRestore();
  });

  it('draws the rest for the person who wants it, also while a bot draws', async () => {
    const { actor, now } = draw([person('Ada'), bot('Bo'), bot('Cyd'), bot('Dee')]);
    actor.send({ type: 'DRAW', at: 20 });
    expect(now().isAsked).toBe(false);
    actor.send({ type: 'DRAW_REST' });
    expect((await outcomeOf(actor)).drawn).toHaveLength(16);
    const several = draw([person('Ada'), person('Bo'), bot('Cyd'), bot('Dee')]);
    several.actor.send({ type: 'DRAW_REST' });
    await eventually(() => expect(several.now()).toMatchObject({ drawn: [0], player: 1, isAsked: true }));
  });

  it('gives bots the time of the player’s speed, and lets the last tile be seen', async () => {
    const waits: number[] = [];
    const later = (ms: number, go: () => void) => {
      waits.push(ms);
      go();
      return () => {};
    };
    const { chart, open } = bringDraw(game, drawing(SEATS.map(bot)), {
      speed: () => 'fast',
      chance: () => 0.99,
      later,
    });
    const actor = createActor(chart, { input: open });
    actor.start();
    const output = await outcomeOf(actor);
    expect(output.drawn).toEqual(Array.from({ length: 16 }, (_, nth) => 27 - nth));
    const pace = createPace(() => 'fast');
    expect(waits).toEqual([...Array(16).fill(pace(DURATIONS.drawnForTeams)), pace(DURATIONS.lastForTeams)]);
  });

  it('is kept with the match', () => {
    const save = { ...drawing(SEATS.map(person)), drawn: [27, 3, 14] };
    expect(readSave(writeSave(save, 'me', 0))).toMatchObject({ ok: true, value: save });
  });
});

/** The screen, after these tiles were drawn by persons. */
function screen(drawn: readonly Position[]) {
  const { actor, now } = draw(SEATS.map(person));
  for (const at of drawn) actor.send({ type: 'DRAW', at });
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const send = vi.fn();
  render(drawScreen({ ...fakeApp(), send }, texts, now()), root);
  const tiles = [...root.querySelectorAll<HTMLElement>('.draw-tile')];
  return { root, tiles, send, now };
}

describe('the screen of the draw by hand (7.4)', () => {
  it('shows what everybody has drawn and the sums, whose turn it is, the tiles that lie there, and the seal', () => {
    const { root, tiles, now } = screen([6, 0, 12, 7, 20]);
    const { sealed, players } = now();
    const pips = (ats: readonly Position[]) => ats.reduce((sum, at) => sum + pipCount(sealed.heap[at] ?? '0-0'), 0);
    const shown = [...root.querySelectorAll('.team-player')].map((each) => [
      each.querySelector('.team-name')?.textContent?.trim(),
      each.querySelectorAll('.team-tile').length,
      each.querySelector('.team-sum')?.textContent,
    ]);
    expect(shown).toEqual([
      [players[0]?.name, 2, `${pips([6, 20])} pips`],
      [players[1]?.name, 1, texts.teams.sum(pips([0]))],
      [players[2]?.name, 1, texts.teams.sum(pips([12]))],
      [players[3]?.name, 1, texts.teams.sum(pips([7]))],
    ]);
    expect(root.querySelector('.draw-turn')?.textContent).toBe('It’s Bo’s turn.');
    expect(tiles.filter((tile) => !tile.classList.contains('is-gone'))).toHaveLength(23);
    expect(root.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Tiles to take: 23');
    expect(root.querySelector('.fingerprint')?.textContent).toBe(sealed.commitment);
  });

  it('draws by a press, and has one stop of Tab from which the arrow keys walk over the tiles that lie there', () => {
    const { tiles, send } = screen([0, 2]);
    expect(tiles.flatMap(({ tabIndex }, at) => (tabIndex === 0 ? [at] : []))).toEqual([1]);
    tiles[1]?.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(document.activeElement).toBe(tiles[3]);
    tiles[3]?.click();
    tiles[2]?.click();
    expect(send.mock.calls).toEqual([[{ type: 'DRAW', at: 3 }]]);
    // The keyboard goes on where a tile lies.
    expect(document.activeElement).toBe(tiles[4]);
  });

  it('draws the tile that is dragged, and none that is only held', () => {
    const { tiles, send } = screen([]);
    const [tile] = tiles;
    if (!tile) throw new Error('no tile');
    tile.setPointerCapture = () => {};
    const point = (type: string, clientX: number) =>
      tile.dispatchEvent(new PointerEvent(type, { clientX, clientY: 0, button: 0, bubbles: true }));
    const drag = (x: number, end: string) => {
      point('pointerdown', 0);
      point('pointermove', x);
      point(end, x);
    };
    drag(3, 'pointerup');
    drag(60, 'pointercancel');
    expect(send).not.toHaveBeenCalled();
    drag(60, 'pointerup');
    expect(send.mock.calls).toEqual([[{ type: 'DRAW', at: 0 }]]);
  });

  it('is followed by who plays with whom, by the tiles that were drawn', async () => {
    const { actor } = draw(SEATS.map(bot));
    const after = await outcomeOf(actor);
    const root = document.createElement('div');
    render(teamsScreen(fakeApp(), texts, after), root);
    const [a, b, c, d] = after.sitters.map(({ name }) => name);
    expect(root.textContent).toContain(`${a} and ${c} play together.`);
    expect(root.textContent).toContain(`${b} and ${d} play together.`);
    const sums = [...root.querySelectorAll('.team-sum')].map(({ textContent }) => Number.parseInt(textContent, 10));
    expect(sums).toEqual([...sums].sort((x, y) => y - x));
  });
});
