/** Animates the score sheet of a deal: hand by hand, tile by tile, then the points fly to their owners. */
import { type SheetRow, timesOf } from './sheet-times.ts';

interface RowView {
  readonly row: HTMLElement;
  readonly tiles: readonly HTMLElement[];
  readonly count: HTMLElement;
  readonly points: HTMLElement;
  readonly total: HTMLElement;
  readonly worth: SheetRow;
}

/** Returns the number in an element; losses have a minus sign. */
const numberIn = (element: HTMLElement) => Number(element.textContent?.replace('−', '-')) || 0;

/**
 * Animates the finished sheet in `screen` from its first hand on.
 * @param pace milliseconds per millisecond at normal speed.
 * @returns a function that ends the animation immediately, with everything as written.
 */
export function tellSheet(screen: HTMLElement, pace: number): () => void {
  const board = screen.querySelector<HTMLElement>('.board');
  const views = [...screen.querySelectorAll<HTMLElement>('tbody tr')].flatMap(viewOf);
  if (!board || views.length === 0) return () => {};
  const times = timesOf(views.map(({ worth }) => worth));
  const running: Animation[] = [];
  const timing = (delay: number, duration: number, fill: FillMode = 'backwards') => ({
    delay: delay * pace,
    duration: duration * pace,
    fill,
    easing: 'cubic-bezier(.2,.8,.3,1.1)',
  });
  const move = (element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions, then = () => {}) => {
    const animation = element.animate(frames, options);
    running.push(animation);
    animation.finished.then(then, () => {});
  };
  const after = (ms: number, then: () => void) => move(board, [], timing(0, ms, 'none'), then);

  for (const [k, { row, tiles, count, points, total, worth }] of views.entries()) {
    const start = times.rows[k] ?? 0;
    move(row, [{ opacity: 0, transform: 'translateY(10px)' }, { opacity: 1 }], timing(start, 260));
    let sum = 0;
    count.dataset.now = '0';
    for (const [n, tile] of tiles.entries()) {
      const turned = [
        { opacity: 0, transform: 'perspective(200px) translateY(-12px) rotateY(95deg)' },
        { opacity: 1, transform: 'none' },
      ];
      move(tile, turned, timing(start + 90 + n * times.tile, 240), () => {
        sum += Number(tile.dataset.pips);
        count.dataset.now = `${sum}`;
      });
    }
    after(start + 340 + tiles.length * times.tile, () => delete count.dataset.now);
    points.dataset.now = '';
    total.dataset.now = `${worth.total - worth.points}`;
    after(times.taken + (worth.points === 0 ? 0 : 380), () => delete points.dataset.now);
    after(times.written + (worth.points === 0 ? 0 : 420), () => delete total.dataset.now);
  }
  const sums = screen.querySelector<HTMLElement>('.sheet-sum');
  if (sums) move(sums, [{ opacity: 0, transform: 'translateY(6px)' }, { opacity: 1 }], timing(times.taken, 300));

  /** Lets a number fly from its place to where it counts. */
  const fly = (from: HTMLElement, to: HTMLElement, delay: number) => {
    const [a, b, frame] = [from, to, board].map((each) => each.getBoundingClientRect());
    const rows = screen.querySelector('.sheet-scroll')?.getBoundingClientRect();
    if (!a || !b || !frame || !rows || isOutside(a, rows) || isOutside(b, rows)) return;
    const figure = document.createElement('span');
    figure.className = 'flying';
    figure.setAttribute('aria-hidden', 'true');
    figure.textContent = from.textContent;
    board.append(figure);
    const frames = flight(a, b, frame, board.offsetWidth / frame.width);
    const options = { ...timing(delay, 420, 'both'), easing: 'cubic-bezier(.5,0,.3,1)' };
    move(figure, frames, options, () => figure.remove());
  };
  const takers = views.filter(({ worth }) => worth.points !== 0);
  for (const taker of takers) {
    // A single winner's points come from the other hands; with several, each has its own.
    const from =
      takers.length === 1 && taker.worth.points > 0
        ? views.filter((each) => each !== taker && each.worth.count > 0)
        : [];
    for (const [n, each] of from.entries()) fly(each.count, taker.points, times.taken + n * 50);
    fly(taker.points, taker.total, times.written);
    // The row gets its copper background when the points arrive.
    move(taker.row, [{ backgroundImage: 'none', boxShadow: 'none' }, {}], timing(times.written + 300, 300));
    const lit = [{ filter: 'none' }, { filter: 'brightness(1.5)' }, { filter: 'none' }];
    move(taker.row, lit, timing(times.written + 340, 620, 'none'));
  }

  return () => {
    for (const animation of running) animation.finish();
  };
}

/** Returns the frames of a flight from `a` to `b` in an arc. `frame`: the board, drawn at 1 / `scale` of its size. */
function flight(a: DOMRect, b: DOMRect, frame: DOMRect, scale: number): Keyframe[] {
  const at = ({ right, top }: DOMRect, lift: number) =>
    `translate(${(right - frame.left) * scale}px, ${(top - frame.top) * scale - lift}px) translateX(-100%)`;
  const middle = new DOMRect((a.left + b.left) / 2, (a.top + b.top) / 2, (a.width + b.width) / 2, a.height);
  return [
    { opacity: 0, transform: at(a, 0) },
    { opacity: 1, offset: 0.12 },
    { transform: at(middle, 26), offset: 0.5 },
    { opacity: 1, offset: 0.85 },
    { opacity: 0, transform: at(b, 0) },
  ];
}

function viewOf(row: HTMLElement): RowView[] {
  const [count, points, total] = ['.count', '.points', '.total'].map((each) => row.querySelector<HTMLElement>(each));
  if (!count || !points || !total) return [];
  const tiles = [...row.querySelectorAll<HTMLElement>('.sheet-tile')];
  const worth = { tiles: tiles.length, count: numberIn(count), points: numberIn(points), total: numberIn(total) };
  return [{ row, tiles, count, points, total, worth }];
}

const isOutside = (box: DOMRect, within: DOMRect) => box.top < within.top || box.bottom > within.bottom;
