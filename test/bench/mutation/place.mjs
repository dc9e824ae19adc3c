/** A copy of rules and tests in which every fault is built in, switched off. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';

const root = join(import.meta.dirname, '../../..');

function install(place) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const own = {
    '@noble/hashes': dependencies['@noble/hashes'],
    valibot: dependencies.valibot,
    '@stryker-mutator/instrumenter': '9.6.1',
    '@vitest/expect': devDependencies.vitest,
    'fast-check': devDependencies['fast-check'],
  };
  const imports = { '#vitest': './vitest.mjs' };
  const text = JSON.stringify({ private: true, type: 'module', imports, dependencies: own });
  writeFileSync(join(place, 'package.json'), text);
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: place, stdio: 'inherit' });
  for (const file of ['vitest.mjs', 'worker.mjs']) cpSync(join(import.meta.dirname, file), join(place, file));
}

/** Stryker prints `(x as number) & y` without its brackets, and that is another program: types are taken out first. */
async function withoutTypes(path) {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  return code
    .replace(/^(import|export) (.*from )?"(.*)\.ts";$/gm, '$1 $2"$3.js";')
    .replace(/from "vitest";/, 'from "#vitest";');
}

const typescript = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));

/**
 * Builds the copy.
 * @param mutated the files under src/rules that get faults.
 * @returns the faults, each with its file and its code, and all test files.
 */
export async function build(place, mutated, isTest) {
  mkdirSync(place, { recursive: true });
  for (const folder of ['src', 'test']) rmSync(join(place, folder), { recursive: true, force: true });
  install(place);
  for (const read of ['test/rules/pages', 'test/records'])
    cpSync(join(root, read), join(place, read), { recursive: true });
  const instrumenter = pathToFileURL(join(place, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js'));
  const { Instrumenter } = await import(instrumenter.href);
  const files = [];
  for (const path of [...typescript('src/rules'), ...typescript('test/rules'), 'test/bench/measures/chi-square.ts']) {
    const name = join(place, path.replace(/\.ts$/, '.js'));
    files.push({ name, path, mutate: mutated.includes(path), content: await withoutTypes(join(root, path)) });
  }
  const quiet = { debug() {}, info() {}, isDebugEnabled: () => false };
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const faulty = files.filter(({ mutate }) => mutate);
  const { files: instrumented, mutants } = await new Instrumenter(quiet).instrument(faulty, options);
  for (const { name, content } of [...files, ...instrumented]) {
    mkdirSync(dirname(name), { recursive: true });
    writeFileSync(name, content);
  }
  const lines = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  return {
    mutants: mutants.map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => {
      const code = lines.get(fileName).slice(start.line, end.line + 1);
      const before = code[0].slice(0, start.column);
      const after = code.at(-1).slice(end.column);
      return {
        id,
        file: files.find(({ name }) => name === fileName).path,
        line: start.line + 1,
        kind: mutatorName,
        was: code.join('\n'),
        is: `${before}${replacement}${after}`,
      };
    }),
    tests: files.filter(({ path }) => isTest(path)).map(({ name }) => name),
  };
}
