import { defineConfig } from 'vite';
import { hostedConfig } from './tools/build/hosted.ts';
import { offline } from './tools/build/offline.ts';

export default defineConfig(hostedConfig([offline()]));
