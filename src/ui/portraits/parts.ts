/**
 * What the busts are put together from, carved as one sees them in a medallion of 100 × 100. Each shape is a tone, then
 * a path; a tone in capitals draws the line alone. `h` is the hair's and `c` the clothes' tone, which differ from one
 * bust to another; `f` is a facet that no groove surrounds.
 */
const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

export const PARTS = {
  clothes: ['cM4 106C4 84 24 79 41 74H59C76 79 96 84 96 106Z'],
  neck: ['sM42 58H58V74Q50 84 42 74Z'],
  head: [
    `s${round(33, 47, 4)}${round(67, 47, 4)}`,
    'iM33 44C33 28 40 22 50 22S67 28 67 44C67 58 59 69 50 69S33 58 33 44Z',
    'fM53 22C62 23 67 30 67 44C67 58 59 69 51 69C62 58 62 36 53 22Z',
  ],
  face: [
    'fM50 41L55 56H47.5Z',
    `k${round(43, 46, 2)}${round(57, 46, 2)}M38 41Q43 37 47 40L46 42Q43 39 39 42ZM62 41Q57 37 53 40L54 42Q57 39 61 42Z`,
    'kM44 60Q50 63 56 60Q50 66 44 60Z',
  ],
  short: ['hM31 46C27 26 38 15 51 15S73 26 69 46C66 36 63 33 59 31C51 35 41 32 37 33C34 38 33 40 31 46Z'],
  parted: ['hM32 47C25 24 40 16 47 17C58 13 74 22 68 47C68 37 60 33 54 25C50 33 38 33 32 47Z'],
  long: ['hM27 50C22 24 36 13 50 13S78 24 73 50C73 64 77 72 82 82H18C23 72 27 64 27 50Z'],
  bun: [`h${round(50, 12, 11)}`, 'oM38 20Q50 14 62 20L61 23Q50 18 39 23Z'],
  curls: [
    `h${round(33, 31, 9)}${round(43, 21, 10)}${round(57, 21, 10)}${round(67, 31, 9)}${round(29, 43, 7)}${round(71, 43, 7)}${round(50, 25, 9)}`,
  ],
  sides: ['hM32 54C25 46 28 34 35 31L36 46ZM68 54C75 46 72 34 65 31L64 46Z'],
  braid: [
    'hM66 40C80 52 70 62 76 70C66 74 80 82 72 92L66 90C70 82 60 78 66 70C60 62 68 54 63 44Z',
    `o${round(69, 92, 4)}`,
  ],
  beard: [
    'hM32 44C32 74 42 84 50 86C58 84 68 74 68 44C65 56 60 57 50 56C40 57 35 56 32 44Z',
    'iM44 61Q50 59 56 61Q50 66 44 61Z',
  ],
  goatee: ['hM42 63Q50 57 58 63Q57 76 50 80Q43 76 42 63Z', 'kM45 63Q50 66 55 63Z'],
  moustache: ['hM50 57C44 53 40 57 34 62C41 66 47 64 50 60C53 64 59 66 66 62C60 57 56 53 50 57Z'],
  glasses: [`O${round(42, 46, 7)}${round(58, 46, 7)}M49 45H51M35 44L31 43M65 44L69 43`],
  cap: [
    'cM29 33C25 15 38 9 50 9S75 15 71 33Q50 24 29 33Z',
    'kM29 33Q50 22 71 33Q68 40 62 37Q50 33 38 37Q32 40 29 33Z',
    `o${round(50, 24, 3)}`,
  ],
  straw: [
    'yM35 29C34 11 42 7 50 7S66 11 65 29Z',
    'oM35 23Q50 28 65 23V30H35Z',
    'yM10 33C24 24 76 24 90 33C74 42 26 42 10 33Z',
  ],
  scarf: [
    'cM27 58C20 24 36 11 50 11S80 24 73 58C73 74 66 78 61 80L64 50C64 36 58 30 50 30S36 36 36 50L39 80C34 78 27 74 27 58Z',
    'oM36 48C36 35 42 29 50 29S64 35 64 48L66 46C66 32 58 26 50 26S34 32 34 46Z',
  ],
  beret: ['cM25 32C20 18 40 7 58 10S82 22 73 33Q50 22 25 32Z', 'kM28 32Q50 20 72 33L71 36Q50 25 29 36Z'],
  priest: ['kM32 31L33 3H67L68 31Q50 23 32 31Z', 'cM30 5H70V10H30Z'],
  diadem: [
    'oM31 33L33 15L41 25L50 10L59 25L67 15L69 33Q50 23 31 33Z',
    `w${round(50, 21, 2)}${round(38, 26, 2)}${round(62, 26, 2)}`,
  ],
  laurel: [
    'gM30 42C24 28 32 16 46 14Q44 20 38 21Q42 23 43 25Q36 27 34 30Q36 32 36 35Q32 36 30 42ZM70 42C76 28 68 16 54 14Q56 20 62 21Q58 23 57 25Q64 27 66 30Q64 32 64 35Q68 36 70 42Z',
  ],
  collar: ['wM41 73L50 88L59 73L68 77L50 102L32 77Z'],
  beads: ['OM36 76Q50 96 64 76', `o${round(50, 88, 4)}`],
  earrings: [`o${round(32, 55, 3)}${round(68, 55, 3)}`],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof PARTS;
