/**
 * lit's `repeat` without its leftovers: of every removed row one of two marker comments stays in the page
 * (lit/lit#5298). `test/access/keyed-rows.test.ts` fails once `repeat` can be used again.
 */
import { type ChildPart, nothing } from 'lit-html';
import { Directive, type DirectiveClass, directive, type Part, type PartInfo, PartType } from 'lit-html/directive.js';
import { getCommittedValue, getDirectiveClass } from 'lit-html/directive-helpers.js';
import { type ItemTemplate, type KeyFn, repeat } from 'lit-html/directives/repeat.js';

/** The class behind `repeat`: lit exports only its type. */
function classOfRepeat(): DirectiveClass {
  const found = getDirectiveClass(repeat([], () => nothing));
  if (!found) throw new Error('lit-html: repeat is no directive');
  return found;
}
const Repeat = classOfRepeat();

/** Returns the rows in a list. */
function rowsOf(list: ChildPart): readonly ChildPart[] {
  const committed = getCommittedValue(list);
  return Array.isArray(committed) ? [...committed] : [];
}

class Rows extends Directive {
  private readonly repeat: Directive;

  constructor(info: PartInfo) {
    super(info);
    this.repeat = new Repeat(info);
  }

  override render(...given: unknown[]): unknown {
    return this.repeat.render(...given);
  }

  override update(list: Part, given: unknown[]): unknown {
    if (list.type !== PartType.CHILD) return this.repeat.update(list, given);
    const before = rowsOf(list);
    const result = this.repeat.update(list, given);
    const kept = new Set(rowsOf(list));
    for (const { endNode } of before.filter((row) => !kept.has(row))) endNode?.parentNode?.removeChild(endNode);
    return result;
  }
}

/** Rows of a list by key: a row keeps its elements, and the focus in them, wherever it moves. */
export const rows: <T>(items: readonly T[], key: KeyFn<T>, row: ItemTemplate<T>) => unknown = directive(Rows);
