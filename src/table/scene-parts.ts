/**
 * The parts of a scene, each built from parts above it. A part reaches one below it through `TableChanges`, or through
 * the model, which parts write and all of them read.
 */
import { isMobile } from 'pixi.js';
import type { Seen } from '../rules/game.ts';
import { AwardSlot } from './award/award-slot.ts';
import type { BeatStage, BeatTime } from './beats/beat-stage.ts';
import { createBeatVoice } from './beats/beat-voice.ts';
import { runOfLight } from './beats/light-effects.ts';
import { CrossFade } from './cross-fade.ts';
import { createAboutLine } from './hud/about-line.ts';
import { ActingSlot } from './hud/acting-slot.ts';
import { HudLayer } from './hud/hud-layer.ts';
import { hudOptionsOf } from './hud/hud-options.ts';
import { hudThemeOf } from './hud/hud-theme-of.ts';
import { HudWriter } from './hud/hud-writer.ts';
import { createMessageLine } from './hud/message-line.ts';
import { createPartnerLine } from './hud/partner-line.ts';
import { PointsMade } from './hud/points-made.ts';
import { createTableLights } from './lights/table-lights.ts';
import { TableChanges } from './model/changes.ts';
import { TableModel } from './model/table-model.ts';
import { motionOf } from './model/timing.ts';
import { createPainter } from './painter.ts';
import type { TableRenderer } from './renderer/renderer.ts';
import { RendererSlot } from './renderer/renderer-slot.ts';
import type { SceneOptions } from './scene-options.ts';
import { drawScene } from './scene-picture.ts';
import { TableShuffle } from './shuffle/table-shuffle.ts';
import { TableTheme } from './table-theme.ts';
import { TileArranger } from './tiles/arranger.ts';
import { MovingTiles } from './tiles/moving-tiles.ts';
import { Drag } from './touch/drag.ts';
import { DraggedTile } from './touch/dragged-tile.ts';
import { PanZoom } from './touch/pan-zoom.ts';

export type SceneParts = ReturnType<typeof buildScene>;

export function buildScene(parent: HTMLElement, options: SceneOptions, first: TableRenderer) {
  const picture = buildPicture(parent, options, first);
  const touch = buildTouch(options, picture);
  const hud = buildHud(options, picture, touch);
  const beats = beatStageOf(options, picture, hud);
  return { ...picture, ...touch, ...hud, beats };
}

/** Builds the picture in space, and its painter. */
function buildPicture(parent: HTMLElement, options: SceneOptions, first: TableRenderer) {
  const { person, kind, timing, look, lookup, onFault } = options;
  const { clock } = timing;
  const changes = new TableChanges();
  const slot = new RendererSlot(parent, first, look.quality, onFault);
  const model = new TableModel(person, kind, lookup.game);
  model.makes = look.makes;
  model.memory = look.memory;
  model.wishes = look.wishes;
  const tiles = new MovingTiles(clock, changes);
  const lights = createTableLights(clock, changes.picture.emit);
  const draw = () => {
    if (!slot.isDark) drawScene(slot.now, model, tiles, lights, kind);
  };
  const painter = createPainter(clock, draw, onFault);
  const crossFade = new CrossFade(timing, slot, painter);
  return { changes, slot, model, tiles, lights, painter, crossFade };
}

type Picture = ReturnType<typeof buildPicture>;

/** Builds the parts that respond to fingers. */
function buildTouch({ person, timing }: SceneOptions, { model, tiles, changes, crossFade }: Picture) {
  const { clock, reducedMotion } = timing;
  const panZoom = new PanZoom(model.surface, {
    clock,
    reducedMotion,
    leaps: () => crossFade.begin(),
    changed: (zoom) => tiles.look(zoom),
    onClose: changes.hud.emit,
  });
  const arranger = new TileArranger(model, tiles, clock, changes);
  const drag = new Drag({
    gesture: person.gesture,
    model,
    tiles,
    dragged: new DraggedTile(timing, model, tiles),
    hides: (x, y) => panZoom.hides(x, y),
    settle: (ms) => arranger.follow(ms),
  });
  return { panZoom, arranger, drag };
}

type Touch = ReturnType<typeof buildTouch>;

/** Builds the parts that lie flat on the screen, and their sources. */
function buildHud(options: SceneOptions, picture: Picture, { panZoom }: Touch) {
  const { person, kind, timing, look, lookup, commands, texts } = options;
  const { slot, model, tiles, changes } = picture;
  const { clock } = timing;
  const time: BeatTime = {
    motion: (ms) => motionOf(timing, ms),
    wait: (ms, signal) => clock.wait(timing.pace(ms), signal),
    tween: (ms, step) => clock.tween(ms, step),
  };
  const celebrate = (seen: Seen) => runOfLight({ time, lights: picture.lights }, seen);
  const { motion, wait } = time;
  const award = new AwardSlot({ clock, motion, wait, model, tiles, changes, celebrate });
  const made = new PointsMade(changes.hud);
  const line = createMessageLine(clock, (said) => layer.hud.message(said));
  const partner = createPartnerLine(texts, model.game, line);
  const about = createAboutLine(options.about, line.say);
  const facts = createAboutLine(options.about, line.tell);
  const hudOptions = hudOptionsOf({
    person,
    clock,
    theme: hudThemeOf(look.theme, look.symbols),
    sums: options.sums,
    commands,
    model,
    tiles,
    panZoom,
    changes,
    about,
  });
  const layer: HudLayer = new HudLayer({ slot, model, changes, award }, hudOptions);
  const { hud, hands } = layer;
  const shuffle = new TableShuffle({ tiles, clock, ...options.shuffle, showHands: hands.show }, model, changes);
  const writer = new HudWriter(
    { hud, person, texts, portraitOf: lookup.portraitOf, hasKeys: !isMobile.any, settings: look },
    { model, tiles, shuffle, panZoom, award, made },
  );
  const theme = new TableTheme(slot, hud, look, changes.picture.emit);
  const seen = {
    timing,
    model,
    texts,
    theme: () => theme.hud,
    portraitOf: lookup.portraitOf,
    resolution: () => slot.now.resolution,
    requestRender: changes.picture.emit,
  };
  const acting = new ActingSlot({ ...seen, layer: layer.acting });
  const ornament = kind.ornament?.({ ...seen, layer: layer.cloth, tiles, changes }) ?? null;
  return { time, award, made, layer, shuffle, writer, line, partner, acting, ornament, about, facts, theme };
}

type HudParts = ReturnType<typeof buildHud>;

function beatStageOf({ texts, lookup }: SceneOptions, { tiles, model, lights }: Picture, hud: HudParts): BeatStage {
  const { time, award, made, layer, line } = hud;
  return {
    tiles,
    arrange: (now) => model.arrange(now),
    hasBlades: model.kind.outlook.hasBlades,
    time,
    voice: createBeatVoice({
      texts,
      game: lookup.game,
      badge: (told) => layer.hud.badge(told),
      tell: line.tell,
    }),
    lights,
    ornament: hud.ornament,
    award: (...played) => award.play(...played),
    async score(scored, after, signal) {
      await award.score(scored, after, signal);
      made.settle(after.seen);
    },
  };
}
