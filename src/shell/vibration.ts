/** Returns a function that vibrates the device; `null` if the device cannot vibrate or the page may not make it. */
export function shakerOf(page: Window): ((pattern: number[]) => void) | null {
  const { navigator } = page;
  // Desks have the call and nothing that shakes; a frame is told off for it.
  const isPhone = page.matchMedia('(pointer: coarse)').matches;
  if (page.parent !== page || !isPhone || !('vibrate' in navigator)) return null;
  return (pattern) => {
    // Asked for before anybody has touched the page, it is complained of.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
  };
}
