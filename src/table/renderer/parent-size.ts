/** The size of the element that holds the scene. */

export interface ParentSize {
  /** Notes the size as it is now, and returns it: CSS pixels, at least one each way. */
  measure(): { readonly width: number; readonly height: number };
  /** Whether it was in portrait when it was measured and is in landscape now, or the other way round. */
  readonly isTurned: boolean;
  /** Calls back whenever the size is another than when it was measured; returns the end of that. */
  watch(changed: () => void): () => void;
}

export function createParentSize(parent: HTMLElement): ParentSize {
  let measured = { width: 0, height: 0 };
  return {
    measure() {
      measured = { width: parent.clientWidth, height: parent.clientHeight };
      return { width: Math.max(1, measured.width), height: Math.max(1, measured.height) };
    },
    get isTurned() {
      return measured.width > measured.height !== parent.clientWidth > parent.clientHeight;
    },
    watch(changed) {
      // An observer reports the size once more when it begins.
      const observer = new ResizeObserver(() => {
        if (parent.clientWidth !== measured.width || parent.clientHeight !== measured.height) changed();
      });
      observer.observe(parent);
      return () => observer.disconnect();
    },
  };
}
