/** A file that somebody gives us to watch: judged, and made into a match that can be told again. */
import type { Sitter } from '../../match/ports.ts';
import { nameAt } from '../../names/names.ts';
import { audit } from '../../rules/audit.ts';
import type { Deal, Game, Result } from '../../rules/game.ts';
import { type ReadMatch, type RecordHeader, readRecords, replay } from '../../rules/record.ts';
import type { GivenDeal } from '../../rules/sealed.ts';
import type { WatchedMatch } from './watched.ts';

/** Characters, and bytes, of the longest file that is read. The longest matches take a tenth of it. */
export const LONGEST = 2 ** 23;
/** No seed decides anything there: every deal of a record is given. */
const NO_SEED = '0'.repeat(64);

/** Why a file cannot be watched: the key of a text, and what that takes. */
export type RecordFileFault =
  | { readonly why: 'notAMatch' | 'version' | 'empty' | 'tooLong' }
  | { readonly why: 'game'; readonly game: string }
  | { readonly why: 'damaged'; readonly line: number }
  | { readonly why: 'illegal'; readonly line: number; readonly words: string };

/** The first match of a file, and how many there are; or what is wrong. */
export type RecordFile =
  | { readonly ok: true; readonly match: WatchedMatch; readonly matches: number }
  | { readonly ok: false; readonly fault: RecordFileFault };

/** Reads a record file. It may come from anywhere. */
export function openRecordFile(text: string, find: (id: string) => Game | undefined): RecordFile {
  const refuse = (fault: RecordFileFault): RecordFile => ({ ok: false, fault });
  if (text.length > LONGEST) return refuse({ why: 'tooLong' });
  const judged = audit(text, find);
  if (!judged.ok) return refuse(faultOf(text, judged));
  const read = readRecords(text);
  const first = read.ok ? read.value[0] : undefined;
  const match = first && matchOf(first, find);
  if (!match?.ok) return refuse({ why: 'empty' });
  return { ok: true, match: match.value, matches: judged.matches };
}

function faultOf(
  text: string,
  { line, reason, words }: Extract<ReturnType<typeof audit>, { ok: false }>,
): RecordFileFault {
  switch (reason) {
    case 'empty':
    case 'format':
    case 'noHeader':
    case 'notALine':
      return { why: 'notAMatch' };
    case 'version':
      return { why: 'version' };
    case 'game':
      return { why: 'game', game: words.split(' ').at(-1) ?? '' };
    case 'notJson':
      // What is no match from its first line on was never one.
      return line === 1 && !text.startsWith('{"format":"star-dominoes"')
        ? { why: 'notAMatch' }
        : { why: 'damaged', line };
    case 'missing':
    case 'unknown':
    case 'badValue':
    case 'halfEnded':
      return { why: 'damaged', line };
    default:
      return { why: 'illegal', line, words };
  }
}

/** The match that a record tells of, with its deals as they were dealt. */
function matchOf(record: ReadMatch, find: (id: string) => Game | undefined): Result<WatchedMatch> {
  const game = find(record.header.game);
  /** How each deal stood last. */
  const deals = new Map<number, Deal>();
  const played = game && replay(record, game, ({ deal }) => void deals.set(deal.deal, deal));
  const last = [...deals.values()];
  if (!game || !played?.ok || last.every(({ log }) => log.length === 0)) return { ok: false, reason: 'empty' };
  const { options } = record.header;
  return {
    ok: true,
    value: {
      game: game.id,
      options,
      sitters: sittersOf(record.header),
      seed: NO_SEED,
      given: last.map(givenDeal),
      log: last.map(({ log }) => log.map(({ seat: _, scores: _made, ...move }) => move)),
    },
  };
}

/** A deal as it was dealt. 3.4: where a lot said who begins, it named the seat that did. */
export const givenDeal = ({ heap, log, turn, seats }: Deal): GivenDeal => {
  const lot = log[0]?.seat ?? turn?.seat ?? 0;
  return { heap, lot: lot < seats ? lot : 0 };
};

const sittersOf = ({ seats }: RecordHeader): readonly Sitter[] =>
  seats.map(({ name, ...who }, seat) => ({
    name: nameAt(seat, name),
    ...(who.kind === 'human' ? { kind: 'person' } : { kind: 'bot', level: who.level }),
  }));
