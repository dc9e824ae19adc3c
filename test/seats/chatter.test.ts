import { describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withBots } from '../../src/i18n/index.ts';
import type { Sitter } from '../../src/match/ports.ts';
import { fastChance } from '../../src/rules/chance.ts';
import type { Phase, Seat } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { CHARACTERS, characterOf } from '../../src/seats/characters.ts';
import { type ChatterOptions, createChatter } from '../../src/seats/chatter.ts';
import { usualSitters } from '../../src/shell/setup/sitters.ts';
import { eventually } from '../eventually.ts';
import { type Heard, inputOf, instantPorts, playMatch } from '../match/play.ts';

type Lines = Readonly<Record<'starred' | 'passed' | 'won' | 'lost', readonly string[]>>;

const texts = textsFor([]);
const never = new AbortController().signal;
const game = gameById('cyprus');

const matches = new Map<string, Promise<Heard[]>>();

/** What is heard in a match of this company, played once. */
function matchOf(sitters: readonly Sitter[]): Promise<Heard[]> {
  if (!game) throw new Error('no game');
  const company = JSON.stringify(sitters);
  const heard: Heard[] = [];
  const input = inputOf(game, sitters, 'talk', { target: 200 });
  const played = matches.get(company) ?? playMatch(input, instantPorts(heard)).then(() => heard);
  matches.set(company, played);
  return played;
}

/** What is said in a match of this company, and after how many beats. */
async function said(sitters: readonly Sitter[], change: Partial<ChatterOptions> = {}) {
  if (!game) throw new Error('no game');
  const { bots } = await withBots(texts);
  const words: { readonly seat: Seat; readonly text: string; readonly beat: number; readonly phase: Phase }[] = [];
  const chance = fastChance(3);
  let beats = 0;
  let phase: Phase = 'leading';
  const chatter = createChatter({
    clock: { wait: async () => {} },
    pace: (ms) => ms,
    texts: { ...texts, fetchBots: async () => bots },
    isWanted: () => true,
    chance: () => chance.below(1000) / 1000,
    say: (seat, text) => words.push({ seat, text, beat: beats, phase }),
    left: never,
    ...change,
  });
  for (const each of await matchOf(sitters)) {
    if (each.port !== 'show') continue;
    for (const beat of each.beats) {
      beats++;
      phase = each.now.seen.phase;
      await chatter.play(beat, each.now, never);
    }
    await new Promise((done) => setImmediate(done));
  }
  return { words, beats };
}

describe('what bots say', () => {
  it('is a word now and then, by those who have something to say, in their own manner', async () => {
    const company = usualSitters(4, texts);
    const { words, beats } = await said(company);
    expect(words.length).toBeGreaterThan(3);
    expect(words.length).toBeLessThanOrEqual(beats / 12 + 1);
    const { bots } = await withBots(texts);
    for (const { seat, text } of words) {
      const who = characterOf(company[seat] ?? {});
      const own = who ? [bots.own[who.id], bots.words[who.temperament]] : [];
      expect(own.flatMap((each) => Object.values(each)).flat()).toContain(text);
    }
    const gaps = words.slice(1).map(({ beat }, nth) => beat - (words[nth]?.beat ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  });

  it('is never the same twice in a match, and nobody crows about a pass while the star is a duty', async () => {
    const { words } = await said(usualSitters(10, texts));
    expect(words.length).toBeGreaterThan(5);
    expect(new Set(words.map(({ text }) => text)).size).toBe(words.length);
    const { bots } = await withBots(texts);
    const crowing = [bots.words, bots.own].flatMap(Object.values<Lines>).flatMap(({ passed }) => passed);
    const opening = words.filter(({ phase }) => phase === 'opening');
    expect(opening.filter(({ text }) => crowing.includes(text))).toEqual([]);
  });

  it('is all their own before it is what others of their temperament say too', async () => {
    const { bots } = await withBots(texts);
    const { words } = await said(usualSitters(4, texts), { chance: () => 0 });
    const company = usualSitters(4, texts);
    const heard = new Map<string, number>();
    for (const { seat, text } of words) {
      const who = characterOf(company[seat] ?? {});
      const moment = (['starred', 'passed', 'won', 'lost'] as const).find(
        (each) =>
          who && [bots.own, bots.words].flatMap(Object.values<Lines>).some((lines) => lines[each].includes(text)),
      );
      if (!who || !moment) throw new Error(`nobody says ${text}`);
      const own: readonly string[] = bots.own[who.id][moment];
      const nth = heard.get(`${who.id} ${moment}`) ?? 0;
      expect(own.includes(text)).toBe(nth < own.length);
      heard.set(`${who.id} ${moment}`, nth + 1);
    }
    expect(Math.max(...heard.values())).toBeGreaterThan(2);
  });

  it('is something of their own for each of the company at every moment', async () => {
    const { own } = (await withBots(texts)).bots;
    expect(Object.keys(own).sort()).toEqual(CHARACTERS.map(({ id }) => id).sort());
    for (const lines of Object.values<Lines>(own)) {
      for (const moment of [lines.starred, lines.passed, lines.won, lines.lost])
        expect(moment.length).toBeGreaterThan(0);
    }
  });

  it('tells of no tile and no number', async () => {
    const { words, own } = (await withBots(texts)).bots;
    const all = [words, own].flatMap(Object.values<Lines>).flatMap((each) => Object.values(each).flat());
    expect(all.length).toBe(40 + 6 * CHARACTERS.length);
    expect(new Set(all).size).toBe(all.length);
    for (const text of all) {
      expect(text).not.toMatch(/\d|\b(blank|one|two|three|four|five|six|seven|eight|nine)s?\b/i);
      expect(text.length).toBeLessThanOrEqual(36);
    }
  });

  it('is nothing where nobody wants it, nor from who is nobody in particular', async () => {
    expect((await said(usualSitters(4, texts), { isWanted: () => false })).words).toEqual([]);
    const nobody = usualSitters(4, texts).map(({ name, kind }): Sitter => ({ name, kind }));
    expect((await said(nobody)).words).toEqual([]);
  });
});

describe('the words', () => {
  it('are fetched when there is something to say for the first time', async () => {
    if (!game) throw new Error('no game');
    const heard: Heard[] = [];
    await playMatch(inputOf(game, usualSitters(4, texts), 'talk', { target: 60 }), instantPorts(heard));
    const isWanted = vi.fn(() => true);
    const fetchBots = vi.fn(texts.fetchBots);
    const say = vi.fn();
    const chatter = createChatter({
      clock: { wait: async () => {} },
      pace: (ms) => ms,
      texts: { ...texts, fetchBots },
      isWanted,
      chance: () => 0,
      say,
      left: never,
    });
    for (const each of heard) {
      if (each.port !== 'show') continue;
      for (const beat of each.beats) {
        if (beat.beat === 'starred' || beat.beat === 'passed' || beat.beat === 'ended') {
          await chatter.play(beat, each.now, never);
          await eventually(() => expect(say).toHaveBeenCalled());
          expect(fetchBots).toHaveBeenCalledOnce();
          return;
        }
        await chatter.play(beat, each.now, never);
        expect(isWanted).not.toHaveBeenCalled();
        expect(fetchBots).not.toHaveBeenCalled();
      }
    }
    throw new Error('nothing worth a word happened');
  });
});
