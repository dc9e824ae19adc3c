import { describe, expect, it } from 'vitest';
import { share } from '../../src/shell/share.ts';

describe('what is shared', () => {
  const picture = new File(['x'], 'x.png', { type: 'image/png' });
  const failing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));
  const heard: unknown[] = [];
  const copies = { clipboard: { writeText: async (text: string) => void heard.push(text) } };

  it('goes to the system, with its picture where that takes files', async () => {
    const taken: ShareData[] = [];
    const system = { canShare: () => true, share: async (data: ShareData) => void taken.push(data) };
    expect(await share({ ...system, ...copies }, 'text', picture)).toBe('shared');
    expect(await share({ ...system, ...copies, canShare: ({ files }) => !files }, 'text', picture)).toBe('shared');
    expect(taken).toEqual([{ text: 'text', files: [picture] }, { text: 'text' }]);
    expect(heard).toEqual([]);
  });

  it('is copied where the system does not take it, and stays where nobody wants it', async () => {
    const refuses = { canShare: () => true, share: failing('NotAllowedError'), ...copies };
    expect(await share(refuses, 'one', null)).toBe('copied');
    expect(await share(copies, 'two', null)).toBe('copied');
    expect(heard.splice(0)).toEqual(['one', 'two']);
    expect(await share({ ...refuses, share: failing('AbortError') }, 'three', null)).toBe('left');
    expect(heard).toEqual([]);
  });

  it('can only be shown where nothing may be copied', async () => {
    expect(await share({ clipboard: { writeText: failing('NotAllowedError') } }, 'one', null)).toBe('refused');
    expect(await share({}, 'one', null)).toBe('refused');
  });
});
