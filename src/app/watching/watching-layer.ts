/** Where a match is watched: over everything that is there, and gone when it has been watched. */

export interface WatchingLayer {
  readonly root: HTMLElement;
  readonly canvas: HTMLElement;
  readonly table: HTMLElement;
  readonly bar: HTMLElement;
  remove(): void;
}

/** @param after the part of the page that it lies over. */
export function putLayer(after: HTMLElement): WatchingLayer {
  const page = after.ownerDocument;
  const part = (name: string) => {
    const element = page.createElement('div');
    element.className = name;
    return element;
  };
  const [root, stage, canvas, table, bar] = [
    part('watching'),
    part('watching-stage'),
    part('watching-canvas'),
    part('watching-table'),
    part('watching-foot'),
  ] as const;
  canvas.ariaHidden = 'true';
  stage.append(canvas, table);
  root.append(stage, bar);
  after.after(root);
  return { root, canvas, table, bar, remove: () => root.remove() };
}
