/** The list of stages to click through (`stages.html`): `#name` is the one shown, and the arrow keys change it. */
import '../shell/fonts/fonts.css';
import '../shell/fonts/stand-in.css';
import { hearKeys } from '../page/keys.ts';
import { STAGES } from './stages/all-stages.ts';

function part<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`no ${id}`);
  return found;
}
const list = part('list', HTMLElement);
const frame = part('stage', HTMLIFrameElement);
const at = part('at', HTMLInputElement);
const size = part('size', HTMLSelectElement);

const entries: readonly (readonly [name: string, shows: string])[] = [
  ['title', 'the title and its star'],
  ...[...STAGES].map(([name, { shows }]) => [name, shows] as const),
];
const names = entries.map(([name]) => name);
const links = entries.map(([name, shows]) => {
  const link = document.createElement('a');
  link.href = `#${name}`;
  const bold = document.createElement('b');
  bold.textContent = name;
  link.append(bold, shows);
  return link;
});
list.append(...links);

const current = () => decodeURIComponent(location.hash.slice(1)) || 'title';
function show() {
  const name = current();
  const time = at.value === '' ? '' : `&at=${at.value}`;
  frame.src = name === 'title' ? './index.html' : `./dev.html?stage=${name}${time}`;
  const [width, height] = size.value.split('x');
  frame.style.width = height ? `${width}px` : '';
  frame.style.height = height ? `${height}px` : '';
  for (const [k, link] of links.entries()) {
    if (names[k] === name) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  links[names.indexOf(name)]?.scrollIntoView({ block: 'nearest' });
}

window.addEventListener('hashchange', () => {
  at.value = '';
  show();
});
at.addEventListener('change', show);
size.addEventListener('change', show);
hearKeys(window, (key, { target }) => {
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || target === at || target === size) return;
  location.hash = names[(names.indexOf(current()) + by + names.length) % names.length] ?? '';
});
show();
