// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { render } from 'lit-html';
import { describe, expect, it } from 'vitest';
import { initialOf } from '../../src/names/capitals.ts';
import { medal } from '../../src/shell/screens/medal.ts';
import { css, seatColour } from '../../src/ui/colours.ts';

describe('the medallion of a seat', () => {
  it('has the colour that the seat has on the table', () => {
    const theme = readFileSync('src/shell/theme.css', 'utf8');
    const found = Array.from({ length: 10 }, (_, seat) => theme.match(`--seat-${seat}: (#[0-9a-f]{6});`)?.[1]);
    expect(found).toEqual(Array.from({ length: 10 }, (_, seat) => css(seatColour(seat))));
  });

  it('shows the first letter, and says nothing beside the name', () => {
    const root = document.createElement('div');
    render(medal({ initial: (name) => initialOf(name, 'en') }, { name: ' élodie', kind: 'person' }, 2), root);
    expect(root.textContent?.trim()).toBe('');
    expect(root.firstElementChild?.getAttribute('data-letter')).toBe('É');
  });
});
