/** English for what bots say. Fetched with the other texts about them. */

export const chatterTexts = {
  /**
   * By temperament: about what everybody sees. `passed` is said when a tile of theirs is the last before somebody passes,
   * `won` when they dominoed, `lost` when they kept most.
   */
  words: {
    blocker: {
      starred: ['“Now for the gates.”', '“Whole, at last.”'],
      passed: ['“Nothing for you there.”', '“That gate is mine.”'],
      won: ['“Shut and done.”', '“Patience.”'],
      lost: ['“Somebody left a gate open.”', '“Next time.”'],
    },
    hoarder: {
      starred: ['“A fine star.”', '“I was waiting for this.”'],
      passed: ['“Ah, a pity.”', '“It pays to keep something.”'],
      won: ['“Even the very last.”', '“Well kept.”'],
      lost: ['“I kept too many.”', '“They were all so useful.”'],
    },
    spender: {
      starred: ['“Off we go!”', '“There it shines.”'],
      passed: ['“Sorry!”', '“Quick now, quick.”'],
      won: ['“Empty hands, light heart.”', '“Out!”'],
      lost: ['“Not light enough.”', '“Too slow, me?”'],
    },
    gambler: {
      starred: ['“Now it gets lively.”', '“Cards on the table. Well, tiles.”'],
      passed: ['“Luck turns.”', '“Ha!”'],
      won: ['“I knew it would come.”', '“All or nothing.”'],
      lost: ['“It was worth a try.”', '“Double it next time.”'],
    },
    loyal: {
      starred: ['“We made that together.”', '“What a star.”'],
      passed: ['“Don’t worry.”', '“Your turn will come.”'],
      won: ['“Thank you all.”', '“A good round.”'],
      lost: ['“Well played.”', '“Deserved.”'],
    },
  },

  /** Of each of the company alone. */
  own: {
    basil: {
      starred: ['“All nets are out.”'],
      passed: ['“Nothing biting?”', '“An empty net. It happens.”'],
      won: ['“Caught, and home before dark.”'],
      lost: ['“All that bait for nothing.”', '“The big fish stayed with me.”'],
    },
    chloe: {
      starred: ['“Risen nicely.”'],
      passed: ['“Too hot for you?”', '“The oven is shut, dear.”'],
      won: ['“Fresh out of the oven!”'],
      lost: ['“Burnt. Well, well.”', '“I let it rise too long.”'],
    },
    dimitra: {
      starred: ['“Every thread in its place.”'],
      passed: ['“Only a dropped stitch.”', '“The thread will come round.”'],
      won: ['“A good day’s cloth.”'],
      lost: ['“A tangle, and all mine.”', '“I shall unpick that tonight.”'],
    },
    elias: {
      starred: ['“Just as the books have it.”'],
      passed: ['“A gap in your library?”', '“It wanted looking up.”'],
      won: ['“Quod erat demonstrandum.”'],
      lost: ['“I shall need more shelves.”', '“Well read, badly spent.”'],
    },
    foteini: {
      starred: ['“Turned out nicely.”'],
      passed: ['“Still in the kiln?”', '“Mind the crack.”'],
      won: ['“All sold!”'],
      lost: ['“Too much clay on my hands.”', '“That pot has cracked.”'],
    },
    giorgos: {
      starred: ['“Now let it rain.”'],
      passed: ['“A dry field, that.”', '“Wait for rain, neighbour.”'],
      won: ['“The harvest is in!”'],
      lost: ['“Hail. Every time, hail.”', '“There is always next spring.”'],
    },
    hera: {
      starred: ['“All voices together.”'],
      passed: ['“A rest in the music.”', '“You missed your entry.”'],
      won: ['“And curtain.”'],
      lost: ['“I came in flat.”', '“Well, that was off key.”'],
    },
    iason: {
      starred: ['“And they’re off!”'],
      passed: ['“Catch your breath.”', '“Stumbled?”'],
      won: ['“First past the post.”'],
      lost: ['“Cramp. Surely a cramp.”', '“Out of breath, for once.”'],
    },
    katerina: {
      starred: ['“All sails set.”'],
      passed: ['“Becalmed?”', '“No wind for you there.”'],
      won: ['“Safe in harbour.”'],
      lost: ['“Too much cargo.”', '“I carried too much.”'],
    },
    leandros: {
      starred: ['“Good work, everybody.”'],
      passed: ['“Leave it in the fire a while.”', '“No harm done.”'],
      won: ['“Good iron, good company.”'],
      lost: ['“I struck it cold.”', '“Back to the anvil.”'],
    },
    marina: {
      starred: ['“Pretty as lace.”'],
      passed: ['“Eat something, child.”', '“Never mind, my dear.”'],
      won: ['“And the kettle still warm.”'],
      lost: ['“My eyes, my poor old eyes.”', '“How clever you have all grown.”'],
    },
    nikos: {
      starred: ['“Let there be light.”'],
      passed: ['“Patience, my child.”', '“That door is closed.”'],
      won: ['“Amen.”'],
      lost: ['“I have sinned. Heavily.”', '“Pride. It was pride.”'],
    },
  },
};
