import { nodeProject } from '@myler/presets/vitest';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vitest/config';
import { drawings } from './build/drawings.ts';
import { inlineScript } from './build/inline-script.ts';

export default mergeConfig(
  defineConfig({
    plugins: [drawings(), react(), inlineScript()],
    test: { include: ['build/**/*.test.ts'] },
  }),
  nodeProject('site'),
);
