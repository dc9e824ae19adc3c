export { twoLines as words } from '../../access/kinds/two-lines.ts';
