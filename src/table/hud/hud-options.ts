/** Connects the buttons and chips of the HUD to their actions. */
import type { TableCommands } from '../../present/commands.ts';
import type { Place } from '../../rules/game.ts';
import type { Gesture } from '../../seats/gesture.ts';
import type { About, Under } from '../../seats/gesture-events.ts';
import type { ButtonName, HudOptions } from '../../ui/hud-model.ts';
import type { HudTheme } from '../../ui/hud-theme.ts';
import type { TableChanges } from '../model/changes.ts';
import type { PersonAtTable, TableModel } from '../model/table-model.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';
import type { PanZoom } from '../touch/pan-zoom.ts';
import { obstaclesIn } from './obstacles.ts';

/** The commands of the scene; the log is written beside the canvas. */
export interface SceneCommands extends TableCommands {
  log(): void;
}

export interface HudWiring {
  readonly person: PersonAtTable & { readonly gesture: Pick<Gesture, 'send'> };
  readonly clock: HudOptions['clock'];
  readonly theme: HudTheme;
  readonly sums: HudOptions['sums'];
  readonly commands: SceneCommands;
  readonly model: TableModel;
  readonly tiles: MovingTiles;
  readonly panZoom: PanZoom;
  readonly changes: TableChanges;
  /** Called when an end is to be explained. */
  about(what: About): void;
}

/** Buttons that appear in place of the hurry button; a press meant for that one must not reach them. */
const WHERE_ONE_HURRIED: ReadonlySet<ButtonName> = new Set(['draw', 'pass', 'hint']);

export function hudOptionsOf(wiring: HudWiring): Omit<HudOptions, 'resolution'> {
  const { person, clock, theme, sums, commands, model, tiles, panZoom, changes, about } = wiring;
  const press = (under: Under) => person.gesture.send({ type: 'PRESSED', under });
  const buttons: Readonly<Record<ButtonName, () => void>> = {
    menu: commands.menu,
    log: commands.log,
    rules: commands.rules,
    hurry: commands.hurry,
    mute: commands.mute,
    takeBack: () => commands.player?.takeBack(),
    hint: () => commands.player?.hint(),
    // 23.3: if the deal cannot be given up, the next one begins. The second tap of a double tap does not do both.
    next: () => person.desk.offer({ do: 'giveUp' }) || person.desk.hasJustAnswered() || commands.player?.next(),
    draw: () => press({ on: 'draw' }),
    pass: () => press({ on: 'pass' }),
    sort: person.rack.cycle,
    whole: () => panZoom.reset(),
  };
  return {
    clock,
    theme: theme,
    marks: model.kind.marks,
    sums,
    requestRender: changes.picture.emit,
    obstacles: () => (model.now ? obstaclesIn(model, model.placementOf(model.now)) : []),
    onChip(arm) {
      if (model.playsAt(arm) || !lookAtEnd(arm, model, tiles, panZoom)) press({ on: 'chip', arm });
    },
    onAsk: (arm) => about({ on: 'end', arm }),
    onWay(index) {
      const move = person.desk.isEarly() ? null : person.desk.ways[index];
      if (move) press({ on: 'way', move });
    },
    onButton(name) {
      if (!WHERE_ONE_HURRIED.has(name) || !person.desk.isEarly()) buttons[name]();
    },
  };
}

/** Brings the end of an arm into view; false if it is in view already. */
export function lookAtEnd(arm: Place, model: TableModel, tiles: MovingTiles, panZoom: PanZoom): boolean {
  const end = model.board.endPose(arm, tiles.view);
  if (!end || panZoom.isInView(end)) return false;
  panZoom.lookAt(end);
  return true;
}
