/** Reads a record file for watching: it is audited and turned into a match. */
import { isBotLevel } from '../../bots/levels.ts';
import type { Sitter } from '../../match/ports.ts';
import { nameAt } from '../../names/names.ts';
import { audit } from '../../rules/audit.ts';
import type { Deal, Game, Result } from '../../rules/game.ts';
import { type ReadMatch, type RecordHeader, readRecords, replay } from '../../rules/record.ts';
import type { GivenDeal } from '../../rules/sealed.ts';
import type { WatchedMatch } from './watched.ts';

/** The greatest length of a file in characters and bytes. The longest matches need a tenth of it. */
export const LONGEST = 2 ** 23;
/** A placeholder: every deal of a record is given, so no seed is needed. */
const NO_SEED = '0'.repeat(64);

/** The reason why a file cannot be watched: the key of a text, and its values. */
export type RecordFileFault =
  | { readonly why: 'notAMatch' | 'version' | 'empty' | 'tooLong' }
  | { readonly why: 'game'; readonly game: string }
  | { readonly why: 'damaged'; readonly line: number }
  | { readonly why: 'illegal'; readonly line: number; readonly words: string };

/** The first match of a file and the number of matches, or the fault. */
export type RecordFile =
  | { readonly ok: true; readonly match: WatchedMatch; readonly matches: number }
  | { readonly ok: false; readonly fault: RecordFileFault };

/** Reads a record file, which is untrusted. */
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
      // A file without a valid first line was never a record.
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

/** Returns the match of a record, with its deals as they were dealt. */
function matchOf(record: ReadMatch, find: (id: string) => Game | undefined): Result<WatchedMatch> {
  const game = find(record.header.game);
  /** The last state of each deal, by its number. */
  const deals: Deal[] = [];
  const played =
    game &&
    replay(record, game, ({ deal }) => {
      deals[deal.deal - 1] = deal;
    });
  const [first] = deals;
  const last = deals.find(({ timeUp }) => timeUp);
  if (!game || !played?.ok || !first || deals.every(({ log }) => log.length === 0))
    return { ok: false, reason: 'empty' };
  return {
    ok: true,
    value: {
      game: game.id,
      options: first.options,
      sitters: sittersOf(record.header),
      seed: NO_SEED,
      given: deals.map((deal, nth) => givenDeal(deal, record.deals[nth]?.hands ?? [])),
      log: deals.map(({ log }) => log.map(({ seat: _, scores: _made, ...move }) => move)),
      ...(last && { lastDeal: last.deal }),
    },
  };
}

/**
 * Returns a deal as it was dealt. 3.4: if the lead was drawn by lot, the seat that led won the draw.
 * @param hands the heap positions that each seat was dealt, or took (1.13).
 */
export const givenDeal = ({ heap, log, turn, seats, puzzle }: Deal, hands: Deal['hands']): GivenDeal => {
  const lot = log[0]?.seat ?? turn?.seat ?? 0;
  const isInOrder = hands.flat().every((at, nth) => at === nth);
  return { heap, ...(!isInOrder && { hands }), lot: lot < seats ? lot : 0, ...(puzzle && { puzzle }) };
};

const sittersOf = ({ seats }: RecordHeader): readonly Sitter[] =>
  seats.map(({ name, ...who }, seat) => ({
    name: nameAt(seat, name),
    ...(who.kind === 'human'
      ? { kind: 'person' }
      : { kind: 'bot', level: isBotLevel(who.level) ? who.level : 'rules' }),
  }));
