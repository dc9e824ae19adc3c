/** Trains around one double (29). */
import { trainMarks } from '../../art/marks.ts';
import type { Seen } from '../../rules/game.ts';
import { markedIn } from '../../rules/trains/marked.ts';
import { playTrainBeat } from '../beats/train-beats.ts';
import { hubOf } from '../layout/hub.ts';
import { growingTrains } from '../layout/lay-trains.ts';
import { HUB } from '../renderer/cloth/hub-shader.ts';
import type { DrawnKind } from './drawn-kind.ts';
import { FLAT, plain } from './plain.ts';

/** 29.6: a double that must be covered is the only place. */
const dueIn = ({ ends, phase }: Seen) => (phase === 'cover' ? ends.filter(({ state }) => state === 'free') : []);

/** The dimness of the tiles on the table while a double must be covered. */
const ASIDE = 0.3;

export const trains: DrawnKind = {
  ...plain,
  // 29.6: the double shines, and all else is dim.
  highlight(placement, seen, highlights, surface) {
    const lit = plain.highlight(placement, seen, highlights, surface);
    const [due] = dueIn(seen);
    if (!due || !seen.turn) return lit;
    const double = seen.laid[due.to]?.at;
    const tiles = lit.tiles.map((placed, at) => {
      if (placed.where !== 'laid') return placed;
      return at === double ? { ...placed, glow: 1 } : { ...placed, dim: ASIDE };
    });
    return { ...lit, tiles };
  },
  layOut: growingTrains(),
  outlook: {
    ...FLAT,
    inlay: (_table, _isUpright, _crosses, seen) => `trains ${hubOf((seen?.seats ?? 4) + 1)}`,
    // The hub has room for two tiles to each side before the view moves away.
    least: () => ({ across: 4.6, along: 4.2 }),
    whole: null,
    drift: 2,
    hasBlades: false,
  },
  places: (seen, ...at) => (seen.turn ? plain.places(seen, ...at) : []),
  bands: HUB,
  // 29.4: the own train first, then open ones, last the Mexican one; trains that are shut to the player have none.
  chips(seen, own) {
    const due = dueIn(seen);
    if (due.length > 0) return due.map(({ place }) => place);
    const open = seen.ends.filter(
      ({ place }) => place === own || place === seen.seats || markedIn(seen).includes(Number(place)),
    );
    return [...open.filter(({ place }) => place === own), ...open.filter(({ place }) => place !== own)].map(
      ({ place }) => place,
    );
  },
  ownerOf: (seen, place) => (place === seen.seats ? null : Number(place)),
  hasHub: true,
  marks: trainMarks,
  playBeat: playTrainBeat,
};
