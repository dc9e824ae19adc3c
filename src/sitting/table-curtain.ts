/**
 * The curtain of one table: it tells the next person what has happened, and puts the table out of reach. Loaded only
 * for several persons.
 */
import type { WordKind } from '../access/kind.ts';
import { tileFace } from '../access/tile-face.ts';
import { type LogTexts, withLog } from '../i18n/index.ts';
import type { MatchContext } from '../match/match-setup.ts';
import type { Seat } from '../rules/game.ts';
import { halves } from '../rules/tiles.ts';
import type { HotSeatOptions } from '../seats/hot-seat.ts';
import type { Curtain, CurtainHouse, CurtainNews } from '../shell/curtain.ts';
import type { TableServices } from './table-services.ts';

export interface TableCurtain {
  readonly forHotSeat: HotSeatOptions['curtain'];
  readonly isDown: boolean;
  /** Loads the curtain, which can't fall before that. Rejects if it can't be loaded. */
  fetch(kind: Promise<WordKind>): Promise<void>;
  /** Moves the focus to the curtain that is down. */
  focus(): void;
  destroy(): void;
}

/** @param onChange called when the curtain falls and when it rises. */
export function createTableCurtain(
  root: HTMLElement,
  { texts, symbols }: TableServices,
  { later, takeBack }: Pick<CurtainHouse, 'later' | 'takeBack'>,
  match: () => MatchContext,
  onChange: (isDown: boolean) => void,
): TableCurtain {
  let fetched: {
    readonly curtain: Curtain;
    readonly news: typeof import('./curtain-news.ts').curtainNews;
    readonly words: LogTexts;
    readonly kind: WordKind;
  } | null = null;
  let isGone = false;
  return {
    forHotSeat: {
      get isDown() {
        return fetched?.curtain.isDown ?? false;
      },
      async raise(to, sitter, by, signal) {
        if (!fetched) throw new Error('the curtain has not come');
        const { curtain, news, words, kind } = fetched;
        await curtain.raise(to, sitter, { ...orBare(() => news(match(), to, words, kind), match(), to), by }, signal);
      },
    },
    get isDown() {
      return this.forHotSeat.isDown;
    },
    async fetch(coming) {
      const [{ createCurtain }, { curtainNews: news }, words, kind] = await Promise.all([
        import('../shell/curtain.ts'),
        import('./curtain-news.ts'),
        withLog(texts),
        coming,
      ]);
      if (fetched || isGone) return;
      const face = (tile: Parameters<typeof halves>[0]) => {
        const { game, deal } = match();
        return tileFace(...halves(tile), symbols.of(game, deal.options));
      };
      fetched = { curtain: createCurtain({ root, texts, face, later, takeBack, onChange }), news, words, kind };
    },
    focus: () => fetched?.curtain.focus(),
    destroy() {
      isGone = true;
      fetched?.curtain.destroy();
    },
  };
}

/** Returns the news; none if they fail, as the curtain must fall all the same. */
function orBare(news: () => CurtainNews, { deal }: MatchContext, to: Seat): CurtainNews {
  try {
    return news();
  } catch (error) {
    reportError(error);
    return { since: 'deal', lines: [], side: deal.sides[to] ?? to };
  }
}
