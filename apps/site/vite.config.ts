import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientModules } from './build/client-modules.ts';
import { drawBrand } from './build/draw-brand.ts';
import { drawCards } from './build/draw-cards.ts';
import { drawIcons } from './build/draw-icons.ts';
import { drawMap } from './build/draw-map.ts';
import { inlineScript } from './build/inline-script.ts';

const source = ['@myler/source', 'module', 'browser', 'development|production', 'import', 'default'];
const serverSource = ['@myler/source', 'module', 'node', 'development|production', 'import', 'default'];

const drawn = resolve(import.meta.dirname, 'src/drawn');
const icons = resolve(import.meta.dirname, 'public');
await Promise.all([drawCards(drawn), drawMap(drawn), drawIcons(icons), drawBrand(resolve(icons, 'brand'))]);

/**
 * What each route says of itself is needed by the router whichever page is turned to. Apart these are thirty files of a
 * kilobyte; together they are one, half as heavy.
 */
const routesInOne = {
  name: 'routes',
  test: /\/apps\/site\/src\/(?:routes\/[^?]+|route-tree\.gen\.ts|pages\/[^?]+(?:-query|-filter|-head|journal-words|press-words|read-category)\.ts)$/,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  resolve: { conditions: source },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: resolve(import.meta.dirname, 'src/routes'),
      generatedRouteTree: resolve(import.meta.dirname, 'src/route-tree.gen.ts'),
    }),
    react(),
    inlineScript(),
    // English only (React Aria has it as en-US): its other languages would weigh more than the dialogs that use it.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    clientModules(),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // The boot script calls the entry's start().
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: [routesInOne] } },
        },
      },
    },
    ssr: {
      resolve: { conditions: serverSource, noExternal: true },
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node24',
        rolldownOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: '[name].js' } },
      },
    },
  },
});
