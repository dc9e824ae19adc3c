/** The sounds as files beside the page. */
import type { Source } from './howler.ts';

/** Returns the sounds of `format` in the folder `base`, which ends with a slash or is empty. */
export function served(base: string, format: Source['format']): Source {
  return {
    format,
    async load(strip) {
      const url = `${base}sounds/${strip}.${format}`;
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      const file = new Blob([await answer.arrayBuffer()], { type: `audio/${format}` });
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.onerror = () => reject(reader.error);
        reader.readAsDataURL(file);
      });
    },
  };
}
