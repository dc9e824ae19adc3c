import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who may import whom, folder by folder; of some folders one file alone. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  names: [],
  rules: [],
  match: ['rules', 'bots/levels.ts'],
  bots: ['rules'],
  art: [],
  motion: [],
  offline: [],
  i18n: ['rules', 'names'],
  ui: ['motion', 'art', 'names'],
  page: [],
  audio: ['rules', 'match', 'motion'],
  seats: ['rules', 'match', 'bots', 'motion', 'i18n', 'art'],
  lessons: ['rules', 'match', 'seats', 'i18n', 'motion'],
  present: ['rules', 'match', 'seats', 'i18n', 'art'],
  table: ['rules', 'match', 'seats', 'present', 'i18n', 'ui', 'motion', 'art', 'page'],
  access: ['rules', 'match', 'seats', 'present', 'i18n', 'art', 'page'],
  kinds: ['rules', 'i18n', 'audio', 'access', 'table'],
  shell: [
    'rules',
    'match',
    'i18n',
    'names',
    'audio',
    'page',
    'motion',
    'seats/characters.ts',
    'seats/habits.ts',
    'bots/levels.ts',
    'lessons',
    'art',
  ],
};

/** What a folder may take of another one as types only. */
const TYPES_ONLY = new Set([
  'match→bots',
  'audio→match',
  'table→seats',
  'access→seats',
  'table→match',
  'access→match',
  'shell→lessons',
  'lessons→seats',
  'lessons→motion',
  'seats→art',
  'present→match',
  'present→art',
  'present→seats',
  'present→i18n',
  'table→i18n',
  'kinds→i18n',
  'kinds→audio',
]);

/** Pure functions of another folder that views call: of the rest they import types only. */
const FACTS = new Set([join('src', 'match', 'persons.ts'), join('src', 'seats', 'tap.ts')]);

/** The folders of `table/`, from the ground up. */
const TABLE = [
  'space',
  'layout',
  'regions',
  'themes',
  'places',
  'model',
  'renderer',
  'lights',
  'tiles',
  'hands',
  'shuffle',
  'beats',
  'award',
  'touch',
  'hud',
  'kinds',
];

const PACKAGES: Readonly<Record<string, readonly RegExp[]>> = {
  rules: [/^@noble\/hashes\//],
  /** A record comes from outside. */
  'rules/record': [/^valibot$/],
  match: [/^xstate$/],
  bots: [],
  art: [],
  motion: [],
  page: [/^lit-html$/],
  names: [],
  offline: [/^workbox-(precaching|routing)$/],
  i18n: [],
  ui: [/^pixi\.js(\/[a-z-]+)?$/, /^@pixi\/ui$/],
  audio: [/^howler$/],
  lessons: [],
  seats: [/^xstate$/],
  present: [],
  table: [/^pixi\.js(\/[a-z-]+)?$/, /^planck$/],
  access: [/^lit-html/],
  kinds: [],
  shell: [/^lit-html/, /^valibot$/, /^xstate$/],
};

interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

const files = ['src', 'tools'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(root, name)),
);

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found: Import[] = [];
  for (const [, kind, target = ''] of text.matchAll(/^(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'/gm)) {
    found.push({ file, target, typeOnly: kind !== undefined });
  }
  for (const [, target = ''] of text.matchAll(/^import\s+'([^']+)'/gm)) found.push({ file, target, typeOnly: false });
  for (const [, target = ''] of text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g))
    found.push({ file, target, typeOnly: false });
  for (const [, target = ''] of text.matchAll(/new URL\(\s*'(\.[^']+\.ts)'/g))
    found.push({ file, target, typeOnly: false });
  return found;
}

/** The folders that plug others together; the development pages and the tools look at everything. */
const knowsAll = (folder: string) => ['main.ts', 'app', 'sitting', 'dev', 'tools'].includes(folder);

/** The same and `kinds`, which joins what one kind of table has in several folders. */
const joins = (folder: string) => knowsAll(folder) || folder === 'kinds';

/** The folders that plug others together, from the ground up. */
const JOINING = ['kinds', 'sitting', 'app'];

const folderOf = (file: string) => {
  const [root = '', folder = ''] = file.split(/[\\/]/);
  return root === 'src' ? folder : root;
};
const all = files.flatMap(importsOf);
const own = all
  .filter((each) => each.target.startsWith('.') && each.target.replace(/\?.*$/, '').endsWith('.ts'))
  .map((each) => ({ ...each, path: normalize(join(dirname(each.file), each.target.replace(/\?.*$/, ''))) }));

const repeated = (names: readonly string[]) => [...new Set(names.filter((name, at) => names.indexOf(name) < at))];

describe('who may import whom', () => {
  it('keeps every folder to its neighbours', () => {
    const wrong = own.filter(({ file, path, typeOnly }) => {
      const [from, to] = [folderOf(file), folderOf(path)];
      if (from === to || knowsAll(from)) return false;
      const inside = relative('src', path).replaceAll('\\', '/');
      if (!MAY[from]?.some((allowed) => allowed === to || allowed === inside)) return true;
      return TYPES_ONLY.has(`${from}→${to}`) && !typeOnly && !FACTS.has(path);
    });
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it('lets only the wiring know table, access, seats and shell, apart from types, characters and habits', () => {
    const outer = ['table', 'access', 'seats', 'shell'];
    const wrong = own.filter(({ file, path, typeOnly }) => {
      const [from, to] = [folderOf(file), folderOf(path)];
      if (from === to || joins(from) || typeOnly || FACTS.has(path) || !outer.includes(to)) return false;
      return (
        from !== 'shell' || ![join('src', 'seats', 'characters.ts'), join('src', 'seats', 'habits.ts')].includes(path)
      );
    });
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it('keeps packages where they belong', () => {
    const wrong = all.filter(({ file, target }) => {
      const from = folderOf(file);
      if (target.startsWith('.') || knowsAll(from)) return false;
      const within = relative('src', dirname(file)).replaceAll('\\', '/');
      return ![...(PACKAGES[from] ?? []), ...(PACKAGES[within] ?? [])].some((allowed) => allowed.test(target));
    });
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it('has no cycle of files, not even of types', () => {
    const graph = new Map<string, string[]>();
    for (const { file, path } of own) graph.set(file, [...(graph.get(file) ?? []), path]);
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, trail: readonly string[]) => {
      if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      else if (!done.has(file)) {
        for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
        done.add(file);
      }
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('lets the folders of the table know only those below them', () => {
    /** The files of `table/` itself stand above all of its folders. */
    const floorOf = (file: string) => {
      const [folder = '', inner] = relative(join('src', 'table'), file).split(/[\\/]/);
      return inner === undefined ? TABLE.length : TABLE.indexOf(folder);
    };
    const inTable = own.filter(({ file, path }) => folderOf(file) === 'table' && folderOf(path) === 'table');
    expect(inTable.filter(({ file }) => floorOf(file) < 0)).toEqual([]);
    // What differs by kind names types of all floors, and is handed to them.
    const isKind = ({ path, typeOnly }: (typeof own)[number]) => typeOnly && path === join('src', 'table', 'kind.ts');
    const up = inTable.filter((each) => floorOf(each.path) > floorOf(each.file) && !isKind(each));
    expect(up.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it('lets nothing but the kinds and their loaders ask which kind of table it is', () => {
    const named = (file: string, asks: RegExp) => asks.test(readFileSync(file, 'utf8'));
    const elsewhere = files
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.startsWith('src/') && !file.includes('/kinds/'));
    const asked = /\bkind [!=]== '(star|line|cross|house|row|stack|grid|two lines|outline)'/;
    expect(elsewhere.filter((file) => named(file, asked))).toEqual([]);
    // The contract, a line game's row that becomes a kind, the loaders, and what pages list by kind.
    const listing = [
      'src/bots/kinds.ts',
      'src/rules/game.ts',
      'src/rules/kinds.ts',
      'src/rules/spots.ts',
      'src/shell/feats/feats.ts',
      'src/shell/lessons/lesson-of.ts',
    ];
    expect(elsewhere.filter((file) => named(file, /\bKindName\b/)).sort()).toEqual(listing);
    const drawn = elsewhere.filter((file) => /^src\/(table|ui)\//.test(file));
    expect(drawn.filter((file) => named(file, /hands [!=]== '/))).toEqual([]);
  });

  it('lets only the rules and the kinds of pages ask whether the deals of a game are puzzles', () => {
    const asking = files
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /^src\/(?!rules\/)/.test(file) && /\bwithGiven\b/.test(readFileSync(file, 'utf8')));
    expect(asking).toEqual(['src/shell/kinds/deal-numbers.ts']);
  });

  it('lets the table hand its words on to the presenter, and read none', () => {
    const inTable = files.filter((file) => folderOf(file) === 'table');
    expect(
      inTable.filter((file) => /\btexts\??\.|\{[^{}]*\} = (this\.#o\.)?texts\b/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });

  it('lets the second readings judge without the engine', () => {
    const reach = new Set<string>();
    const visit = (file: string) => {
      if (reach.has(file)) return;
      reach.add(file);
      for (const { target, typeOnly } of importsOf(file)) {
        if (target.startsWith('.') && !typeOnly) visit(join(dirname(file), target));
      }
    };
    visit(join('test', 'second', 'judgement.ts'));
    // How tiles and records are spelled, and nothing of the rules.
    const shared = ['tiles.ts', 'record/format.ts', 'record/read.ts', 'record/schema.ts'];
    const others = [...reach]
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.startsWith('test/second/'));
    expect(others.sort()).toEqual(shared.map((file) => `src/rules/${file}`).sort());
  });

  it('keeps chance, time and timers out of the rules and the bots', () => {
    const wrong = files
      .filter((file) => ['rules', 'bots'].includes(folderOf(file)))
      .filter((file) => /Math\.random|Date\.now|new Date/.test(readFileSync(file, 'utf8')));
    expect(wrong).toEqual([]);
    const timed = files
      .filter((file) => folderOf(file) === 'rules')
      .filter((file) => /setTimeout|setInterval|performance\.now/.test(readFileSync(file, 'utf8')));
    expect(timed).toEqual([]);
  });

  it('has one kind of timer, apart from what the page is to do in another task', () => {
    const timed = files
      .filter((file) => !['dev', 'tools'].includes(folderOf(file)))
      .filter((file) => /\bclearTimeout\(|(?<!page\.)\bsetTimeout\([^;]*, *\w/.test(readFileSync(file, 'utf8')));
    expect(timed.map((file) => file.replaceAll('\\', '/'))).toEqual(['src/main.ts', 'src/motion/later.ts']);
  });

  it('keeps no variables of modules, apart from pages for us', () => {
    const inPages = files.map((file) => file.replaceAll('\\', '/')).filter((file) => /^src\/(?!dev\/)/.test(file));
    const changing = inPages.filter((file) => /^(export )?let /m.test(readFileSync(file, 'utf8')));
    expect(changing).toEqual([]);
  });

  it('gives no two files and no two exported types one name, apart from one file a kind, a language and a portal', () => {
    const named = files.filter((file) => folderOf(file) !== 'tools' && !/[\\/](compiled|portals)[\\/]/.test(file));
    const [ofKinds, others] = [true, false].map((isOfKind) =>
      named.filter((file) => /[\\/]kinds[\\/]|[\\/]kinds?\.ts$/.test(file) === isOfKind),
    ) as [string[], string[]];
    const names = [...new Set(ofKinds.map((file) => basename(file))), ...others.map((file) => basename(file))];
    expect(repeated(names)).toEqual([]);
    const types = named.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^export (?:interface|type) (\w+)/gm),
    ]);
    expect(repeated(types.flatMap(([, name]) => name ?? []))).toEqual([]);
  });

  it('gives two exported functions one name only if it says the same of several things, as of the engines', () => {
    const named = files.filter(
      (file) => folderOf(file) !== 'tools' && !/[\\/](compiled|portals|kinds)[\\/]/.test(file),
    );
    const functions = named.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /^export (?:async )?(?:function\*? (\w+)|const (\w+)(?:: [^=]*)? = (?:async )?(?:<[^>]*>)?(?:\(|\w+ =>))/gm,
      ),
    ]);
    const ofSeveral = [
      ...['chainRulesOf', 'clear', 'endsOf', 'highestOf', 'lengthOf', 'middleOf', 'movesOf', 'playMove'],
      ...['prospectsIn', 'scoreRuleOf', 'sees', 'settle'],
    ];
    expect(repeated(functions.map(([, name, other]) => name ?? other ?? '')).sort()).toEqual(ofSeveral);
  });

  it('has one system of charts: its root is started where the game is mounted', () => {
    const roots = files.filter((file) => /\bcreateActor\(/.test(readFileSync(file, 'utf8')));
    expect(roots.map((file) => file.replaceAll('\\', '/'))).toEqual(['src/app/app-actor.ts', 'src/dev/stage.ts']);
  });

  it('lets the folders that plug others together know only those below them', () => {
    const rankOf = (file: string) => JOINING.indexOf(folderOf(file));
    const up = own.filter(({ file, path }) => rankOf(file) >= 0 && rankOf(path) > rankOf(file));
    expect(up.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it('spreads no literal into another', () => {
    const shipped = files.filter((file) => folderOf(file) !== 'tools');
    expect(shipped.filter((file) => /\.\.\.\{ /.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('has one parser of tiles, and one place that questions a list of moves', () => {
    const elsewhere = files.filter((file) => !/rules[\\/](tiles\.ts|moves\.ts)/.test(file));
    const wrong = elsewhere.filter((file) =>
      /split\('-'\)|'tile' in |\.do === 'play' && \w+\.arm === /.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('lets nothing that ships know the development pages or the tools, and no folder the wiring', () => {
    const wrong = own.filter(
      ({ file, path }) => joins(folderOf(path)) && folderOf(path) !== folderOf(file) && !knowsAll(folderOf(file)),
    );
    const ours = own.filter(
      ({ file, path }) => ['dev', 'tools'].includes(folderOf(path)) && folderOf(file) !== folderOf(path),
    );
    expect([...wrong, ...ours].map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });
});
