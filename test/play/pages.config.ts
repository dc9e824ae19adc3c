/** The build of the pages for tests and pictures alone: the stages, the faces, and one in which the game is mounted at will. */
import { mergeConfig } from 'vite';
import hosted from '../../vite.config.ts';

export default mergeConfig(hosted, {
  build: {
    minify: false,
    rolldownOptions: { input: ['dev.html', 'faces.html', 'test/play/mounts/index.html'] },
  },
});
