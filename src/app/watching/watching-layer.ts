/** Where a match is watched: over everything that is there, and gone when it has been watched. */

export interface WatchingLayer {
  readonly root: HTMLElement;
  readonly canvas: HTMLElement;
  readonly table: HTMLElement;
  readonly bar: HTMLElement;
  remove(): void;
}

/**
 * @param after the part of the page that it lies over.
 * @param label what the bar is called.
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
