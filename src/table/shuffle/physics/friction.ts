/** Forces on the tiles of the shuffle: walls, the friction of the cloth, a palm. Lengths in tile widths. */
import { type Body, Box, type World } from 'planck';
import type { Palm } from './palms.ts';

/**
 * The dry friction of the cloth: the speed that a sliding tile loses a second, in tile widths (and radians) a second.
 */
const DRY = 36;
/** Rate at which a tile under a palm takes its speed, per second. */
const GRIP = 45;
/** Half the thickness of a wall: enough that nothing gets through in one step. */
const WALL = 3;
/** Impulses below this are rubbing, not clatter. */
const AUDIBLE = 3;

/** Raises walls round the region; their faces stand slightly inside it. */
export function raiseWalls(world: World, halfWidth: number, halfHeight: number): void {
  const wall = world.createBody();
  const [x, y] = [halfWidth + WALL - 0.03, halfHeight + WALL - 0.03];
  for (const side of [-1, 1]) {
    wall.createFixture({ shape: new Box(WALL, y + WALL, { x: side * x, y: 0 }, 0), friction: 0.1 });
    wall.createFixture({ shape: new Box(x + WALL, WALL, { x: 0, y: side * y }, 0), friction: 0.1 });
  }
}

/** Reports every first touch loud enough to be heard, with a point between the two bodies. */
export function listen(world: World, heard: (x: number, y: number, impulse: number) => void): void {
  const touched = new Set<object>();
  world.on('begin-contact', (contact) => touched.add(contact));
  world.on('end-contact', (contact) => touched.delete(contact));
  world.on('post-solve', (contact, solved) => {
    if (!touched.delete(contact)) return;
    // Read only now, because reading them makes a list.
    const { normalImpulses } = solved;
    const impulse = Math.max(normalImpulses[0] ?? 0, normalImpulses[1] ?? 0);
    if (impulse < AUDIBLE) return;
    const [a, b] = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
    const one = a.isDynamic() ? a.getPosition() : b.getPosition();
    const other = b.isDynamic() ? b.getPosition() : a.getPosition();
    heard((one.x + other.x) / 2, (one.y + other.y) / 2, impulse);
  });
}

/** Drags the tile by its point nearest to the palm, so that tiles turn as they are dragged. `step` in seconds. */
export function drag(body: Body, palm: Palm, reach: number, length: number, step: number): void {
  if (palm.pressure <= 0) return;
  const at = body.getPosition();
  const away = length / 2 + reach;
  if (Math.abs(palm.x - at.x) > away || Math.abs(palm.y - at.y) > away) return;
  const local = body.getLocalPoint(palm);
  const near = {
    x: Math.max(-0.5, Math.min(0.5, local.x)),
    y: Math.max(-length / 2, Math.min(length / 2, local.y)),
  };
  const distance = Math.hypot(local.x - near.x, local.y - near.y);
  if (distance >= reach) return;
  const firm = palm.pressure * (1 - (distance / reach) ** 2);
  const point = body.getWorldPoint(near);
  const speed = body.getLinearVelocityFromWorldPoint(point);
  // The mass that a push at this point has to move: less at the end of a tile, which turns away.
  const mass = 1 / (1 / body.getMass() + (near.x ** 2 + near.y ** 2) / body.getInertia());
  const taken = mass * (1 - Math.exp(-GRIP * firm * step));
  body.applyLinearImpulse({ x: (palm.vx - speed.x) * taken, y: (palm.vy - speed.y) * taken }, point, true);
}

/** Lets the cloth slow a tile down for `step` seconds; returns its remaining speed (0: it lies still). */
export function slow(body: Body, step: number): number {
  const lost = DRY * step;
  const velocity = body.getLinearVelocity();
  const speed = velocity.length();
  const spin = body.getAngularVelocity();
  const kept = speed > lost ? 1 - lost / speed : 0;
  body.setLinearVelocity({ x: velocity.x * kept, y: velocity.y * kept });
  body.setAngularVelocity(Math.sign(spin) * Math.max(0, Math.abs(spin) - lost));
  return Math.max(speed - lost, Math.abs(spin) - lost, 0);
}
