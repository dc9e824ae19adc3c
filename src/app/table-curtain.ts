/** The curtain of one table: it tells who comes next what has happened, and puts the table out of reach. */
import { tileFace } from '../access/tile-face.ts';
import type { MatchContext } from '../match/match.machine.ts';
import { halves } from '../rules/tiles.ts';
import type { HotSeatOptions } from '../seats/hot-seat.ts';
import { createCurtain } from '../shell/curtain.ts';
import { curtainNews } from './curtain-news.ts';
import type { Services } from './services.ts';

export interface TableCurtain {
  readonly forHotSeat: HotSeatOptions['curtain'];
  readonly isDown: boolean;
  /** Gives the keyboard to the curtain that is down. */
  focus(): void;
  destroy(): void;
}

/** @param onChange hears as the curtain falls and as it rises. */
export function createTableCurtain(
  root: HTMLElement,
  { texts, settings }: Services,
  match: () => MatchContext,
  onChange: (isDown: boolean) => void,
): TableCurtain {
  const curtain = createCurtain({
    root,
    texts,
    face(tile) {
      return tileFace(...halves(tile), settings.now.numerals);
    },
    onChange,
  });
  return {
    forHotSeat: {
      get isDown() {
        return curtain.isDown;
      },
      raise: (to, sitter, signal) => curtain.raise(to, sitter, curtainNews(match(), to, texts), signal),
    },
    get isDown() {
      return curtain.isDown;
    },
    focus: curtain.focus,
    destroy: curtain.destroy,
  };
}
