import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { customMediaPlugin } from '../packages/config/presets/custom-media.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './stories/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/provider/src/mail/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // TypeScript 7 has no JavaScript API for the other one.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [customMediaPlugin(), react()],
      // Packages come from source: an edit shows at once.
      resolve: { conditions: ['@myler/source', 'module', 'browser', 'development|production'] },
      // Found before anything runs: a dependency that turns up halfway reloads the page under a running test.
      optimizeDeps: {
        entries: [
          'packages/*/src/**/*.stories.tsx',
          'apps/provider/src/mail/**/*.stories.tsx',
          '.storybook/stories/*.tsx',
          '.storybook/preview.tsx',
        ],
      },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
