export { outline as words } from '../../access/kinds/outline.ts';
