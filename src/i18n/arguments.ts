/** The kinds of arguments that choose the words of messages. */

/**
 * A person as the subject of a sentence: the reader, alone or with a partner; two others; a man or a woman of the bots'
 * characters; anyone else. A message without `he` and `she` takes its `other` for them.
 */
export type Person = 'you' | 'youTwo' | 'two' | 'he' | 'she' | 'other';

/** The person that a name names: a man or a woman among the bots' characters, or unknown. */
export type Gender = 'he' | 'she' | 'other';

export type TileKind = 'double' | 'other';
