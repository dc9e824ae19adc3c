/** No text that players read stands outside the messages, and no message is there for nobody. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { areasOf, readArea } from '../../tools/messages/read.ts';

const SRC = 'src';
// Rules speak of faults to programmers, bots name their reasons, and shaders are another language.
const isCode = (file: string) =>
  file.endsWith('.ts') && !/^(i18n\/compiled|dev|rules|bots|table\/renderer)\//.test(file);
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(isCode);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** What is no text though it stands between quotes: the programmer's words for faults, types, and names of files. */
const SKIPPED = /^(Import|ExportAll|ThrowStatement|TS(?!As|Satisfies|NonNull))/;
const isReExport = ({ type, source }: Node) => type === 'ExportNamedDeclaration' && isNode(source);
const isFault = ({ type, callee }: Node) =>
  type === 'NewExpression' && isNode(callee) && /Error|Refused/.test(String(callee.name));

interface Text {
  readonly text: string;
  /** The markup of `html` or `svg`, with nothing where something is filled in. */
  readonly isMarkup: boolean;
}

const partsOf = (template: Node): string =>
  (template.quasis as { readonly value: { readonly raw: string } }[]).map(({ value }) => value.raw).join('\0');

const isLabel = (node: unknown) => isNode(node) && isNode(node.property) && node.property.name === 'label';

/** A name among others: of a property or member, of a case, of what something is compared with, of an object in the scene. */
const isName = ({ type, key: name, left, operator }: Node, key: string): boolean =>
  (type === 'AssignmentExpression' && isLabel(left)) ||
  (type === 'Property' && (key === 'key' || (isNode(name) && name.name === 'label'))) ||
  (type === 'MemberExpression' && key === 'property') ||
  (type === 'SwitchCase' && key === 'test') ||
  (type === 'MemberExpression' && key === 'property') ||
  (type === 'BinaryExpression' && /^[!=]==$/.test(String(operator)));

/** All that stands between quotes. */
function* textsIn(node: Node): Generator<Text> {
  if (SKIPPED.test(node.type) || isReExport(node) || isFault(node)) return;
  if (node.type === 'Literal' && typeof node.value === 'string') yield { text: node.value, isMarkup: false };
  const isTagged = node.type === 'TaggedTemplateExpression' && isNode(node.tag) && isNode(node.quasi);
  if (isTagged) {
    const template = node.quasi as Node;
    yield { text: partsOf(template), isMarkup: /html|svg/.test(String((node.tag as Node).name)) };
    for (const each of template.expressions as Node[]) yield* textsIn(each);
    return;
  }
  if (node.type === 'TemplateLiteral') yield { text: partsOf(node), isMarkup: false };
  for (const [key, value] of Object.entries(node))
    for (const each of Array.isArray(value) ? value : [value])
      if (isNode(each) && !isName(node, key)) yield* textsIn(each);
}

const SENTENCE = /[A-Za-z]{2,}[,:;.]? +[a-z]{2,}/;
const WORD = /[A-Za-z]{2,}/;
/**
 * Names of elements and classes, as selectors have them; keys; the moves of a lesson; and what stands in the sources of
 * shaders, fonts and styles.
 */
const NO_SENTENCE = new RegExp(
  [
    '^(button|input|summary), |^tbody tr$|^\\.[a-z-]+ | is-[a-z]|^\\((prefers|pointer)',
    '^(in line|draw until able|two lines|upright knots|shadow of a hand|words at tiles out of play|rules page|take over)$',
    '^what was taken for deal |^(draw|pass|\\d-\\d\\S*)( (draw|pass|\\d-\\d\\S*))*$',
    '[{};=[\\]#]|^\\0?[\\d. ]+px|serif|gradient',
  ].join('|'),
);

/** What a reader would see of markup: what stands between tags, and the attributes that are read out. */
function shownIn(markup: string): readonly string[] {
  const between = markup.replace(/<[^>]*>/g, '\0').replace(/&\w+;/g, '');
  const attributes = [...markup.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]+)"/g)].map(([, text]) => text);
  return [...between.split('\0'), ...attributes].flatMap((text) => (text && WORD.test(text) ? [text.trim()] : []));
}

/** What of a program players would read. */
function shownBy(file: string, code: string): readonly string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be read`);
  return [...textsIn(program as unknown as Node)].flatMap(({ text, isMarkup }) => {
    const shown = isMarkup ? shownIn(text) : SENTENCE.test(text) && !NO_SENTENCE.test(text) ? [text] : [];
    return shown.map((each) => `${file}: ${each}`);
  });
}

it('finds texts wherever they may stand, and nothing else', () => {
  const texts = [
    'html`<p class="note">Between tags</p>`',
    'html`<button aria-label="Menu"><i></i></button>`',
    `const label = \`Your turn, \${name}\`;`,
    "say('Nothing fits: draw a tile');",
    "render({ words: isOver ? 'The deal is over' : words.quiet });",
  ];
  const others = [
    "throw new Error('no such tile is there');",
    "if (kind === 'two lines') lay(table);",
    "say(lead['highest double']);",
    `html\`<p class="dom-note">\${words.note}</p>\``,
    "root.querySelector('.seat-row input.name');",
  ];
  for (const text of texts) expect(shownBy('one.ts', text), text).not.toEqual([]);
  for (const other of others) expect(shownBy('other.ts', other), other).toEqual([]);
});

it('no text stands outside the messages', () => {
  expect(files.flatMap((file) => shownBy(file, readFileSync(join(SRC, file), 'utf8')))).toEqual([]);
});

/** A mark after what is filled in, before which French has a space: no template may set it (`withColon`). */
const MARK_AFTER = /\0\s*[:;!?](\s|\0|$)/;

/** Returns the templates of a program that set such a mark. */
function markedBy(file: string, code: string): readonly string[] {
  const { program } = parseSync(file, code);
  return [...textsIn(program as unknown as Node)].flatMap(({ text, isMarkup }) =>
    MARK_AFTER.test(isMarkup ? text.replace(/<[^>]*>/g, '') : text) ? [`${file}: ${text.replaceAll('\0', '…')}`] : [],
  );
}

it('finds a mark that a template sets after a text, and no style', () => {
  const marked = [
    `\`\${name}: \${points}\``,
    `html\`<span class="sr">\${name}: </span>\``,
    `html\`<b>\${name}</b>: <i>\${points}</i>\``,
  ];
  const others = [
    `\`--turn:\${turn}deg;--reach:\${reach}\``,
    `html\`<i style="top:\${part};left:0"></i>\``,
    `html\`<p>\${words.how}</p>\``,
  ];
  for (const each of marked) expect(markedBy('one.ts', each), each).not.toEqual([]);
  for (const other of others) expect(markedBy('other.ts', other), other).toEqual([]);
});

it('no template sets a mark after a text: each language has its own space before it', () => {
  expect(files.flatMap((file) => markedBy(file, readFileSync(join(SRC, file), 'utf8')))).toEqual([]);
});

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** Sections of a page that shows all that there are. */
const TOLD_IN_ORDER: ReadonlySet<string> = new Set(['countries']);

it('no message is there for nobody: every key is a word of the code', () => {
  const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('i18n/compiled'))
    .map((file) => withoutComments(readFileSync(join(SRC, file), 'utf8')))
    .join('\n');
  // Which words the page has before the game has come is up to the build.
  const besides = ['tools/build/stand-by.ts', 'tools/build/manifests.ts', 'public/check.html'];
  const standBy = besides.map((file) => readFileSync(file, 'utf8')).join();
  const words = new Set(`${code}\n${standBy}`.match(/[\w-]+/g));
  const unused = areasOf('en').flatMap((area) =>
    [...readArea('en', area).keys()]
      .filter((path) =>
        path
          .split('.')
          .some(
            (key) => !words.has(key) && !/^\d+$/.test(key) && !code.includes(`'${key}'`) && !TOLD_IN_ORDER.has(key),
          ),
      )
      .map((path) => `${area}.${path}`),
  );
  expect(unused).toEqual([]);
});
