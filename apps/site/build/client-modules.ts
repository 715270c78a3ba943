import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `dist/client-modules.json`: the modules of each browser chunk and the chunks that it imports. The byte budget
 * uses it to measure what a page loads and to name modules that should not be there. Not served.
 */
export function writeClientModules(): Plugin {
  return {
    name: 'myler:client-modules',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options, bundle) {
      const chunks: Record<string, unknown> = {};
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk') continue;
        chunks[file] = {
          name: output.name,
          isEntry: output.isEntry,
          modules: output.moduleIds.map(shortName),
          // Characters before minifying: enough to compare modules.
          weights: Object.fromEntries(
            output.moduleIds.map((id) => [shortName(id), output.modules[id]?.renderedLength ?? 0]),
          ),
          imports: output.imports,
          dynamicImports: output.dynamicImports,
          css: [...((output as { viteMetadata?: { importedCss?: Set<string> } }).viteMetadata?.importedCss ?? [])],
        };
      }
      if (!options.dir) return;
      await writeFile(resolve(options.dir, '../client-modules.json'), JSON.stringify(chunks, null, 1));
    },
  };
}

function shortName(id: string): string {
  return id.replace(/^\0/, '').replace(/^.*\/(packages|apps|node_modules)\//, '$1/');
}
