/** The sizes of the messages of each language, by area. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gameAreas, I18N, readArea, writtenLanguages } from './read.ts';

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

/** Prints the number of messages of each language, and their size compiled and gzipped. */
export function printSizes(): void {
  for (const language of writtenLanguages()) {
    const areas = gameAreas().map((area) => {
      const script = readFileSync(join(I18N, 'compiled', language, `${area}.ts`));
      return { area, count: readArea(language, area).size, gzipped: gzipSync(script, { level: 9 }).length };
    });
    const sum = (key: 'count' | 'gzipped') => areas.reduce((total, area) => total + area[key], 0);
    console.log(`${language.padEnd(14)} ${String(sum('count')).padStart(4)} messages ${kilo(sum('gzipped'))} gzipped`);
    for (const { area, count, gzipped } of areas) {
      console.log(`  ${area.padEnd(12)} ${String(count).padStart(4)}          ${kilo(gzipped)}`);
    }
  }
}
