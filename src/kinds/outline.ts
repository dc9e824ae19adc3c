/** An outline. The drawing of mosaics comes with its table. */
import { outline as outlineWords } from '../access/kinds/outline.ts';
import type { Texts } from '../i18n/index.ts';
import { outline } from '../table/kinds/outline.ts';

export const table = async () => ({
  ...outline,
  drawMore: (await import('../table/lights/draw-mosaic.ts')).drawMosaic,
});
export const words = async (texts: Texts) => outlineWords(await texts.fetchRun());
