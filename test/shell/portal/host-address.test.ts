import { describe, expect, it } from 'vitest';
import { hostOf, keepHost } from '../../../src/shell/portal/host-address.ts';

const of = (origin: string) => `?host=${encodeURIComponent(origin)}`;

describe('the host of an address', () => {
  it.each(['https://example.org', 'http://localhost:8080', 'https://games.example.org:444', 'http://127.0.0.1:81'])(
    '%s is an origin',
    (origin) => {
      expect(hostOf(of(origin))).toEqual({ origin, rest: '' });
    },
  );

  it.each([
    '*',
    'null',
    '',
    '/',
    'example.org',
    'https://example.org/',
    'https://example.org/games',
    'https://EXAMPLE.org',
    'https://example.org:443',
    'https://me:secret@example.org',
    'https://*.example.org',
    'https://example.org https://evil.example',
    ' https://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///',
    'https://',
    'ftp://example.org',
  ])('%j is none, and stays to be complained of', (text) => {
    expect(hostOf(of(text))).toEqual({ origin: null, rest: of(text) });
  });

  it('is one or none', () => {
    const search = `${of('https://a.example')}&host=https://b.example`;
    expect(hostOf(search)).toEqual({ origin: null, rest: search });
  });

  it('leaves the rest of the address as it means', () => {
    const { origin, rest } = hostOf('?probe&game=cyprus&host=https://example.org&seats=6');
    expect(origin).toBe('https://example.org');
    expect([...new URLSearchParams(rest)]).toEqual([
      ['probe', ''],
      ['game', 'cyprus'],
      ['seats', '6'],
    ]);
    expect(hostOf('?game=cyprus')).toEqual({ origin: null, rest: '?game=cyprus' });
    expect(hostOf('')).toEqual({ origin: null, rest: '' });
  });

  it('can be kept', () => {
    expect(hostOf(keepHost('https://example.org')).origin).toBe('https://example.org');
    expect(keepHost(null)).toBe('');
  });
});
