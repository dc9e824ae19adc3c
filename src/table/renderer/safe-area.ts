import type { SafeArea } from '../regions/regions.ts';

/** What the device keeps for itself at the edges, CSS pixels. */
export function safeAreaOf(parent: HTMLElement): SafeArea {
  const probe = document.createElement('div');
  probe.style.cssText =
    'position:fixed;visibility:hidden;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)';
  parent.append(probe);
  const style = getComputedStyle(probe);
  const of = (edge: string) => Number.parseFloat(style.getPropertyValue(`padding-${edge}`)) || 0;
  const area = { top: of('top'), right: of('right'), bottom: of('bottom'), left: of('left') };
  probe.remove();
  return area;
}
