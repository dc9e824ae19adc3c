/** Halves over halves. */
import { stack } from '../../table/kinds/stack.ts';

export const table = async () => stack;
