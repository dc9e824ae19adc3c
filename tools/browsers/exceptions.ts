/** Features in the builds that a browser of the list lacks, and the reasons why each does no harm there. */
const pixi = 'Pixi looks first, and does without';
const howler = 'Howler looks first; the game places no sound in space';
const video = 'Pixi calls it for videos alone, of which the game has none';
const fullScreen = 'the button is there only where the browser can; a refusal is caught';
const looks = 'only looks, and nothing is lost without';
const container = 'said once more by the window: tools/build/older-styles.ts, or beside it in the style sheet';

export const EXCEPTIONS: Readonly<Record<string, string>> = {
  OffscreenCanvas: pixi,
  TouchEvent: pixi,
  VideoFrame: pixi,
  '.gpu': 'of Pixi’s own programs: each has one for WebGPU and one for WebGL',
  '.requestVideoFrameCallback': video,
  '.cancelVideoFrameCallback': video,
  '.forwardX': howler,
  '.forwardY': howler,
  '.forwardZ': howler,
  '.upX': howler,
  '.upY': howler,
  '.upZ': howler,
  'Uint8Array.fromHex': '@noble/hashes looks first, and reads the text itself',
  'Intl.Segmenter': 'looked for first; code points are taken for letters without it',
  '.canShare': 'looked for first; the text is copied without it',
  '.fullscreenElement': fullScreen,
  '.fullscreenEnabled': fullScreen,
  '.exitFullscreen': fullScreen,
  '.requestFullscreen': fullScreen,
  '.userActivation': 'looked for first; sound is tried, and nothing vibrates, without it',
  '.vibrate': 'looked for first',
  '.wakeLock': 'looked for first; the screen may go dark without it',
  '.imageSmoothingQuality': 'a wish, which others do not read',
  '@container': container,
  container,
  'container-type': container,
  'color-mix()': 'plain colours stand beside it: tools/build/older-styles.ts; the steps of an animation do without',
  ':has': looks,
  zoom: 'everything stays as large as in a small window',
  'align-content: start': 'rows may stand apart',
  'place-self: end': looks,
  'place-self: start': looks,
  'justify-content: safe': 'a row that is too long begins at its start',
  'overflow: clip': looks,
  'overscroll-behavior': 'the page is fixed, and does not scroll',
  'forced-color-adjust': 'for browsers with forced colours, which know it',
  resize: 'the corner of a field can be dragged',
  'scrollbar-color': looks,
  'scrollbar-width': looks,
  'text-wrap': looks,
  'cos()': 'the shade of the tiles on the title',
  'sin()': 'the shade of the tiles on the title',
};
