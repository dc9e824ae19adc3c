export { line as words } from '../../access/kinds/line.ts';
