// Builds the game, serves it and prints its address.
import { root } from './ensure.mjs';

const { build, preview } = await import('vite');
await build({ root, logLevel: 'warn' });
const server = await preview({ root, preview: { port: 4173 } });
const address = server.resolvedUrls?.local[0] ?? `http://localhost:${server.config.preview.port}/`;
console.log(`\nStar dominoes is at ${address}\n(Ctrl+C ends it.)`);
