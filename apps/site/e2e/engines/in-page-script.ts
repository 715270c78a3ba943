import { resolve } from 'node:path';
import { build, type Rollup } from 'vite';

/** Builds `in-page.ts` as one script, which defines `createInPage` in a document. */
export async function buildInPageScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: resolve(import.meta.dirname, 'in-page.ts'), formats: ['iife'], name: 'InPage' },
    },
  });
  const [
    {
      output: [chunk],
    },
  ] = output as [Rollup.RollupOutput];
  return `${chunk.code}\nglobalThis.createInPage = InPage.createInPage;`;
}
