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
import { middleOf, stillOf } from '../../../src/shell/rules/stills.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import { PICTURE } from '../../../src/table/still.ts';
import { kindOf } from '../kinds.ts';

const texts = await withRules(textsFor([]));
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

/** How far tiles reach beyond the cloth, in halves; 0 if none does. */
function beyondCloth(game: Game, now: Situation): number {
  const model = new TableModel({ desk: createDesk(), rack: createRack() }, kindOf(game.table), game);
  model.update(now);
  model.fit(PICTURE.width, PICTURE.height, NONE);
  const { tiles } = model.arrange(now);
  const { cloth } = model.surface;
  const beyond = tiles
    .filter(({ where }) => where === 'laid')
    .flatMap(({ at: [x, y], turn, scale }) => {
      // The tile's own axis from its inner half to its outer half, as it lies on the cloth.
      const [, , z, w] = turn;
      const [sin, cos] = [Math.abs(2 * z * w), Math.abs(1 - 2 * z * z)];
      const [across, along] = [scale * (sin + 0.5 * cos), scale * (cos + 0.5 * sin)];
      return [
        cloth.x - (x - across),
        x + across - (cloth.x + cloth.width),
        cloth.y - (y - along),
        y + along - (cloth.y + cloth.height),
      ].map((far) => far / scale);
    });
  return Math.max(0, ...beyond);
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
    const middle = middleOf(game, texts);
    for (const now of middle ? [...stills, middle] : stills) expect(beyondCloth(game, now)).toBeLessThan(0.01);
  });
});
