/** Halves over halves. */
import { stack } from '../table/kinds/stack.ts';

export { stack as words } from '../access/kinds/stack.ts';

export const table = async () => stack;
