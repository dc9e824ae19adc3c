/** The build of the pages for tests and pictures alone: the stages, the faces, one in which the game is mounted at will, and those at portals. */
import { mergeConfig } from 'vite';
import { hostedConfig } from '../../tools/build/hosted.ts';
import { PORTAL_PAGES } from '../portals/pages.ts';

export default mergeConfig(hostedConfig([]), {
  build: {
    minify: false,
    rolldownOptions: { input: ['dev.html', 'faces.html', 'test/play/mounts/index.html', ...PORTAL_PAGES] },
  },
});
