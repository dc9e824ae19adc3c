/** The room that the page gives to the scene. */

export interface Room {
  /** Takes it as it is now: CSS pixels, at least one each way. */
  measure(): { readonly width: number; readonly height: number };
  /** Whether it was upright when it was measured and is lying now, or the other way round. */
  readonly isTurned: boolean;
  /** Calls back whenever it has another size than when it was measured; returns the end of that. */
  watch(changed: () => void): () => void;
}

export function createRoom(parent: HTMLElement): Room {
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
      // It tells the size once more when it begins to look.
      const observer = new ResizeObserver(() => {
        if (parent.clientWidth !== measured.width || parent.clientHeight !== measured.height) changed();
      });
      observer.observe(parent);
      return () => observer.disconnect();
    },
  };
}
