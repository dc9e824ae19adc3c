/** Stones on the road of a running total (15.2), each with the number that pays: fetched with the first table that is no star. */
import type { HudAtlas } from './hud-atlas.ts';
import { type MilestoneKit, type MilestoneState, type Milestones, takeInMilestones } from './milestones.ts';

/** Pixels at unit 1. */
const HEIGHT = 21;
const DIGITS = 15;
const PAD = 6;
const COLOURS: Readonly<Record<MilestoneState['state'], number>> = {
  behind: 0xd3c6a6,
  next: 0xf3bd8b,
  ahead: 0xf6eedb,
};
/** How much of a stone is seen that lies behind. */
const BEHIND = 0.65;

/** A stone with its middle at 0. */
function createStone({ Container, Panel, Digits }: MilestoneKit, atlas: HudAtlas) {
  const container = new Container({ label: 'milestone', eventMode: 'none' });
  const panel = new Panel(atlas, 'strip');
  const halo = new Panel(atlas, 'halo');
  const digits = new Digits(atlas, DIGITS);
  container.addChild(panel, halo, digits);
  return {
    container,
    show({ at, state, x, y }: MilestoneState) {
      container.label = `milestone ${at}`;
      container.position.set(x, y);
      container.alpha = state === 'behind' ? BEHIND : 1;
      digits.showCentred(at, COLOURS[state]);
      const width = digits.room + 2 * PAD;
      const rect = { x: -width / 2, y: -HEIGHT / 2, width, height: HEIGHT };
      panel.cover(rect);
      halo.cover(rect);
      halo.visible = state === 'next';
    },
  };
}

function createMilestones(kit: MilestoneKit, atlas: HudAtlas): Milestones {
  const container = new kit.Container({ label: 'milestones', eventMode: 'none' });
  const stones: ReturnType<typeof createStone>[] = [];
  return {
    container,
    show(states) {
      while (stones.length < states.length) {
        const stone = createStone(kit, atlas);
        container.addChild(stone.container);
        stones.push(stone);
      }
      for (const [k, stone] of stones.entries()) {
        const state = states[k];
        stone.container.visible = state !== undefined;
        if (state) stone.show(state);
      }
    },
  };
}

takeInMilestones(createMilestones);
