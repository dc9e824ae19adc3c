/** The advice on how to play well, topic by topic. */
import type { Stuck } from '../../rules/chain-rules.ts';
import type { playWell } from '../compiled/en/play-well.ts';
import type { Phrases } from '../phrases.ts';

/** One topic of the advice: a heading and its sentences. */
export interface Topic {
  readonly title: string;
  readonly says: readonly string[];
}

/** The tiles that shut an arm of a star. */
interface Shutting {
  /** The number of tiles with the spinner's number. */
  readonly tiles: number;
  /** The number of those that lie in no finished star. */
  readonly more: number;
  /** The same for the other sets of the game, by their highest number. */
  readonly otherSets: readonly { readonly highest: number; readonly more: number }[];
}

export function playWellTexts({ topics: m }: typeof playWell, { pips }: Phrases) {
  const topic = ({ title }: { readonly title: string }, ...says: readonly string[]): Topic => ({ title, says });
  return {
    hand: (doPipsCount: boolean) => topic(m.hand, ...m.hand.says, ...(doPipsCount ? [m.hand.heavy] : [])),
    /** On a star, the topic on shutting an arm tells of dead ends. */
    count(tiles: number, isStar: boolean) {
      const [most = '', dead = ''] = m.count.says;
      return topic(m.count, m.count.each(tiles), most, ...(isStar ? [] : [dead]));
    },
    /** The rule for a seat that cannot play tells what its turns give away. */
    passes: (stuck: Exclude<Stuck, 'draw 1, may keep'>) => topic(m.passes, m.passes.told[stuck], m.passes.leave),
    leader: (areMany: boolean) => topic(m.leader, ...m.leader.says, ...(areMany ? [m.leader.many] : [])),
    /** `leads`: some deals are led with a tile of the player's choice. `goesOut`: going out is worth something. */
    partners({ leads, goesOut }: { readonly leads: boolean; readonly goesOut: boolean }) {
      const [lead = '', cover = '', help = ''] = m.partners.says;
      return topic(m.partners, ...(leads ? [lead] : []), cover, ...(goesOut ? [help] : []));
    },
    /** `hand`: the lowest hand decides, also where there are sides (33.3). */
    blocked: (what: 'lowest' | 'hand' | 'ten' | 'loses' | 'fourfold' | 'accounts', isOfSides: boolean) =>
      topic(m.blocked, m.blocked[what], ...(isOfSides && what !== 'hand' ? [m.blocked.sides] : [])),
    capicua: topic(m.capicua, ...m.capicua.says),
    duty: topic(m.duty, ...m.duty.says),
    doubles: topic(m.doubles, ...m.doubles.says),
    open: topic(m.open, ...m.open.says),
    shut: ({ tiles, more, otherSets }: Shutting) =>
      topic(
        m.shut,
        m.shut.left({ tiles, more }),
        ...otherSets.map(({ highest, more: left }) => m.shut.otherSet({ ...pips(highest), more: left })),
        ...m.shut.says,
      ),
    closing: topic(m.closing, ...m.closing.says),
    alone: topic(m.alone, ...m.alone.says),
    willing: topic(m.willing, ...m.willing.says),
    barricade: topic(m.barricade, ...m.barricade.says),
    fives: ({ tenOut, writeOff }: { readonly tenOut: boolean; readonly writeOff: boolean }) =>
      topic(m.fives, ...m.fives.says, ...(tenOut ? [m.fives.tenOut] : []), ...(writeOff ? [m.fives.writeOff] : [])),
    tree: topic(m.tree, ...m.tree.says),
    /** 29. `isBlankHeavy`: the double blank counts much (29.9). */
    trains: (isBlankHeavy: boolean) => topic(m.trains, ...m.trains.says, ...(isBlankHeavy ? [m.trains.blank] : [])),
    /** 30.4. `isBlankHeavy`: the double blank counts much (30.7). */
    feet: (isBlankHeavy: boolean) => topic(m.feet, ...m.feet.says, ...(isBlankHeavy ? [m.trains.blank] : [])),
    jokers: (jokers: number) => topic(m.jokers, m.jokers.left(jokers), ...m.jokers.says),
    bergen: topic(m.bergen, ...m.bergen.says),
    run: topic(m.run, ...m.run.says),
    twoPasses: topic(m.twoPasses, ...m.twoPasses.says),
    /** 16.5: smaller losses are forgotten. */
    forgetful: (least: number) => topic(m.accounts, m.accounts.forgotten(least), ...m.accounts.says),
    /** 16.5: smaller losses are never written, by option. */
    lenient: (least: number) => topic(m.accounts, m.accounts.never(least)),
    /** 5.7: smaller losses are remembered for one deal. */
    remembering: topic(m.accounts, m.accounts.carried, ...m.accounts.says),
    crossing: topic(m.crossing, ...m.crossing.says),
    seaGoat: (least: number) => {
      const [last = '', alone = '', stake = ''] = m.seaGoat.says;
      return topic(m.seaGoat, last, alone, m.seaGoat.open(least), stake);
    },
    /** 20.6: the ends of a deal that make a General. */
    general: (ending: 'either' | 'bald' | 'both') =>
      topic(m.general, ...m.general[ending === 'either' ? 'says' : ending]),
    total: (most: number) => topic(m.total, m.total.reach(most), ...m.total.says),
    sausage: topic(m.sausage, ...m.sausage.says),
    openRows: topic(m.openRows, ...m.openRows.says),
    refill: (odds: 'half' | 'sixth' | null) =>
      topic(m.refill, ...m.refill.says, ...(odds === null ? [] : [m.refill.odds[odds]])),
    outline: (halves: number) => topic(m.outline, m.outline.each(halves), ...m.outline.says),
    mosaic: topic(m.mosaic, ...m.mosaic.says),
  };
}
