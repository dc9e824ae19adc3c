/** What is wrong with the texts of a page that can be measured: cut, squeezed, broken, one over the other. Runs in the page. */

export interface Fault {
  readonly what: string;
  /** Which element: its name, its classes, what it stands in. */
  readonly where: string;
  readonly text: string;
}

/** What the page is made of that players read; the rest is for the ear, or lies under it. */
export const READ = '#screens, .watching-foot, .log-panel.is-open, #toasts';

/** Looks at everything that is written in these parts of the page. */
export function pageFaults(read: string): Fault[] {
  /** Pixels that do not count: letters reach a little out of their boxes. */
  const SLACK = 1.5;
  /** More lines are too much for a button. */
  const MOST_LINES = 2;
  /** The share of a line's height above and below the letters. */
  const AIR = 0.22;

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Line extends Box {
    readonly of: Element;
    readonly text: string;
  }

  /** Tables of figures that are as wide as they need, and are pushed to the side. */
  const PUSHED = '.book-scroll';
  /** The country behind the name of a language goes where the screen is narrow. */
  const SHORTENED = '.title-language b';

  const faults: Fault[] = [];
  const nameOf = (element: Element): string => {
    const id = element.id ? `#${element.id}` : '';
    const value = element.getAttribute('value') ?? element.getAttribute('name');
    const classes = [...element.classList].map((each) => `.${each}`).join('');
    return `${element.localName}${id}${classes}${value ? `[${value}]` : ''}`;
  };
  const where = (element: Element) => {
    const names: string[] = [];
    for (let at: Element | null = element; at && at !== document.body && names.length < 3; at = at.parentElement)
      names.unshift(nameOf(at));
    return names.join(' > ');
  };
  const tell = (what: string, element: Element, text: string) =>
    faults.push({ what, where: where(element), text: text.replace(/\s+/g, ' ').trim().slice(0, 90) });

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const isForEar = (element: Element) => styleOf(element).clipPath !== 'none' && element.clientWidth <= 1;
  const isSeen = (element: Element) => {
    const hasBox = styleOf(element).display !== 'contents';
    if (hasBox && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at: Element | null = element; at; at = at.parentElement) if (isForEar(at)) return false;
    return true;
  };
  /** The part of an element in which its content is seen. */
  const inner = (element: Element): Box => {
    const { left, top } = element.getBoundingClientRect();
    const x = left + element.clientLeft;
    const y = top + element.clientTop;
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
  };
  const isScroll = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isInline = (element: Element) =>
    styleOf(element).display.startsWith('inline') && styleOf(element).display === 'inline';

  /** How far a text lies outside of what holds it, pixels: to the sides, and above or below where nothing scrolls. */
  const outside = (line: Line) => {
    let [across, along] = [0, 0];
    let [scrollsX, scrollsY] = [false, false];
    for (let at: Element | null = line.of; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position } = styleOf(at);
      if (!isInline(at)) {
        const box = inner(at);
        const [outX, outY] = [
          Math.max(box.left - line.left, line.right - box.right),
          Math.max(box.top - line.top, line.bottom - box.bottom),
        ];
        if (isScroll(overflowX)) scrollsX = true;
        if (isScroll(overflowY)) scrollsY = true;
        if (!scrollsX && isCut(overflowX)) across = Math.max(across, outX);
        if (!scrollsY && isCut(overflowY)) along = Math.max(along, outY);
      }
      if (position === 'fixed') break;
    }
    const { clientWidth, clientHeight } = document.documentElement;
    if (!scrollsX) across = Math.max(across, -line.left, line.right - clientWidth);
    if (!scrollsY) along = Math.max(along, -line.top, line.bottom - clientHeight);
    return { across, along };
  };

  /** The nearest element with a box of its own. */
  const boxOf = (element: Element): Element => {
    let at = element;
    while (isInline(at) && at.parentElement) at = at.parentElement;
    return at;
  };

  /** What it is painted on: the nearest box with a colour, a shadow or an edge; `null` where it floats or is scrolled. */
  const groundOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, boxShadow, position, overflowX } = styleOf(at);
      if (isScroll(overflowX)) return null;
      if (/, 0\)$/.test(backgroundColor) && backgroundImage === 'none' && boxShadow === 'none') {
        if (position === 'absolute' || position === 'fixed') return null;
      } else if (!isInline(at)) return at;
    }
    return null;
  };
  const beyond = (line: Line, box: Element) => {
    const { left, right } = box.getBoundingClientRect();
    return Math.max(left - line.left, line.right - right);
  };

  const lines: Line[] = [];
  const range = document.createRange();
  const shrunk = ({ left, top, right, bottom }: Box): Box => {
    const air = (bottom - top) * AIR;
    return { left, top: top + air, right, bottom: bottom - air };
  };
  const seen = new Set<Element>();

  function readText(node: Text, element: Element) {
    const text = node.data;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const line: Line = { ...shrunk(rect), of: element, text };
      lines.push(line);
      const { across, along } = outside(line);
      if (across > SLACK) tell(`cut at the side by ${Math.round(across)} px`, element, text);
      else if (along > SLACK && !element.matches(SHORTENED))
        tell(`cut above or below by ${Math.round(along)} px`, element, text);
      else if (!(element instanceof SVGElement)) {
        const holder = boxOf(element);
        const ground = groundOf(holder);
        const out = Math.max(beyond(line, holder), ground ? beyond(line, ground) : 0);
        if (out > SLACK) tell(`sticks out of its box by ${Math.round(out)} px`, holder, text);
      }
    }
    readWords(node, element);
  }

  /** Whether a line ends within a word. */
  function readWords(node: Text, element: Element) {
    for (const { index, 0: word } of node.data.matchAll(/[^\s\u00ad\u200b\-–—/]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => top);
      if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 4) {
        const isBroken = styleOf(element).hyphens !== 'auto';
        tell(isBroken ? `breaks within “${word}”` : `is hyphenated: “${word}”`, element, node.data);
      }
    }
  }

  /** Words on a button are seen at once. */
  function readButton(words: Element) {
    range.selectNodeContents(words);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (tops.size > MOST_LINES) tell(`has ${tops.size} lines`, words, words.textContent ?? '');
  }

  /** What a list may show in its box, or what was typed into a field. */
  function readField(field: HTMLSelectElement | HTMLInputElement) {
    const style = styleOf(field);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen || style.opacity === '0') return;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const all =
      field instanceof HTMLSelectElement
        ? [...field.options].map((option) => option.text)
        : [field.value || field.placeholder];
    const widths = all.map((text) => pen.measureText(text).width);
    const width = Math.max(...widths);
    const text = all[widths.indexOf(width)] ?? '';
    // The arrow of a list that the system paints.
    const arrow = field instanceof HTMLSelectElement && style.appearance !== 'none' ? 20 : 0;
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - arrow;
    if (width > room + SLACK) tell(`its words need ${Math.ceil(width)} px and have ${Math.floor(room)}`, field, text);
  }

  function readElement(element: Element) {
    if (seen.has(element) || !isSeen(element)) return;
    seen.add(element);
    const { overflowX, textOverflow, webkitLineClamp } = styleOf(element);
    const text = element.textContent ?? '';
    if (isScroll(overflowX) && !element.matches(PUSHED) && element.scrollWidth > element.clientWidth + 1)
      tell(`scrolls to the side: ${element.scrollWidth} in ${element.clientWidth} px`, element, '');
    const isCutShort = text.trim() !== '' && isCut(overflowX);
    if (isCutShort && textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      tell('ends in an ellipsis', element, text);
    if (isCutShort && webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1)
      tell('has more lines than are seen', element, text);
    if (element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type === 'text'))
      return readField(element);
    if (element.matches('.button-text')) readButton(element);
    for (const child of element.childNodes)
      if (child instanceof Text && child.data.trim() !== '') readText(child, element);
    for (const child of element.children) if (child.localName !== 'option') readElement(child);
  }

  /** The part of a text that is seen in what scrolls around it; `null`: none. */
  function seenPart(line: Line): Line | null {
    const box = { ...line };
    for (let at: Element | null = line.of; at && at !== document.documentElement; at = at.parentElement) {
      if (isInline(at) || styleOf(at).overflowY === 'visible') continue;
      const { left, top, right, bottom } = inner(at);
      box.left = Math.max(box.left, left);
      box.top = Math.max(box.top, top);
      box.right = Math.min(box.right, right);
      box.bottom = Math.min(box.bottom, bottom);
    }
    return box.right > box.left && box.bottom > box.top ? box : null;
  }

  function overlaps() {
    const all = lines.flatMap((line) => seenPart(line) ?? []).sort((one, other) => one.top - other.top);
    const told = new Set<Element>();
    all.forEach((one, n) => {
      for (const other of all.slice(n + 1)) {
        if (other.top >= one.bottom - SLACK) break;
        if (one.of === other.of || told.has(other.of) || one.of.contains(other.of) || other.of.contains(one.of))
          continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across <= SLACK || along <= SLACK) continue;
        told.add(other.of);
        tell(`lies over “${one.text.trim().slice(0, 40)}”`, other.of, other.text);
      }
    });
  }

  for (const part of document.querySelectorAll(read)) readElement(part);
  overlaps();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1)
    tell(`the page scrolls to the side: ${scrollWidth} in ${clientWidth} px`, document.documentElement, '');
  const told = new Set<string>();
  return faults.filter(({ what, where: at, text }) => {
    const key = [what, at, text].join('|');
    return !told.has(key) && told.add(key);
  });
}

/** How many letters players read there. */
export const pageLength = (read: string): number =>
  [...document.querySelectorAll(read)].reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0);
