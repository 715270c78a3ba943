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
 * Constants and clients that every page needs. Separately they are twenty files; compressed as one file they weigh a
 * kilobyte less. None of them imports a module of another group, so that no two files import each other.
 */
const constantsAndCalls = {
  name: 'constants-and-calls',
  test: /\/packages\/(?:config\/src\/(?:memberships|currencies|countries|brand|breakpoints|service|numbers|shortlist|slug|hotel-count\.gen)|api-client\/src\/(?:client|endpoints\/routes|errors\/[^?]+|gateway\/[^?]+|same-origin\/[^?]+|provider\/(?:auth-headers|prices)))\.ts$|\/node_modules\/(?:ofetch|ufo|destr)\//,
  includeDependenciesRecursively: false,
};
const atoms = {
  name: 'atoms',
  test: /\/node_modules\/(?:jotai\/dist\/(?:vanilla\/(?:atom|store|internals)|react\/)|react\/)/,
  includeDependenciesRecursively: false,
};

/** The code that starts islands, their registry, and the functions that read live attributes: for the entry and most pages. */
const islands = {
  name: 'islands',
  test: /\/(?:apps\/site\/src\/(?:live\/live|app\/island-registry|islands\/(?:registered-islands|island|wake|capture-input|start-islands|mount-island|IslandFailure))|packages\/ui\/src\/use-is-live\/use-is-live)\.tsx?$/,
  includeDependenciesRecursively: false,
};
/** The visitor's state, which several parts use. Separately it is twelve files of a few hundred bytes. */
const visitor = {
  name: 'visitor',
  test: /\/apps\/site\/src\/(?:store\/(?:client-env|site-store|page-events)|analytics\/(?:consent-on-device|privacy-signal)|visitor\/(?:access-token|other-tabs|visitor-country|sign-out|store-session)|features\/newsletter\/newsletter-link)\.ts$/,
  includeDependenciesRecursively: false,
};
/** The atoms of `@myler/state` that are stored. None of them imports a module of the site. */
const remembered = {
  name: 'state',
  test: /\/packages\/state\/src\/(?:dialogs\/dialogs|session\/consent|shortlist\/(?:shortlist|storage)|user\/index|currency\/atoms)\.ts$/,
  includeDependenciesRecursively: false,
};
/** Contact details and the addresses of our pages: on nearly every page and in most dialogs. */
const addresses = {
  name: 'addresses',
  test: /\/packages\/config\/src\/(?:contact|address)\.ts$|\/apps\/site\/src\/features\/enquiry\/enquiry-mailbox\.ts$/,
  includeDependenciesRecursively: false,
};
/** The form core. Home lists each file that its dialogs and islands need: one name instead of seven. */
const formCore = {
  name: 'form-core',
  test: /\/packages\/(?:forms\/src\/(?:form-core\/|requestBody\.ts)|ui\/src\/error-summary\/)/,
  includeDependenciesRecursively: false,
};
/** Replaces each `import()`, so every other file imports it. */
const loading = {
  name: 'loading',
  test: /vite\/preload-helper|\/apps\/site\/src\/loading\/code-loading\.ts$/,
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
              groups: [
                routesInOne,
                constantsAndCalls,
                atoms,
                islands,
                visitor,
                remembered,
                addresses,
                formCore,
                loading,
              ],
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
