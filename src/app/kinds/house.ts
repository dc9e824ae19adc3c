export { house as words } from '../../access/kinds/house.ts';
