/** Starts the game in its page. */
import { mount } from './main/mount.ts';
import './shell/theme.css';
import './shell/screens.css';

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
};

mount(window, {
  canvas: part('canvas'),
  table: part('table'),
  curtain: part('curtain'),
  screens: part('screens'),
  toasts: part('toasts'),
});
