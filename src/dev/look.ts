import { gameById } from '../rules/games.ts';
import { layOut } from '../table/layout/layout.ts';
import { lyingAt } from '../table/places/board.ts';
import { placeOf } from '../table/places/place.ts';
import { surfaceOf } from '../table/places/surface.ts';
import { regionsOf } from '../table/regions.ts';
import { createStage } from '../table/stage.ts';
import { situationAt } from './stages.ts';

const q = new URLSearchParams(location.search);
const width = innerWidth;
const height = innerHeight;
const now = situationAt({
  game: q.get('game') ?? 'cyprus',
  seats: Number(q.get('seats') ?? 4),
  seed: q.get('seed') ?? 'a',
  moves: Number(q.get('moves') ?? 20),
  eye: 0,
});
const shape = gameById(now.seen.game)?.shape ?? { arms: 8, doubles: 'in line' as const };
const regions = regionsOf({ width, height, seats: now.seen.seats, handSize: 9, arms: shape.arms });
const surface = surfaceOf(regions);
const stage = await createStage((q.get('q') ?? 'full') as 'full', width, height);
document.body.appendChild(stage.canvas);
const layout = layOut(now.seen.laid, now.seen.ends, shape, { aspect: surface.board.width / surface.board.height });
const placement = placeOf(now, 0, surface, layout);
const m = stage.meshes;
m.look(surface.camera, width, height);
m.cloth.place(surface.cloth, surface.rack);
m.cloth.star(placement.view.x, placement.view.y, placement.view.scale);
m.numeralsBelow(q.get('num') ? 99 : 18 / 40);
placement.tiles.forEach((t, i) => m.tile(i, t, t));
let k = 0;
for (const zone of layout.zones) m.place(k++, lyingAt(placement.view, zone.pose), k === 1 ? 1 : 0.4, 0);
m.flush(placement.tiles.length, k);
stage.render();
console.log('half px', placement.view.scale * 40);
document.title = 'ready';
