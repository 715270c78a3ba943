import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** Vite's own helper around `import()`, as the built code calls it. */
const HELPER = '\0vite/preload-helper.js';
const loadCode = fileURLToPath(new URL('../src/loading/code-loading.ts', import.meta.url));

/**
 * Puts `loading/code-loading.ts` in place of Vite's preload helper, which cannot try again: it takes a stylesheet that failed
 * for one that is there, and never learns that a module's dependency failed. The build fails when Vite no longer asks
 * for a helper of this name.
 */
export function codeLoading(): Plugin {
  let isReplaced = false;
  /** Files that are in the browser before anything is imported by the application. */
  let withEntry = new Set<string>();
  return {
    name: 'myler:code-loading',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // The helper is told of a module alone, too: Vite would name only the files that come beside it.
    config: () => ({
      environments: {
        client: {
          build: {
            modulePreload: {
              polyfill: false,
              resolveDependencies: (file: string, dependencies: string[]) =>
                [...new Set([file, ...dependencies])].filter((needed) => !withEntry.has(needed)),
            },
          },
        },
      },
    }),
    load(id) {
      if (id !== HELPER) return undefined;
      isReplaced = true;
      return `import { loadCode } from ${JSON.stringify(loadCode)};
        export const __vitePreload = (importModule, files) => loadCode(importModule, files?.map((file) => '/' + file));`;
    },
    // Before Vite's own, which asks for the dependencies.
    generateBundle(_options, bundle) {
      withEntry = filesWithEntry(bundle);
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
