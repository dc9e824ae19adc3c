/** The page of which a cover is a photograph: the star of the table, and the name of the game. */
import { readFileSync } from 'node:fs';
import { NAME_IN_TWO } from './sizes.ts';

const font = readFileSync('src/shell/fonts/gentium-latin-700.woff2').toString('base64');

const STYLES = `
@font-face { font-family: Gentium; font-weight: 700; src: url(data:font/woff2;base64,${font}); }
* { margin: 0; box-sizing: border-box; }
body { position: relative; width: 100vw; height: 100vh; overflow: hidden; color: #f7ecd4;
  background: radial-gradient(circle at var(--x) var(--y), #1d4d98 0, #123674 38%, #0a2050 72%, #06132f 100%); }
.star { position: absolute; width: var(--s); height: var(--s); left: calc(var(--x) - var(--s) / 2); top: calc(var(--y) - var(--s) / 2);
  background: center / cover; mask: radial-gradient(closest-side, #000 74%, transparent 100%); }
.veil { position: absolute; inset: 0; background: var(--veil); }
h1 { position: absolute; font: 700 var(--letters) / 0.92 Gentium; letter-spacing: 0.005em; white-space: nowrap;
  left: var(--left); bottom: var(--bottom); width: var(--width); text-align: var(--align); }
h1 span { display: block; background: linear-gradient(#fff8e6 20%, #f3cf9c 62%, #d98d57 96%); background-clip: text; color: transparent;
  filter: drop-shadow(0 0.03em 0.01em #050c1e) drop-shadow(0 0 0.22em rgb(3 10 28 / 0.9)); padding-bottom: 0.12em; margin-bottom: -0.12em; }
.rim { position: absolute; inset: var(--inset); border: max(1px, 0.28vmin) solid #d98d57; border-radius: 1.6vmin; opacity: 0.75; }
.rim.is-outer { inset: calc(var(--inset) - max(2px, 0.9vmin)); opacity: 0.35; }
`;

/** Beside the star where the picture is broad, below it elsewhere. */
function placesOf(width: number, height: number): Readonly<Record<string, string>> {
  const inset = '2.4vmin';
  if (width / height > 1.25)
    return {
      ...{ x: '69vw', y: '50vh', s: 'min(110vh, 66vw)', letters: `min(${width / 10.8}px, 27vh)`, align: 'left', inset },
      ...{ left: '4.5vw', bottom: `calc(50vh - min(${width / 10.8}px, 27vh) * 0.98)`, width: '60vw' },
      veil: 'linear-gradient(90deg, rgb(5 16 42 / 0.78), rgb(5 16 42 / 0.35) 34%, transparent 56%)',
    };
  const isTall = height / width > 1.25;
  return {
    ...{ x: '50vw', y: isTall ? '40vh' : '36vh', s: isTall ? '109vw' : '84vw', align: 'center', inset },
    ...{ letters: isTall ? '19vw' : '16.4vw', left: '0', bottom: isTall ? '6vh' : '5.5vh', width: '100vw' },
    veil: 'linear-gradient(transparent 52%, rgb(5 16 42 / 0.62) 74%, rgb(5 16 42 / 0.9))',
  };
}

/** @param star a PNG picture of the star, a square with the star in its middle. */
export function coverPage(star: Buffer, width: number, height: number): string {
  const places = Object.entries(placesOf(width, height)).map(([name, value]) => `--${name}: ${value};`);
  const picture = `url(data:image/png;base64,${star.toString('base64')})`;
  const name = NAME_IN_TWO.map((word) => `<span>${word}</span>`).join('');
  return `<!doctype html><style>${STYLES} :root { ${places.join(' ')} } .star { background-image: ${picture}; }</style>
<div class="star"></div><div class="veil"></div><div class="rim is-outer"></div><div class="rim"></div><h1>${name}</h1>`;
}
