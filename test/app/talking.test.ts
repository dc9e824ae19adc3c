import { describe, expect, it, vi } from 'vitest';
import { createTalking } from '../../src/app/talking.ts';
import { textsFor } from '../../src/i18n/index.ts';
import { gameById } from '../../src/rules/games.ts';
import { usualSitters } from '../../src/shell/sitters.ts';
import { type Heard, inputOf, instantPorts, playMatch } from '../match/play.ts';

const never = new AbortController().signal;

describe('the talk at the table', () => {
  it('is not fetched before there may be something to say, and then misses nothing', async () => {
    const texts = textsFor([]);
    const game = gameById('cyprus');
    if (!game) throw new Error('no game');
    const heard: Heard[] = [];
    await playMatch(inputOf(game, usualSitters(4, texts), 'talk', { target: 60 }), instantPorts(heard));
    const isWanted = vi.fn(() => true);
    const say = vi.fn();
    const talking = createTalking({
      clock: { wait: async () => {} },
      pace: (ms) => ms,
      texts,
      isWanted,
      chance: () => 0,
      say,
      left: never,
    });
    for (const each of heard) {
      if (each.port !== 'show') continue;
      for (const beat of each.beats) {
        if (beat.beat === 'starred' || beat.beat === 'passed' || beat.beat === 'ended') {
          await talking.play(beat, each.now, never);
          await vi.waitFor(() => expect(say).toHaveBeenCalled());
          return;
        }
        await talking.play(beat, each.now, never);
        expect(isWanted).not.toHaveBeenCalled();
      }
    }
    throw new Error('nothing worth a word happened');
  });
});
