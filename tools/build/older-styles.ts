/**
 * Repeats, for older browsers, rules that only newer ones can read: after each such rule, in a block that other
 * browsers skip. Conditions on the size of `#screens` and `#table` become conditions on the window, which both fill. A
 * mixed colour becomes its first colour, or transparent if it is mixed with that.
 */
import type { AtRule, ChildNode, Plugin, Rule } from 'postcss';

const CONTAINER = /^(?:screens|table) (.*)$/s;
const MIX = /color-mix\(in \w+, ((?:[^(),]|\([^()]*\))+), ([^()]+)\)/g;

/** Returns a value without mixed colours. */
const unmixed = (value: string): string =>
  value.replace(MIX, (_, first: string, second: string) =>
    second === 'transparent' ? second : first.replace(/ \d+%$/, ''),
  );

/** True for steps of an animation, which cannot hold a condition. */
const isStep = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

/** A plugin for PostCSS, to run after imports are merged. */
export const olderStyles: Plugin = {
  postcssPlugin: 'older-styles',
  Once(root, { atRule }) {
    /** Adds rules after a rule, read only by browsers without `feature`. */
    const without = (feature: string, rule: Rule | AtRule, said: ChildNode) =>
      rule.after(atRule({ name: 'supports', params: `not (${feature})`, nodes: [said] }));
    root.walkAtRules('container', (rule) => {
      const [, condition] = CONTAINER.exec(rule.params) ?? [];
      // In conditions on the window, `or` is newer.
      const params = condition?.replaceAll(' or ', ', ');
      if (params) without('container-type: size', rule, rule.clone({ name: 'media', params }));
    });
    root.walkRules((rule) => {
      const older = rule.clone();
      older.each((node) => {
        if (node.type === 'decl' && node.value.includes('color-mix(')) node.value = unmixed(node.value);
        else node.remove();
      });
      if (older.nodes.length > 0 && !isStep(rule)) without('color: color-mix(in srgb, red, blue)', rule, older);
    });
  },
};
