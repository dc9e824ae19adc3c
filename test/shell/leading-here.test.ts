import { describe, expect, it } from 'vitest';
import { leadingHere } from '../../src/shell/address.ts';

describe('the address of the page', () => {
  const at = (address: string) => ({ location: new URL(address) }) as unknown as Window;
  const top = (address: string) => {
    const page = at(address);
    return Object.assign(page, { parent: page });
  };

  it('leads here from anywhere', () => {
    expect(leadingHere(top('https://example.org/games/?probe'), '?deal=1')).toBe('https://example.org/games/?deal=1');
  });

  it('is none in a frame, or on a disk', () => {
    const framed = Object.assign(at('https://example.org/'), { parent: {} as Window });
    expect(leadingHere(framed, '?deal=1')).toBeNull();
    expect(leadingHere(top('file:///home/cyprus/index.html'), '?deal=1')).toBeNull();
  });
});
