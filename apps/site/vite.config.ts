import { resolve } from 'node:path';
import { customMediaPlugin } from '@myler/config/presets/custom-media';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writeClientModules } from './build/client-modules.ts';
import { codeLoading } from './build/code-loading.ts';
import { drawings } from './build/drawings.ts';
import { inlineScript } from './build/inline-script.ts';
import { pageStylesheets } from './build/page-stylesheets.ts';
import { pagesForBrowsers } from './src/head/pages-for-browsers.ts';

const source = ['@myler/source', 'module', 'browser', 'development|production', 'import', 'default'];
const serverSource = ['@myler/source', 'module', 'node', 'development|production', 'import', 'default'];

/**
 * The head and the query of every route. The router needs all of them for any navigation. Separately they are forty files of
 * a kilobyte; one file weighs half as much. `browser-pages` is not in it: the footer's file reads it when it is evaluated, and
 * the two files would import each other.
 */
const routesInOne = {
  name: 'routes',
  test: /\/packages\/config\/src\/(?:hotels|journal|mylers)\.ts$|\/apps\/site\/src\/(?:routes\/[^?]+|head\/(?:page-head|social-card)\.ts|data\/(?:prices|query|outcome|or-not-found)\.ts|features\/fallbacks\/BlockFailed\.tsx|features\/(?:hotels\/hotel-filter|journal\/journal-words|press\/press-words)\.ts|router\/route-tree\.gen\.ts|pages\/[^?]+(?:-query|-filter|-head|read-similar-hotels|home-hotels|payback|comparison|read-[^?/]+)\.ts)$/,
  includeDependenciesRecursively: false,
};

/**
 * The application, which every page starts when it is idle, with everything that it imports: one request instead of
 * twenty, and 9 kB less than as files that compress one by one. Links, and two hooks of a few lines, are needed by much
 * that comes later.
 */
const application = {
  name: 'application',
  test: /\/(?:apps\/site\/src\/(?:entry-client|features\/memberships\/JoinLink)|packages\/ui\/src\/(?:link\/Link|use-is-live\/use-is-live)|node_modules\/jotai\/dist\/react\/utils\/useHydrateAtoms)\.(?:tsx?|js)$/,
  priority: 1,
  includeDependenciesRecursively: true,
};

/** Constants of the brand, on nearly every page and in most dialogs: where we are found, opening hours, gift cards. */
const constants = {
  name: 'constants',
  test: /\/packages\/config\/src\/(?:contact|address|numbers|service|breakpoints|gift-cards)\.ts$|\/apps\/site\/src\/features\/enquiry\/enquiry-mailbox\.ts$/,
  includeDependenciesRecursively: false,
};

/** Text fields and checkboxes: in most dialogs and in every form on a page. */
const fields = {
  name: 'fields',
  test: /\/packages\/ui\/src\/(?:field\/(?:FieldParts\.tsx|field\.module\.css)|checkbox-field\/CheckboxField\.)/,
  includeDependenciesRecursively: false,
};

/** The form core. */
const formCore = {
  name: 'form-core',
  test: /\/packages\/(?:forms\/src\/(?:form-core\/|requestBody\.ts)|ui\/src\/error-summary\/)/,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  resolve: { conditions: source },
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
  // `pnpm bytes` checks the sizes. Compressing every file for a report would only take time.
  build: { reportCompressedSize: false },
  environments: {
    client: {
      define: { BROWSER_PAGES: JSON.stringify(pagesForBrowsers()) },
      build: {
        outDir: 'dist/client',
        target: 'es2022',
        assetsInlineLimit: 0,
        // The boot script calls the entry's start().
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              groups: [application, routesInOne, constants, fields, formCore],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { conditions: serverSource, noExternal: true },
      build: {
        outDir: 'dist/server',
        ssr: true,
        // Served from the client's folder only.
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: '[name].js' } },
      },
    },
  },
});
