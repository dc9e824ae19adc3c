/** Texts at the table: on the cloth and in the DOM table. */
import type { Tile } from '../../rules/game.ts';
import { tileOf } from '../../rules/tiles.ts';
import type { Messages, Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import type { PlaceWords } from './arm-texts.ts';
import { sceneTexts } from './scene-texts.ts';
import { seatTexts } from './seat-texts.ts';
import { type Lacked, lackedBy, takesOther } from './table-words.ts';

export const tableTexts = (messages: Messages['table'], phrases: Phrases) => {
  const { by, the, pips, suit, suits, tile, sentence } = phrases;
  const { table: m } = messages;
  return {
    scene: sceneTexts(messages, phrases),
    /** The DOM table. */
    table: {
      ...m,
      seat: seatTexts(messages, phrases),
      told: (seat: string, act: string | null) => [`${seat}.`, ...(act ? [act] : [])].join(' '),
      /** For the ear: why a seat draws or passes. The eye has it in figures (`scene`). */
      drewFor: (lacked: Lacked) => m.seat.drewFor(lackedBy(phrases, lacked, 'words')),
      passedFor: (lacked: Lacked) => m.seat.passedFor(lackedBy(phrases, lacked, 'words')),
      playable: tile,
      /** The tile fits nowhere, but may be played as a barricade (9.2). */
      canBar: (face: Tile) => m.canBar(the(face)),
      notPlayable: (face: Tile, why: string) => m.notPlayable({ ...the(face), why }),
      end: ({ name: place }: PlaceWords, n: number, accepts: readonly number[]) =>
        m.end({ place, ...pips(n), ...takesOther(phrases, n, accepts, (k) => pips(k).aSuit) }),
      /** A place that takes any tile (15.1). */
      any: ({ name: place }: PlaceWords) => m.any(place),
      /** 28.3: an arm that waits for the double of its number. */
      awaits: ({ name: place }: PlaceWords, n: number) => m.awaits({ place, ...pips(n), ...the(tileOf(n, n)) }),
      /** 29.4: a train that is shut to the player in turn. */
      shut: ({ name: place }: PlaceWords, n: number) => m.shut({ place, ...pips(n) }),
      free: ({ name: place }: PlaceWords, n: number) => m.free({ place, ...pips(n) }),
      dead: ({ name: place }: PlaceWords, accepts: readonly number[]) =>
        accepts.length > 0 ? m.dead({ place, ...suits(accepts, suit) }) : m.deadJoker(place),
      closed: ({ name: place }: PlaceWords) => m.closed(place),
      /**
       * An end in a sentence. `fitting`: the numbers that fit there; null if they are stated already or there are none.
       */
      endTold: (end: string, fitting: readonly number[] | null) => {
        const told = suits(fitting ?? [], (n) => pips(n).aSuit);
        const fits = fitting === null ? 'other' : fitting.length === 0 ? 'joker' : 'suits';
        return sentence(m.endTold({ end, ...told, fits }));
      },
      chain: (faces: readonly Tile[]) =>
        faces.length ? m.chain({ n: faces.length, tiles: faces.map(tile).join(', ') }) : '',
      /** The table number and the score that a play there would give; undefined if the table has no number. */
      makes: (value: number | undefined, scores: number) =>
        (value === undefined ? '' : m.makes(value)) + (scores > 0 ? m.scores(scores) : ''),
      centre: (face: Tile) => m.centre(the(face)),
      goal: (at: number, scores: number) => m.goal({ at, scores }),
      /** For the ear. It includes `drawable` and `outOfPlay`, the words for the eye, literally. */
      boneyard: (n: number, drawable: number) => (drawable < n ? m.boneyardOf({ n, drawable }) : m.boneyard(n)),
      /** `each`: the number of tiles drawn at once. */
      draw: (each: number) => m.draw({ each, ...pips(each) }),
      /** `instead`: the other move that is allowed although a tile fits. */
      yourTurn: (n: number, instead: 'draw' | 'pass' | null) => {
        if (instead === 'draw') return m.yourTurnOrDraw(n);
        return instead === 'pass' ? m.yourTurnOrKeep : m.yourTurn(n);
      },
      drawOrPass: (each: number) => m.drawOrPass({ each, ...pips(each) }),
      pickedUp: (face: Tile, places: number) => sentence(m.pickedUp({ ...the(face), places })),
      /** 21.2: the tile of the own row that is turned up. */
      turnedUp: (face: Tile, places: number) => sentence(m.turnedUp({ ...the(face), places })),
      howToLay: (face: Tile) => m.howToLay(the(face)),
      waits: (who: Who) => sentence(m.waits(by(who))),
    },
  };
};
