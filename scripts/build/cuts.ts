/** Cuts out of the packages' modules what is never come to here; methods that only this called, `press` finds and drops. */
import type { Plugin } from 'vite';

/** What is to be cut out of a module, and what stands there instead. */
type Cuts = Readonly<Record<string, string>>;

/** By the end of the module's path. */
export const CUTS: Readonly<Record<string, Cuts>> = {
  // Wheel and context menu have listeners of their own; where WebGL 2 is there are pointer events.
  'pixi.js/lib/events/EventSystem.mjs': {
    'this.onWheel = this.onWheel.bind(this);': '',
    'this.domElement.addEventListener("wheel", this.onWheel, {\n      passive: true,\n      capture: true\n    });': '',
    'this.domElement.removeEventListener("wheel", this.onWheel, true);': '',
    'this._rootWheelEvent = new FederatedWheelEvent(null);': '',
    'this._onContextMenu = this._onContextMenu.bind(this);': '',
    'this.domElement.addEventListener("contextmenu", this._onContextMenu, true);': '',
    'this.domElement.removeEventListener("contextmenu", this._onContextMenu, true);': '',
    'this._rootContextMenuEvent = new FederatedPointerEvent(null);': '',
    'if (this.supportsPointerEvents) {': 'if (true) {',
    'globalThis.navigator.msPointerEnabled': 'false',
    'this._normalizeToPointerData(nativeEvent)': '[nativeEvent]',
    'this.autoPreventDefault && events[0].isNormalized': 'false',
    'event.type.startsWith("mouse")': 'false',
    'event.type.startsWith("touch")': 'false',
  },
  // The same, and moves that are told to everybody: nobody wants them (`globalMove: false`).
  'pixi.js/lib/events/EventBoundary.mjs': {
    'this.mapWheel = this.mapWheel.bind(this);': '',
    'this.addEventMapping("wheel", this.mapWheel);': '',
    'this.mapContextMenu = this.mapContextMenu.bind(this);': '',
    'this.addEventMapping("contextmenu", this.mapContextMenu);': '',
    'useMove ? "hitTestMoveRecursive" : "hitTestRecursive"': '"hitTestRecursive"',
    'this.enableGlobalMoveEvents ?? true': 'false',
    'this.moveOnAll ? allMethods.push("pointermove") : ': '',
    'this.moveOnAll ? allMethods.splice(1, 0, "touchmove") : this.dispatchEvent(e, "touchmove");': '',
    'this.moveOnAll ? allMethods.splice(1, 0, "mousemove") : this.dispatchEvent(e, "mousemove");': '',
    'if (allMethods.length > 0) {\n      this.all(e, allMethods);\n    }': '',
  },
  // Two bodies that are too fast for a step: the world is told not to ask (`continuousPhysics: false`).
  'planck/src/dynamics/World.ts': { 'this.m_solver.solveWorldTOI(this.s_step);': '' },
};

export function cuts(): Plugin {
  return { name: 'cuts', enforce: 'pre', transform: (code, id) => cut(code, id) };
}

/** The module without what is to be cut out of it, `null` where that is nothing. Throws where it is not found: the package has changed. */
export function cut(code: string, id: string): { readonly code: string; readonly map: null } | null {
  const wanted = Object.entries(CUTS).find(([file]) => id.endsWith(`/${file}`))?.[1];
  if (!wanted) return null;
  let left = code;
  for (const [what, instead] of Object.entries(wanted)) {
    if (!left.includes(what)) throw new Error(`not found in ${id}, to be cut out: ${what}`);
    left = left.replaceAll(what, instead);
  }
  return { code: left, map: null };
}
