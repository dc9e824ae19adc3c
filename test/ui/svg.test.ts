import { describe, expect, it } from 'vitest';
import { parseSvg } from '../../src/ui/svg.ts';

const svg = (inside: string, viewBox = '0 0 20 10') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;

describe('what a drawing program writes', () => {
  it('has the size of its viewBox', () => {
    expect(parseSvg(svg(''))).toMatchObject({ width: 20, height: 10, shapes: [] });
  });

  it('is read as outlines', () => {
    const { shapes } = parseSvg(
      svg(
        '<path d="M1 2"/><rect x="1" y="2" width="8" height="6"/><circle cx="5" cy="5" r="4"/><polygon points="0,0 2,0 1,1"/><line x1="1" y1="2" x2="3" y2="4px"/>',
      ),
    );
    expect(shapes.map(({ path }) => path)).toEqual([
      'M1 2',
      'M1 2h8a0 0 0 0 1 0 0v6a0 0 0 0 1 0 0h-8a0 0 0 0 1 0 0v-6a0 0 0 0 1 0 0Z',
      'M1 5a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z',
      'M0,0 2,0 1,1Z',
      'M1 2L3 4',
    ]);
  });

  it('inherits from groups, and multiplies transforms and opacities', () => {
    const { shapes } = parseSvg(
      svg(
        '<g fill="red" opacity="0.5" transform="translate(1 2)" id="a"><g transform="scale(2)"><path d="M0 0" opacity="0.5" fill="blue"/><path d="M1 1"/></g></g><path d="M2 2"/>',
      ),
    );
    expect(shapes.map(({ attributes }) => attributes)).toMatchObject([
      { fill: 'blue', opacity: '0.25', transform: 'translate(1 2) scale(2)' },
      { fill: 'red', opacity: '0.5', transform: 'translate(1 2) scale(2)' },
      { opacity: '1', transform: '' },
    ]);
    expect(shapes[2]?.attributes).not.toHaveProperty('fill');
  });

  it('may say its colours as a style, and things about itself', () => {
    const { shapes } = parseSvg(
      svg(
        '<!-- <rect/> --><title>A > B</title><sodipodi:namedview id="x"/><path style="fill: #fff; stroke:none" d="M0 0"/>',
      ),
    );
    expect(shapes).toMatchObject([{ path: 'M0 0', attributes: { fill: '#fff', stroke: 'none' } }]);
  });

  it('has gradients by their names', () => {
    const { gradients } = parseSvg(
      svg(
        '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs>',
      ),
    );
    expect(gradients.get('a')).toMatchObject({ attributes: { x2: '1' }, stops: [{ offset: '0' }, { offset: '1' }] });
  });

  it.each([
    ['<text>a</text>', '<text>'],
    ['<circle r="auto"/>', 'no number'],
    ['<image href="x.png"/>', 'href'],
    ['<g filter="url(#b)"/>', 'filter'],
    ['<path style="mask:url(#m)" d=""/>', 'mask'],
    ['<linearGradient id="a"/>', 'userSpaceOnUse'],
  ])('is refused where it would be painted wrongly: %s', (inside, word) => {
    expect(() => parseSvg(svg(inside))).toThrow(word);
  });

  it('is refused without a viewBox that begins at 0 0', () => {
    expect(() => parseSvg(svg('', '1 0 5 5'))).toThrow('viewBox');
    expect(() => parseSvg('<svg/>')).toThrow('viewBox');
  });
});
