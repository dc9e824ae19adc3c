/** Texts of the screens around the table. */
import type { Messages, Phrases } from '../phrases.ts';

export const screenTexts = ({ screens: m, words }: Messages, { by, all, dates, sentence }: Phrases) => ({
  ...m,
  title: {
    ...m.title,
    playHint: (people: number, bots: number) => m.title.playHint({ people, bots }),
    atDeal: (game: string, deal: number) => m.title.atDeal({ game, deal }),
    puzzle: (game: string, number: number) => m.title.puzzle({ game, n: `${number}` }),
    /** A match continued from one that was watched. */
    playsOn: (game: string, deal: number) => m.title.playsOn({ game, deal }),
    /** A single deal by its number, which others play too. */
    numbered: (game: string, number: number) => m.title.numbered({ game, n: `${number}` }),
    /** The deal of another day. `day` is a number like 20261123. */
    dayThen: (day: number) =>
      m.title.dayThen(dates({ day: 'numeric', month: 'long' })(`${day}`.replace(/(..)(..)$/, '-$1-$2'))),
  },
  sitters: { ...m.sitters, youName: words.you },
  curtain: {
    ...m.curtain,
    next: (name: string) => sentence(m.curtain.next(by({ name, you: false }))),
    seat: (n: number, partner?: string) =>
      partner === undefined
        ? m.curtain.seat(n)
        : m.curtain.seatWith({ n, ...by({ name: '', you: false, with: partner }) }),
    look: (name: string) => m.curtain.look(by({ name, you: false })),
    takeBack: (name: string) => m.curtain.takeBack(by({ name, you: false })),
  },
  toast: { ...m.toast, badParameter: (names: readonly string[]) => m.toast.badParameter(all(names)) },
});
