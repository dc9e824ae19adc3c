/** What the shuffle takes of planck, named so that the rest of it stays out of the build; loaded when first needed. */
export { Box, World } from 'planck';
