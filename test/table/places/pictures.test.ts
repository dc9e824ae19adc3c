// @vitest-environment happy-dom
/** The moments of all pictures on the shelf and the rules pages, placed as their painter places them. */
import { describe, expect, test } from 'vitest';
import { textsFor } from '../../../src/i18n/english.ts';
import { withRules } from '../../../src/i18n/index.ts';
import type { Situation } from '../../../src/match/ports.ts';
import type { Game } from '../../../src/rules/game.ts';
import { games } from '../../../src/rules/games.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { pageOf } from '../../../src/shell/rules/page.ts';
import { midDeal, stillOf } from '../../../src/shell/rules/stills.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import { rotate } from '../../../src/table/space/vectors.ts';
import { PICTURE } from '../../../src/table/still.ts';
import { kindOf } from '../kinds.ts';

const texts = await withRules(textsFor([]));
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

/** Number of tiles that lie, and how far they reach beyond the cloth, in halves; 0 if none does. */
function lying(game: Game, now: Situation): { readonly count: number; readonly beyond: number } {
  const model = new TableModel({ desk: createDesk(), rack: createRack() }, kindOf(game.table), game);
  model.update(now);
  model.fit(PICTURE.width, PICTURE.height, NONE);
  const { tiles } = model.arrange(now);
  const { cloth } = model.surface;
  const laid = tiles.filter(({ where }) => where === 'laid');
  const beyond = laid.flatMap(({ at: [x, y], turn, scale }) => {
    // The tile's own axis from its inner half to its outer half, as it lies on the cloth, face up or down.
    const [sin, cos] = rotate(turn, [0, 1, 0]).map(Math.abs) as [number, number, number];
    const [across, along] = [scale * (sin + 0.5 * cos), scale * (cos + 0.5 * sin)];
    return [
      cloth.x - (x - across),
      x + across - (cloth.x + cloth.width),
      cloth.y - (y - along),
      y + along - (cloth.y + cloth.height),
    ].map((far) => far / scale);
  });
  return { count: laid.length, beyond: Math.max(0, ...beyond) };
}

describe.each(games.map((game) => ({ id: game.id, game })))('the pictures of $id', ({ game }) => {
  test('have every tile on the cloth, none across its frame', () => {
    const seats = game.seats[0] ?? 1;
    const options = game.options({}, seats);
    if (!options.ok) throw new Error(game.id);
    const pictures = pageOf({ game, options: options.value, seats }, texts).flatMap(({ picture, pictures: all }) => [
      picture,
      ...all,
    ]);
    const stills = pictures.flatMap((picture) => {
      const still = picture && stillOf(game, options.value, seats, picture, texts);
      return still ? [still.now] : [];
    });
    const middle = midDeal(game, texts);
    const moments = (middle ? [...stills, middle] : stills).map((now) => lying(game, now));
    expect(Math.max(0, ...moments.map(({ count }) => count))).toBeGreaterThan(0);
    for (const { beyond } of moments) expect(beyond).toBeLessThan(0.01);
  });
});
