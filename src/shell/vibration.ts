/** Returns a function that vibrates the device; `null` if the device cannot vibrate or the page may not make it. */
export function shakerOf(page: Window): ((pattern: number[]) => void) | null {
  const { navigator } = page;
  // Desktop browsers have the call, but cannot vibrate. In a frame it causes warnings.
  const isPhone = page.matchMedia('(pointer: coarse)').matches;
  if (page.parent !== page || !isPhone || !('vibrate' in navigator)) return null;
  return (pattern) => {
    // Before the first touch of the page the call causes a warning.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
  };
}
