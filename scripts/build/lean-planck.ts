/** Bundles of the physics what the shuffle meets: boxes in a world. Planck's own bundle drags joints and serializers along. */
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const SOURCE = normalizePath(fileURLToPath(new URL('../../node_modules/planck/src/', import.meta.url)));
/** Tells the world, as it is loaded, how two boxes touch. */
const BOXES = `${SOURCE}collision/shape/CollidePolygon.ts`;
const ENTRY = '\0planck';

/** `import … from 'planck'` gives `World` and `Box`, from the sources that the package ships beside its bundle. */
export function leanPlanck(): Plugin {
  return {
    name: 'lean-planck',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'planck') return ENTRY;
      // The package calls all its modules free of side effects; this one is there for nothing else.
      if (id === BOXES) return { id, moduleSideEffects: true };
      return null;
    },
    load(id) {
      if (id !== ENTRY) return null;
      return `
        import '${BOXES}';
        export { World } from '${SOURCE}dynamics/World.ts';
        export { BoxShape as Box } from '${SOURCE}collision/shape/BoxShape.ts';
      `;
    },
  };
}
