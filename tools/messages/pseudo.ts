/** A language for tests: English with accents on its letters, and half as long again. */
import type { Message, Token } from './parse.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = 'áƀćďéƒğĥíĵķĺḿńóṕɋřśťúṽŵẋýžÁɃĆĎÉƑĞĤÍĴĶĹḾŃÓṔɊŘŚŤÚṼŴẊÝŽ';

const marked = (text: string) => text.replace(/[a-z]/gi, (letter) => [...MARKED][PLAIN.indexOf(letter)] ?? letter);

/** Adds letters to every word, so that a text can break where English can. */
const longer = (text: string) =>
  text.replace(/[^\s\d–—-]{2,}/g, (word) => word + '~'.repeat(Math.round(word.length / 2)));

const disguised = (token: Token): Token => {
  if (token.type === 'content') return { ...token, value: marked(longer(token.value)) };
  if (!('cases' in token)) return token;
  return { ...token, cases: token.cases.map((each) => ({ ...each, tokens: each.tokens.map(disguised) })) };
};

export const pseudo = (message: Message): Message => ({ ...message, tokens: message.tokens.map(disguised) });
