/** A page that stands at a moment, and moves made there by hand. */
import type { Page } from 'playwright-core';
import type { MatchProgress } from '../../src/match/progress.ts';
import type { Move } from '../../src/rules/game.ts';
import { sameMove } from '../../src/rules/moves.ts';
import type { Save } from '../../src/shell/store/save.ts';
import { continued } from './continued.ts';
import { handsOf } from './hands.ts';
import { keptAt, type MomentName, standingAt } from './moments.ts';
import { type Hand, make } from './player.ts';
import { type Look, until } from './probe.ts';
import type { Opening, Site, Visit } from './site.ts';

/** The person is asked, or the deal is over; and nothing moves. */
const isStanding = ({ question, match, astray }: Look) =>
  (question !== null || match === 'sheet') && astray?.length === 0;

export interface AtMoment {
  readonly page: Page;
  readonly visit: Visit;
  readonly hands: ReturnType<typeof handsOf>;
  /** The match as it was kept. */
  readonly before: MatchProgress;
  /** What the person is asked first. */
  readonly first: Look;
  /** Makes a move of the person; answers with what the game says when the person is asked again. */
  do(hand: Hand<Page>, move: Move): Promise<Look>;
  /** The deal that is played, after so many moves of it, all unless told otherwise. */
  deal(now: Look, moves?: number): MatchProgress['deal'];
}

/** Goes on with the match that was kept at the moment. */
export async function atMoment(site: Site, name: MomentName, options: Opening = {}): Promise<AtMoment> {
  const save: Save = keptAt(name);
  const before = standingAt(save, save.log);
  const { game, seats, options: played } = before;
  const visit = await continued(site, save, options);
  const { page } = visit;
  const first = await until(page, isStanding, `the moment ${name}`);
  return {
    page,
    visit,
    hands: handsOf({ game, seats, options: played }),
    before,
    first,
    async do(hand, move) {
      const { question, log } = await until(page, isStanding, 'a question');
      if (!question?.moves.some((legal) => sameMove(legal, move))) {
        throw new Error(`${JSON.stringify(move)} is not one of ${JSON.stringify(question?.moves)}`);
      }
      await make(page, hand, move);
      const made = log.flat().length;
      return until(page, (now) => now.log.flat().length > made && isStanding(now), 'what comes after the move');
    },
    deal: ({ log }, moves) => standingAt(save, [...log.slice(0, -1), (log.at(-1) ?? []).slice(0, moves)]).deal,
  };
}
