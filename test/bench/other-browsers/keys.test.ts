import { describe, expect, it } from 'vitest';
import { keyActions } from './keys.ts';

/** The code points of the keys that are pressed, in their order. */
const pressed = (chord: string) =>
  keyActions(chord)
    .filter(({ type }) => type === 'keyDown')
    .map(({ value }) => value.codePointAt(0)?.toString(16));

describe('keys as WebDriver sends them', () => {
  it('are code points of its own where a key has a name, and one character otherwise', () => {
    const sent = {
      ...{ Backspace: 'e003', Tab: 'e004', Enter: 'e007', Shift: 'e008', Control: 'e009', Alt: 'e00a', Escape: 'e00c' },
      ...{ PageUp: 'e00e', PageDown: 'e00f', End: 'e010', Home: 'e011', Insert: 'e016', Delete: 'e017' },
      ...{ ArrowLeft: 'e012', ArrowUp: 'e013', ArrowRight: 'e014', ArrowDown: 'e015' },
      ...{ F1: 'e031', F12: 'e03c', Meta: 'e03d', Space: '20', ' ': '20', d: '64', '+': '2b', '1': '31', ь: '44c' },
    };
    for (const [key, value] of Object.entries(sent)) expect(pressed(key), key).toEqual([value]);
  });

  it('hold the first keys of a chord while the last is pressed', () => {
    expect(keyActions('Shift+Tab')).toEqual([
      { type: 'keyDown', value: '\uE008' },
      { type: 'keyDown', value: '\uE004' },
      { type: 'keyUp', value: '\uE004' },
      { type: 'keyUp', value: '\uE008' },
    ]);
    expect(pressed('Control++')).toEqual(['e009', '2b']);
  });

  it('are refused here, not by the browser, if there is no such key', () => {
    expect(() => keyActions('ArrowSideways')).toThrow('no key ArrowSideways');
  });
});
