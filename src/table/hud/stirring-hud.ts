/** What the HUD shows while the tiles are shuffled. */
import type { Situation } from '../../match/ports.ts';
import type { HudState } from '../../ui/hud.ts';

/** What is said while a finger stirs. */
export interface StirTexts {
  readonly stir: string;
  readonly deal: string;
}

/** The same table, with a button that ends the stirring. */
export const stirredBy = (hud: HudState, texts: StirTexts): HudState => ({
  ...hud,
  line: texts.stir,
  hurry: { ...hud.hurry, visible: false },
  deal: { label: texts.deal, visible: true, enabled: true },
});

/** The table before anything was dealt. */
export const undealt = (now: Situation): Situation => ({
  ...now,
  seen: { ...now.seen, hands: now.seen.hands.map(() => []), boneyard: [], dead: [], laid: [], ends: [], turn: null },
});
