/** Persons and teams as arguments of messages. */
import { inLine } from '../names/in-line.ts';
import { WOMEN } from '../names/women.ts';
import type { Gender, Person } from './arguments.ts';
import type { messages as english } from './compiled/en/en.ts';
import type { Who } from './who.ts';

/** Returns the arguments for persons. A name of a bot's character in this language tells a man from a woman. */
export function personPhrases({ words, screens }: Pick<typeof english, 'words' | 'screens'>) {
  const characters = Object.entries(screens.company);
  const isYou = ({ name, you }: Who) => you || name === words.you;
  const genderOf = (name: string): Gender => {
    const [id] = characters.find(([, each]) => each === name) ?? [];
    if (id === undefined) return 'other';
    return WOMEN.includes(id) ? 'she' : 'he';
  };
  const personOf = (who: Who): Person => {
    if (isYou(who)) return who.with === undefined ? 'you' : 'youTwo';
    return who.with === undefined ? genderOf(who.name) : 'two';
  };
  /** Returns a name as the subject of a sentence, with its article where the language has one. */
  const theName = (name: string) => words.theName({ called: inLine(name), calledIs: genderOf(name) });
  /** Returns a person as an argument. */
  const by = (who: Who) => {
    const { name, with: partner = '' } = who;
    return {
      who: personOf(who),
      name: inLine(name),
      partner: inLine(partner),
      theName: theName(name),
      thePartner: theName(partner),
      nameIs: genderOf(name),
      partnerIs: genderOf(partner),
    };
  };
  return {
    by,
    theName,
    isYou,
    /** A person within a sentence; a team by both names. */
    named: (who: Who) => words.named(by(who)),
  };
}
