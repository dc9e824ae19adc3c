/** The kinds of arguments that choose the words of messages. */

/**
 * A person as the subject of a sentence: the reader, alone or with a partner; two others; a man or a woman, where the
 * language tells them apart; anyone else.
 */
export type Person = 'you' | 'youTwo' | 'two' | 'he' | 'she' | 'other';

/** The person that a name names: a man or a woman among the bots' characters, or unknown. */
export type Gender = 'he' | 'she' | 'other';

export type TileKind = 'double' | 'other';
