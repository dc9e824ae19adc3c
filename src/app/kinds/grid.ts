export { grid as words } from '../../access/kinds/grid.ts';
