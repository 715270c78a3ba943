import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../../..');
const modules = globSync('{apps/site,packages/{forms,ui}}/src/**/*.module.css', { cwd: root }).toSorted();

/**
 * Shortens the names of classes: `_lead_9aB3cD`, by the pattern of `vite.config.ts`, becomes `lead-4f`. A page has hundreds, and nothing in
 * them repeats for the compression. Vite takes a pattern and no function, so that they are replaced before and after its own plugin
 * has read them.
 */
export function shortClassNames(): Plugin[] {
  const handler = (code: string, id: string) => {
    const number = modules.findIndex((module) => id === resolve(root, module));
    if (number < 0) throw new Error(`build/short-class-names.ts does not know ${id}.`);
    return { code: code.replaceAll(/\b_([\w-]+)_[\w-]{6}(?![\w-])/g, `$1-${number.toString(36)}`), map: null };
  };
  const transform = { filter: { id: /\.module\.css$/ }, handler };
  return [
    { name: 'myler:short-class-names', apply: 'build', transform },
    { name: 'myler:short-class-names-in-code', apply: 'build', enforce: 'post', transform },
  ];
}
