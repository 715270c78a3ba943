import { defineConfig, type UserConfig } from 'tsdown';
import { customMediaPlugin } from './custom-media.ts';

/**
 * A library of the workspace: one output file per source file (so that 'use client' and tree shaking survive), types
 * beside them, neutral platform (else tsdown writes .mjs and guesses Node). Style sheets get their custom media written out.
 */
export function libraryBuild(options: UserConfig) {
  return defineConfig({
    platform: 'neutral',
    unbundle: true,
    dts: true,
    sourcemap: true,
    clean: true,
    plugins: [customMediaPlugin()],
    ...options,
  });
}
