/** Everything that the scene follows: desk, rack, gesture, canvas, and the changes of the table's own parts. */
import { sortedWords } from '../present/buttons.ts';
import { whyWords } from '../present/why-words.ts';
import type { GestureEmitted } from '../seats/gesture-events.ts';
import type { SceneOptions } from './scene-options.ts';
import type { SceneParts } from './scene-parts.ts';
import { shake } from './tiles/shaken.ts';
import { listenToTable } from './touch/table-input.ts';

/** Milliseconds that the own tiles take to change their order. */
const SORTING = 200;
/** Milliseconds for which the places in the way of a tile are marked. */
const BARRED = 1600;

/** Lets the parts follow. Returns the functions that end it, in their order. */
export function listenInScene(parts: SceneParts, { person, texts, commands, timing }: SceneOptions): (() => void)[] {
  const { desk, rack, gesture } = person;
  const { model, drag, panZoom, shuffle, arranger, line, about } = parts;
  const explainer = explainerIn(parts, { texts, timing });
  parts.changes.hud.subscribe(() => parts.writer.write());
  let { mode } = rack;
  let asked = desk.question;
  const heard = [
    gesture.on('explain', explainer.explain),
    gesture.on('about', ({ what }) => {
      about(what);
      if (what.on === 'seat') parts.acting.touch(what.seat);
    }),
    gesture.on('hurry', commands.hurry),
    gesture.on('look', (fingers) => panZoom.pinch(fingers)),
  ];
  const input = {
    gesture,
    model,
    drag,
    panZoom,
    shuffle,
    about,
    later: timing.clock.later,
    turn: (by: number) => {
      if (model.kind.touch.turns && gesture.getSnapshot().matches('dragging')) desk.turn(by);
    },
    deal: commands.hurry,
    release: () => parts.layer.hud.release(),
  };
  return [
    line.end,
    explainer.end,
    desk.subscribe(() => {
      // The answer to a touch is over with its question.
      if (desk.question !== asked) line.takeBackAnswer();
      asked = desk.question;
      // A picked tile or a hint must not wait behind an old line.
      if (desk.picked || desk.advised) line.clear();
      arranger.follow();
    }),
    rack.subscribe(() => {
      if (mode !== rack.mode) line.say(sortedWords(rack.mode, texts).brief);
      mode = rack.mode;
      arranger.follow(SORTING);
    }),
    drag.end,
    ...heard.map((one) => () => one.unsubscribe()),
    parts.painter.end,
    listenToTable(parts.slot, input),
  ];
}

/** Says why a touch makes no move, marks the places in the way for a moment, and shakes the tile. */
function explainerIn(
  { line, about, model, changes, tiles }: SceneParts,
  { texts, timing: { clock, reducedMotion } }: Pick<SceneOptions, 'texts' | 'timing'>,
) {
  let forget = () => {};
  const bar = (places: readonly string[]) => {
    model.barred = places;
    changes.picture.emit();
  };
  return {
    explain({ why, tile }: Extract<GestureEmitted, { type: 'explain' }>) {
      if (typeof why === 'object' && 'unfit' in why) {
        about({ on: 'unfit', why });
        forget();
        bar(why.places);
        forget = clock.later(BARRED, () => bar([]));
      } else line.say(whyWords(why, texts));
      if (tile && !reducedMotion()) shake(tile, { model, tiles, clock });
    },
    end: () => forget(),
  };
}
