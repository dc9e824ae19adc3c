/** Everything that the scene follows: desk, rack, gesture, canvas, and the changes of the table's own parts. */
import { sortedWords } from '../present/buttons.ts';
import { whyWords } from '../present/why-words.ts';
import type { SceneOptions } from './scene-options.ts';
import type { SceneParts } from './scene-parts.ts';
import { listenToTable } from './touch/table-input.ts';

/** Milliseconds that the own tiles take to change their order. */
const SORTING = 200;

/** Lets the parts follow. Returns the functions that end it, in their order. */
export function listenInScene(parts: SceneParts, { person, texts, commands, timing }: SceneOptions): (() => void)[] {
  const { desk, rack, gesture } = person;
  const { model, drag, panZoom, shuffle, arranger, line, about } = parts;
  parts.changes.hud.subscribe(() => parts.writer.write());
  let { mode } = rack;
  const heard = [
    gesture.on('explain', ({ why }) => line.say(whyWords(why, texts))),
    gesture.on('about', ({ what }) => about(what)),
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
    desk.subscribe(() => {
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
