export { stack as words } from '../../access/kinds/stack.ts';
