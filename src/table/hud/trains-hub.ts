/** The hub of the trains (29.3): in each notch of its ring the medallion of the owner, and a lantern if the train is open. */
import { portraitSvg } from '../../art/portraits.ts';
import { shownSeats } from '../../present/shown-seats.ts';
import type { Place, Seat, Seen } from '../../rules/game.ts';
import { markedIn } from '../../rules/trains/marked.ts';
import { HubMarks } from '../../ui/hub-marks.ts';
import type { Point } from '../../ui/rect.ts';
import type { Ornament } from '../beats/beat-stage.ts';
import { LANTERN } from '../beats/lantern.ts';
import { atBearing, hubReach, NOTCH, notchesOf, notchOf } from '../layout/hub.ts';
import { motionOf } from '../model/timing.ts';
import type { OrnamentOptions } from './ornament.ts';

/** The diameter of a medallion, half-tile sides. */
const MEDALLION = 0.72;
/** The distance of a lantern from where its train begins, and its breadth: it stands on the first tile. */
const STANDS = 0.5;
const LANTERN_SIDE = 0.95;

export class TrainsHub implements Ornament {
  readonly #o: OrnamentOptions;
  #marks: HubMarks | null = null;
  /** Everything that decides the pictures of the marks. */
  #key = '';
  /** The lanterns as they are seen, 0…1: whether they stand, or how far they have come or gone. */
  readonly #lanterns = new Map<Seat, number>();

  constructor(options: OrnamentOptions) {
    this.#o = options;
    options.changes.picture.subscribe(() => this.#show());
  }

  settle(seen: Seen, isSlow = false): void {
    const marked = markedIn(seen);
    const ms = isSlow ? motionOf(this.#o.timing, LANTERN) : 0;
    for (const seat of new Set([...this.#lanterns.keys(), ...marked])) {
      const [from, to] = [this.#lanterns.get(seat) ?? 0, marked.includes(seat) ? 1 : 0];
      if (from === to) continue;
      if (ms === 0) this.#lanterns.set(seat, to);
      else this.#move(seat, from, to, ms);
    }
    this.#o.requestRender();
  }

  #move(seat: Seat, from: number, to: number, ms: number): void {
    const step = (progress: number) => {
      this.#lanterns.set(seat, from + (to - from) * progress);
      this.#o.requestRender();
    };
    this.#o.timing.clock.tween(ms, step).catch(reportError);
  }

  #show(): void {
    const { model, layer, tiles } = this.#o;
    const { now, own, surface, isShuffling } = model;
    const trains = now?.seen.laid[0]?.root ?? 0;
    if (layer.destroyed) return;
    if (!now || trains === 0 || isShuffling) {
      this.#marks?.hide();
      return;
    }
    const marks = this.#painted(trains);
    const { x, y, scale } = tiles.view;
    const project = (px: number, py: number) => surface.camera.project([x + px * scale, y + py * scale, 0]);
    const middle = project(0, 0);
    const side = project(1, 0).x - middle.x;
    const notches = notchesOf(trains);
    marks.show(
      Array.from({ length: trains }, (_, arm: Place) => {
        const bearing = notches[notchOf(arm, own, trains)]?.bearing ?? 0;
        const [at, on] = [-NOTCH, STANDS].map((away) => atBearing(bearing, hubReach(trains) + away)) as [Point, Point];
        return {
          ...project(at.x, at.y),
          size: MEDALLION * side,
          lantern: { ...project(on.x, on.y), size: LANTERN_SIDE * side, stands: this.#lanterns.get(Number(arm)) ?? 0 },
        };
      }),
    );
  }

  /** Returns the marks with the pictures of all players; they are painted anew if these, or the colours, are others. */
  #painted(trains: number): HubMarks {
    const { model, layer, theme, resolution, portraitOf, texts } = this.#o;
    const { now } = model;
    const sitters = now?.sitters ?? [];
    const key = `${trains} ${resolution()} ${JSON.stringify(theme())} ${JSON.stringify(sitters)}`;
    if (this.#marks && !this.#marks.destroyed && key === this.#key) return this.#marks;
    this.#marks?.destroyed || this.#marks?.destroy();
    const shown = now ? shownSeats(now, texts) : [];
    const owners = sitters.map((sitter, seat) => {
      const portrait = portraitOf(sitter, seat);
      return { bust: portrait && portraitSvg(portrait), letter: shown[seat]?.initial ?? '', side: seat };
    });
    this.#key = key;
    this.#marks = new HubMarks({ owners, theme: theme(), density: resolution() });
    layer.addChild(this.#marks);
    return this.#marks;
  }
}
