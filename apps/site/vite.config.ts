import { resolve } from 'node:path';
import { customMediaPlugin } from '@myler/presets/custom-media';
import { oldestBrowsers } from '@myler/presets/oldest-browsers';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { writeClientModules } from './build/client-modules.ts';
import { codeLoading } from './build/code-loading.ts';
import { drawings } from './build/drawings.ts';
import { inlineScript } from './build/inline-script.ts';
import { pageStylesheets } from './build/page-stylesheets.ts';
import { shortClassNames } from './build/short-class-names.ts';
import { siteFont } from './build/site-font.ts';
import { pagesForBrowsers } from './src/head/pages-for-browsers.ts';

const source = ['@myler/source', 'module', 'browser', 'development|production', 'import', 'default'];
// `wintercg` chooses code that uses Node's own fetch, and not a copy of it.
const serverSource = ['@myler/source', 'wintercg', 'module', 'node', 'development|production', 'import', 'default'];

/**
 * What the server needs for any page: the routes, the pages and the islands. They were 164 files, and to find and link them
 * took a quarter of the proxy's start. Dialogs, which only browsers open, stay separate, and so does the entry, because it
 * waits for the islands.
 */
const pagesForServer = {
  name: 'pages',
  test: /\/apps\/site\/src\/routes\/|\.island\.tsx/,
  includeDependenciesRecursively: true,
};

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  resolve: { conditions: source, alias: await siteFont() },
  plugins: [
    customMediaPlugin(),
    drawings(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: resolve(import.meta.dirname, 'src/routes'),
      generatedRouteTree: resolve(import.meta.dirname, 'src/router/route-tree.gen.ts'),
      enableRouteTreeFormatting: false,
    }),
    react(),
    inlineScript(),
    codeLoading(),
    // English only, which React Aria calls en-US: the other languages would weigh more than the dialogs that use them.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    writeClientModules(),
    shortClassNames(),
    pageStylesheets(),
  ],
  builder: {},
  css: {
    // PostCSS would make the build much slower. Classes and keyframes are scoped. Grid areas and containers are not, because
    // other files use their names. Without `customIdents`, keyframes are renamed only where they are defined: animations
    // do not run, and a dialog that waits for the end of its animation stays open.
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '_[local]_[hash]', grid: false, container: false, customIdents: true } },
  },
  // `pnpm test` checks the sizes. Compressing every file for a report would only take time.
  build: { reportCompressedSize: false },
  environments: {
    client: {
      define: { BROWSER_PAGES: JSON.stringify(pagesForBrowsers()) },
      build: {
        outDir: 'dist/client',
        target: oldestBrowsers,
        assetsInlineLimit: 0,
        // The boot script calls the entry's start().
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
    ssr: {
      // Leaves out React's development code, which would run in a production that does not set the variable.
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
      resolve: { conditions: serverSource, noExternal: true },
      build: {
        outDir: 'dist/server',
        ssr: true,
        // Served from the client's folder only.
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: {
          input: 'src/entry-server.tsx',
          output: { entryFileNames: '[name].js', codeSplitting: { groups: [pagesForServer] } },
        },
      },
    },
  },
});
