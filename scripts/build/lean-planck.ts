/** Bundles of the physics what the shuffle meets: boxes in a world. Planck's own bundle drags joints and serializers along. */
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const SOURCE = normalizePath(fileURLToPath(new URL('../../node_modules/planck/src/', import.meta.url)));
/** Tells the world, as it is loaded, how two boxes touch. */
const BOXES = `${SOURCE}collision/shape/CollidePolygon.ts`;
const ENTRY = '\0planck';
const NOTHING = '\0planck-nothing/';

/** Modules that others name and the shuffle never comes to, and what is left of each for them to name. */
const HOLLOW: Readonly<Record<string, string>> = {
  // How far two shapes are apart, for what only senses others and for the next.
  'collision/Distance': `
    export class DistanceInput {}
    export class DistanceOutput {}
    export class DistanceProxy {}
    export class SimplexCache {}
    export const Distance = null, testOverlap = null;
  `,
  // When two bodies meet that are too fast for a step: the world is told not to ask.
  'collision/TimeOfImpact': `
    export class TOIInput {}
    export class TOIOutput {}
    export const TOIOutputState = {}, TimeOfImpact = null;
  `,
  'dynamics/Joint': 'export class Joint {}',
};

/** `import … from 'planck'` gives `World` and `Box`, from the sources that the package ships beside its bundle. */
export function leanPlanck(): Plugin {
  return {
    name: 'lean-planck',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'planck') return ENTRY;
      // The package calls all its modules free of side effects; this one is there for nothing else.
      if (id === BOXES) return { id, moduleSideEffects: true };
      if (!importer?.includes('/planck/src/')) return null;
      const file = new URL(id, `file://${importer}`).pathname.replace(/^.*\/planck\/src\//, '');
      return file in HOLLOW ? `${NOTHING}${file}` : null;
    },
    load(id) {
      if (id.startsWith(NOTHING)) return HOLLOW[id.slice(NOTHING.length)] ?? null;
      if (id !== ENTRY) return null;
      return `
        import '${BOXES}';
        export { World } from '${SOURCE}dynamics/World.ts';
        export { BoxShape as Box } from '${SOURCE}collision/shape/BoxShape.ts';
      `;
    },
  };
}
