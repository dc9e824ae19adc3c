export { cross as words } from '../../access/kinds/cross.ts';
