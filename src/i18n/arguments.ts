/** Kinds of arguments that messages choose their words by. */

/**
 * Who does something: the one who reads, alone or with a partner; two others; one other person, where the language has to
 * know a man from a woman; anybody else.
 */
export type Person = 'you' | 'youTwo' | 'two' | 'he' | 'she' | 'other';

export type TileKind = 'double' | 'other';
