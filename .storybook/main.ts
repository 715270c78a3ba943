import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { managerHead } from './brand/manager-head.ts';
import { customMediaPlugin } from '../internal/presets/src/custom-media.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './stories/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/provider/src/mail/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The other option needs TypeScript's JavaScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  managerHead,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [customMediaPlugin(), react()],
      // Packages are loaded from source, so that an edit is visible immediately.
      resolve: { conditions: ['@myler/source', 'module', 'browser', 'development|production'] },
      // Listed in advance: a dependency that is discovered later reloads the page during a test.
      optimizeDeps: {
        include: ['storybook/theming', 'react-dom/server', '@storybook/addon-docs/blocks'],
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
