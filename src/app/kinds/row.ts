export { row as words } from '../../access/kinds/row.ts';
