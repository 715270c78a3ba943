import { resolve } from 'node:path';
import { nodeProject } from '@myler/config/presets/vitest';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vitest/config';
import { drawCards } from './build/draw-cards.ts';
import { inlineScript } from './build/inline-script.ts';

await drawCards(resolve(import.meta.dirname, 'src/drawn'));

export default mergeConfig(defineConfig({ plugins: [react(), inlineScript()] }), nodeProject('site'));
