import { resolve } from 'node:path';
import { nodeProject } from '@myler/config/presets/vitest';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vitest/config';
import { drawCards } from './build/draw-cards.ts';
import { drawMap } from './build/draw-map.ts';
import { inlineScript } from './build/inline-script.ts';

const drawn = resolve(import.meta.dirname, 'src/drawn');
await Promise.all([drawCards(drawn), drawMap(drawn)]);

export default mergeConfig(defineConfig({ plugins: [react(), inlineScript()] }), nodeProject('site'));
