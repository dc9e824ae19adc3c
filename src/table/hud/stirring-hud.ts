/** The HUD while the tiles are shuffled. */
import type { Situation } from '../../match/ports.ts';
import type { stirWords } from '../../present/buttons.ts';
import type { HudState } from '../../ui/hud.ts';

/** Returns the same HUD with a button that ends the stirring. */
export const stirredBy = (hud: HudState, { line, deal }: ReturnType<typeof stirWords>): HudState => ({
  ...hud,
  line,
  hurry: { ...hud.hurry, visible: false },
  deal: { label: deal, visible: true, enabled: true },
});

/** Returns the situation before anything was dealt. */
export const undealt = (now: Situation): Situation => ({
  ...now,
  seen: { ...now.seen, hands: now.seen.hands.map(() => []), boneyard: [], dead: [], laid: [], ends: [], turn: null },
});
