import type { Plugin, Rolldown } from 'vite';

/** Vite's own helper around `import()`, as the built code calls it. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's preload helper by `loadCode` of `@myler/islands/loading`. Vite's cannot try again: it takes a failed stylesheet
 * for a loaded one, and does not notice that a module's dependency failed. The build fails when Vite no longer imports
 * a helper of this name.
 */
export function codeLoading(): Plugin {
  let isReplaced = false;
  /** Files that the browser has loaded before the application imports anything. */
  let loadedWithEntry = new Set<string>();
  return {
    name: 'myler:code-loading',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Passes every module to the helper. Vite alone would pass only modules that have further files.
    config: () => ({
      environments: {
        client: {
          build: {
            modulePreload: {
              polyfill: false,
              resolveDependencies: (file: string, dependencies: string[]) =>
                [...new Set([file, ...dependencies])].filter((needed) => !loadedWithEntry.has(needed)),
            },
          },
        },
      },
    }),
    load(id) {
      if (id !== PRELOAD_HELPER) return undefined;
      isReplaced = true;
      return `import { loadCode } from '@myler/islands/loading';
        export const __vitePreload = (importModule, files) => loadCode(importModule, files?.map((file) => '/' + file));`;
    },
    // Before Vite's own hook, which reads the dependencies.
    generateBundle(_options, bundle) {
      loadedWithEntry = filesWithEntry(bundle);
      if (!isReplaced) {
        this.error('Vite did not ask for its preload helper: see where build/code-loading.ts has to step in now.');
      }
    },
  };
}

function filesWithEntry(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const output = bundle[file];
    if (output?.type === 'chunk') output.imports.forEach(add);
  };
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.isEntry) add(output.fileName);
  }
  return files;
}
