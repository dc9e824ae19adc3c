import 'pixi.js/unsafe-eval';
import 'pixi.js/events';
import 'pixi.js/graphics';
import { Container, Graphics, Ticker, WebGLRenderer } from 'pixi.js';
import { createClock } from '../../src/motion/clock.ts';
import { browserFrames } from '../../src/motion/frames.ts';
import { regionsOf } from '../../src/table/regions.ts';
import { createHud, type HudState } from '../../src/ui/hud.ts';

for (const t of [Ticker.system, Ticker.shared]) { t.autoStart = false; t.stop(); }
const q = new URLSearchParams(location.search);
const seats = Number(q.get('seats') ?? 4);
const names = ['Andreas', 'Maria', 'Yiannis', 'Eleni', 'Konstantinos', 'Sofia', 'Ömer', 'Deniz', 'Petros', 'Zoe'];
const renderer = new WebGLRenderer();
await renderer.init({ width: innerWidth, height: innerHeight, resolution: devicePixelRatio, autoDensity: true, antialias: true, depth: true, background: 0x33200f, manageImports: false, eventFeatures: { globalMove: false, wheel: false } });
document.body.append(renderer.canvas as HTMLCanvasElement);
const root = new Container();
const scenery = new Graphics();
root.addChild(scenery);
let pending = false;
let renders = 0;
const render = () => { if (pending) return; pending = true; requestAnimationFrame(() => { pending = false; renders++; renderer.render(root); }); };
const clock = createClock(browserFrames(window));
const log: string[] = [];
const hud = createHud({ clock, resolution: () => renderer.resolution, requestRender: render,
  onChip: (arm) => log.push(`chip ${arm}`), onDraw: () => log.push('draw'), onPass: () => log.push('pass'), onMenu: () => log.push('menu'), onLog: () => log.push('log'), onHurry: () => log.push('hurry') });
root.addChild(hud.container);
const regions = () => regionsOf({ width: innerWidth, height: innerHeight, seats, handSize: 9, arms: 8 });
const place = () => { const r = regions(); hud.place(r); scenery.clear();
  scenery.roundRect(r.board.x, r.board.y, r.board.width, r.board.height, 8).fill(0x124058);
  scenery.roundRect(r.boneyard.x, r.boneyard.y, r.boneyard.width, r.boneyard.height, 8).fill(0x0f364b);
  for (let i = 0; i < 9; i++) scenery.roundRect(r.rack.x + i * r.rack.width / 9 + 2, r.rack.y + 4, Math.min(r.rack.width / 9 - 4, r.rack.height / 2), r.rack.height - 8, 5).fill(0xf2ead6);
  for (const b of r.backs) if (b) scenery.rect(b.x, b.y, b.width, b.height).fill(0x3a2414);
};
let turn = Number(q.get('turn') ?? 0);
const state = (): HudState => ({
  seats: Array.from({ length: seats }, (_, k) => ({ seat: k, name: names[k] ?? '', kind: k === 0 ? 'person' : 'bot', tiles: (k * 5 + 9) % 14, score: (k * 61) % 214, turn: k === turn, you: k === 0 })),
  chips: Array.from({ length: 8 }, (_, k) => ({ arm: k, pips: [9, 4, 0, 7, 12, 9, 5, 3][k] ?? 0, state: (['open', 'open', 'open', 'closed', 'open', 'free', 'dead', 'open'] as const)[k] ?? 'open', playable: k === 1 || k === 5, last: k === 4, angle: (k * Math.PI) / 4 })),
  draw: { visible: turn === 0, enabled: true, label: 'Draw' }, pass: { visible: q.has('pass'), enabled: false, label: 'Pass' }, hurry: { visible: turn !== 0, enabled: true, label: 'Hurry' }, boneyard: 19,
});
place(); hud.update(state());
if (q.has('msg')) hud.message('The star needs a nine.');
if (q.has('badge')) for (let k = 0; k < seats; k += 3) hud.badge(k, k % 2 ? 'Draws: no 4 7 9' : 'Passes');
Object.assign(window, { hud, renderer, root, clock, log, state, place, regions, createHud, render, renders: () => renders, setTurn: (k: number) => { turn = k; hud.update(state()); } });
Object.assign(window, { ready: true });
