/** A catalogue with all games, as a page has it once one of them was wanted. */
import { type Catalogue, createCatalogue } from '../../src/rules/catalogue.ts';

export const wholeCatalogue: Catalogue = createCatalogue();
await wholeCatalogue.fetchAll();
