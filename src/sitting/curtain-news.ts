/** The curtain's news for the next person. */
import type { WordKind } from '../access/kind.ts';
import { logWords } from '../access/log-words.ts';
import type { LogTexts } from '../i18n/index.ts';
import { newsFor } from '../match/news.ts';
import type { SeatedMatch } from '../match/situation.ts';
import { shortName } from '../names/names.ts';
import type { Seat } from '../rules/game.ts';
import { partnerOf } from '../rules/sides.ts';
import type { CurtainNews } from '../shell/curtain.ts';

/** Returns what everybody saw since the seat's last turn, in the words of the log. */
export function curtainNews(match: SeatedMatch, seat: Seat, texts: LogTexts, kind: WordKind): CurtainNews {
  const sitters = match.sitters.map((sitter) => ({ ...sitter, name: shortName(sitter.name) }));
  const { since, happened } = newsFor({ ...match, sitters }, seat);
  const lines = happened.flatMap(({ beat, after }) =>
    logWords(beat, after, { viewer: null, texts, game: match.game, kind }).map((text) => ({
      text,
      tile: beat.beat === 'led' || beat.beat === 'laid' ? beat.tile : null,
    })),
  );
  const partner = partnerOf(match.deal.sides, seat);
  return {
    since,
    lines,
    side: match.deal.sides[seat] ?? seat,
    ...(partner !== null && { partner: sitters[partner]?.name ?? '' }),
  };
}
