/** The layer for watching a match: above everything else, and removed at the end. */

export interface WatchingLayer {
  readonly root: HTMLElement;
  readonly canvas: HTMLElement;
  readonly table: HTMLElement;
  readonly bar: HTMLElement;
  remove(): void;
}

/**
 * Puts the layer into the page.
 * @param after the element that it covers.
 * @param label the name of the bar.
 */
export function putLayer(after: HTMLElement, label: string): WatchingLayer {
  const page = after.ownerDocument;
  const part = (name: string, kind = 'div') => {
    const element = page.createElement(kind);
    element.className = name;
    return element;
  };
  const [root, stage, canvas, table, bar] = [
    part('watching'),
    part('watching-stage'),
    part('watching-canvas'),
    part('watching-table'),
    part('watching-foot', 'section'),
  ] as const;
  canvas.setAttribute('aria-hidden', 'true');
  bar.setAttribute('aria-label', label);
  stage.append(canvas, table);
  root.append(stage, bar);
  after.after(root);
  return { root, canvas, table, bar, remove: () => root.remove() };
}
