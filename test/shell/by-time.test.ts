// @vitest-environment happy-dom
/** A match by time around the table: set-up, address, saves, record files, rules, sheet (20.7). */
import fc from 'fast-check';
import { html, render } from 'lit-html';
import { describe, expect, it, vi } from 'vitest';
import { withBots, withRules, withSetUp } from '../../src/i18n/index.ts';
import { filmOf, momentAt } from '../../src/match/film.ts';
import type { MatchContext } from '../../src/match/match-setup.ts';
import { onlyPerson } from '../../src/match/persons.ts';
import { asOpened, beginMatch, endTime, playMove, settle } from '../../src/match/progress.ts';
import { situationOf } from '../../src/match/situation.ts';
import { fromHex, seedOfText } from '../../src/rules/chance.ts';
import type { Game } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';
import { writeRecord } from '../../src/rules/record.ts';
import { readAddress } from '../../src/shell/address.ts';
import { searchOf } from '../../src/shell/deal-address.ts';
import { sheetScreen } from '../../src/shell/result/sheet-screen.ts';
import { pageOf } from '../../src/shell/rules/page.ts';
import { type Draft, withOption } from '../../src/shell/setup/draft.ts';
import { createDrafting } from '../../src/shell/setup/drafting.ts';
import { createSetup } from '../../src/shell/setup/setup-screen.ts';
import { usualSitters } from '../../src/shell/setup/sitters.ts';
import { usualTime } from '../../src/shell/setup/usual-time.ts';
import { createKeptMatches, newSetup } from '../../src/shell/store/kept-matches.ts';
import { createSaves } from '../../src/shell/store/saves.ts';
import { openStorage } from '../../src/shell/store/storage.ts';
import { openRecordFile } from '../../src/shell/watching/record-file.ts';
import { playMatch } from '../../tools/cli/bot-match.ts';
import { wholeCatalogue } from '../rules/whole-catalogue.ts';
import { fakeApp } from './fake-app.ts';
import { fakeStorage } from './fake-storage.ts';
import { usualDraft } from './usual-draft.ts';

const general = gameById('general') as Game;
const given = { by: 'minutes', minutes: 30 };
const whole = general.options(given, 4);
const options = whole.ok ? whole.value : {};
const app = fakeApp();
const texts = { ...(await withBots(app.texts)), ...(await withRules(app.texts)), ...(await withSetUp(app.texts)) };
const sitters = usualSitters(4, texts);

/** A deal that was played to its end, with the first move each time. */
function playedOut(timeUp = false) {
  let now = beginMatch(general, options, 4, seedOfText('by time'));
  if (timeUp) now = endTime(now);
  while (now.moves[0]) now = playMove(now, now.moves[0]).progress;
  return now;
}

describe('the set-up of a match by time', () => {
  it('1.12: says how many deals fit into the time, and how long it is', () => {
    const half = usualTime(general, given, sitters, 'normal');
    const hour = usualTime(general, { by: 'minutes', minutes: 60 }, sitters, 'normal');
    expect(half).toMatchObject({ minutes: 30, most: null });
    expect([half?.low, hour?.minutes]).toEqual([half?.high, 60]);
    expect(hour?.low).toBeGreaterThan(half?.low ?? 0);
    // So many deals take about the time.
    const inDeals = usualTime(general, { deals: half?.low ?? 0 }, sitters, 'normal');
    expect(inDeals?.minutes).toBeGreaterThanOrEqual(30);
    expect(inDeals?.minutes).toBeLessThan(34);
  });

  it('offers both lengths, and of each its values, on chips', () => {
    const here = fakeApp();
    const drafting = createDrafting(here, texts);
    const root = document.body.appendChild(document.createElement('div'));
    const draw = createSetup(here, texts, drafting, () => html``);
    const chips = (name: string) =>
      [...root.querySelectorAll(`input[name=${name}] + span`)].map((each) => (each.textContent ?? '').trim());
    const chosen = (name: string) => root.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value;
    drafting.change(usualDraft(general, texts));
    render(draw(), root);
    expect([chips('by'), chosen('by'), chips('minutes')]).toEqual([['Deals', 'Minutes'], 'deals', []]);
    drafting.change(withOption(drafting.now() as Draft, 'by', 'minutes'));
    render(draw(), root);
    expect([chips('minutes'), chips('deals'), chosen('by')]).toEqual([['30 minutes', '60 minutes'], [], 'minutes']);
    expect(root.querySelector('.usual')?.textContent).toMatch(/^Usually \d+ deals .* about 30 minutes in all\.$/);
  });

  it('gives a numbered deal no time: it is the whole match', () => {
    expect(newSetup(general, options, sitters).options).toEqual(options);
    expect(newSetup(general, options, sitters, 28).options).toMatchObject({ by: 'deals', deals: 8 });
    expect(searchOf(general, options, sitters, 28)).toBe('?game=general&deal=28');
  });
});

describe('the address of a table', () => {
  const read = (search: string) => readAddress(search, games);

  it('20.7: may set the time', () => {
    expect(read('?game=general&by=minutes').wanted?.options).toEqual(options);
    expect(read('?game=general&by=minutes&minutes=60')).toMatchObject({
      wanted: { options: { by: 'minutes', minutes: 60 } },
      ignored: [],
    });
  });

  it.each([
    ['?game=general&minutes=30', ['minutes']],
    ['?game=general&by=minutes&deals=8', ['by', 'deals']],
    ['?game=general&by=minutes&minutes=45', ['minutes']],
    ['?game=block&deals=8', ['deals']],
    ['?game=block&by=deals&target=60', ['by', 'target']],
    ['?game=block&by=minutes', ['by']],
  ])('24: names no length that `by` does not: %s', (search, ignored) => {
    expect(read(search).ignored).toEqual(ignored);
  });
});

describe('a kept match by time', () => {
  /** The matches of a page. */
  function page(storage = fakeStorage()) {
    const saves = createSaves(
      openStorage(() => storage),
      'page',
      Date.now,
    );
    const [say, handOut] = [vi.fn(), vi.fn()];
    return createKeptMatches({ games: wholeCatalogue, texts, saves, locks: undefined, say, handOut });
  }

  it('20.7: keeps the time it was on the screen, and its last deal', () => {
    const storage = fakeStorage();
    const setup = newSetup(general, options, sitters);
    const keeper = page(storage).keep(setup, () => {});
    expect(page(storage).latest()?.setup).toMatchObject({ played: 0 });
    const { log } = asOpened(playedOut());
    keeper.keep({ log, taken: null, played: 60_000, lastDeal: null });
    expect(page(storage).latest()?.setup).toMatchObject({ played: 60_000, log });
    expect(page(storage).latest()?.setup).not.toHaveProperty('lastDeal');
    // A minute later, without a move.
    keeper.keep({ log, taken: null, played: 120_000, lastDeal: null });
    expect(page(storage).adopt(setup.id)?.played).toBe(120_000);
    keeper.keep({ log, taken: null, played: 1_800_000, lastDeal: 1 });
    expect(page(storage).adopt(setup.id)).toMatchObject({ played: 1_800_000, lastDeal: 1 });
  });

  it('20.7: is over after the deal in which the time was up, and only then', () => {
    const { log, seed } = playedOut();
    const setup = { ...newSetup(general, options, sitters), seed: Buffer.from(seed).toString('hex'), log };
    const here = page();
    here.keep({ ...setup, id: 'goes-on', played: 5 }, () => {});
    here.keep({ ...setup, id: 'over', played: 5, lastDeal: 1 }, () => {});
    expect([here.isOver('goes-on'), here.isOver('over')]).toEqual([false, true]);
  });

  it('keeps no time of a match to a number of deals', () => {
    const storage = fakeStorage();
    const plain = general.options({}, 4);
    const setup = newSetup(general, plain.ok ? plain.value : {}, sitters);
    page(storage)
      .keep(setup, () => {})
      .keep({ log: [[]], taken: null, played: 0, lastDeal: null });
    expect(JSON.parse(storage.getItem(`cyprus/match/${setup.id}`) ?? '')).not.toHaveProperty('played');
  });
});

describe('a match by time that is watched', () => {
  it('20.7: has the last deal of its record, and ends with it', () => {
    const table = { game: general, options, seats: 4 };
    const record = writeRecord(playMatch(table, ['random'], seedOfText('watched by time'), 99));
    const file = openRecordFile(record, gameById);
    if (!file.ok) throw new Error(file.fault.why);
    const { match } = file;
    expect(match.lastDeal).toBe(10);
    const film = filmOf({ ...match, game: general, seed: fromHex(match.seed), taken: null });
    if (!film.ok) throw new Error(film.reason);
    const { dealt, moments } = film.value;
    const isLast = dealt.map((at) => momentAt(film.value, at).progress.deal.timeUp);
    expect(isLast).toEqual([...Array(9).fill(undefined), true]);
    expect(moments.at(-1)?.progress.settlement?.standing.winners).not.toBeNull();
  });
});

describe('the words for a match by time', () => {
  it('tell the length on the page of rules, with the other one to agree on', () => {
    const match = (options: Parameters<typeof pageOf>[0]['options']) =>
      pageOf({ game: general, options, seats: 4 }, texts)
        .find(({ id }) => id === 'match')
        ?.paragraphs.join(' ') ?? '';
    expect(match({ by: 'minutes', minutes: 60 })).toContain('60 minutes');
    expect(match({})).toContain('8 deals');
    for (const said of [match({}), match(options)]) expect(said).toContain('half an hour or an hour');
  });

  it('are on the sheet as long as the match goes on', () => {
    const sheet = (progress: ReturnType<typeof playedOut>, played: number) => {
      const settled = settle(progress);
      const holder = onlyPerson(sitters);
      const now = situationOf({ ...settled, sitters, holder }, 'all');
      const match = {
        ...settled,
        sitters,
        holder,
        played,
        beats: [],
        resumed: true,
        giver: null,
      } satisfies MatchContext;
      const root = document.createElement('div');
      render(sheetScreen({ ...app, match: { ...app.match, now: () => match } }, texts, now, general), root);
      return root.textContent ?? '';
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1799 }), (seconds) => {
        expect(sheet(playedOut(), 1000 * seconds)).toContain(`${Math.ceil(30 - seconds / 60)} min left`);
      }),
      { numRuns: 10 },
    );
    expect(sheet(playedOut(), 1_800_000)).toContain('Next deal is the last');
    expect(sheet(playedOut(true), 1_800_000)).not.toMatch(/min left|the last/);
  });
});
