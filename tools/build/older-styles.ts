/**
 * Says once more, for older browsers, what the style sheets say to newer ones alone: behind each such rule, in a block that
 * no other browser reads. Conditions on the room of `#screens` and `#table` become conditions on the window, which both
 * fill. Of a mixed colour the first is left, or nothing if it is mixed with nothing.
 */
import type { AtRule, ChildNode, Plugin, Rule } from 'postcss';

const CONTAINER = /^(?:screens|table) (.*)$/s;
const MIX = /color-mix\(in \w+, ((?:[^(),]|\([^()]*\))+), ([^()]+)\)/g;

/** A value without mixed colours. */
const unmixed = (value: string): string =>
  value.replace(MIX, (_, first: string, second: string) =>
    second === 'transparent' ? second : first.replace(/ \d+%$/, ''),
  );

/** Steps of an animation have no room for a condition. */
const isStep = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

/** Use as a plugin of PostCSS, after the imports have been put together. */
export const olderStyles: Plugin = {
  postcssPlugin: 'older-styles',
  Once(root, { atRule }) {
    /** Puts something behind a rule that only browsers without `feature` read. */
    const without = (feature: string, rule: Rule | AtRule, said: ChildNode) =>
      rule.after(atRule({ name: 'supports', params: `not (${feature})`, nodes: [said] }));
    root.walkAtRules('container', (rule) => {
      const [, condition] = CONTAINER.exec(rule.params) ?? [];
      // `or` is newer in conditions on the window.
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
