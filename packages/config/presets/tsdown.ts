import { defineConfig, type UserConfig } from 'tsdown';

/**
 * A library of the workspace: one output file per source file (so that 'use client' and tree shaking survive), types
 * beside them, neutral platform (else tsdown writes .mjs and guesses Node).
 */
export function libraryBuild(options: UserConfig) {
  return defineConfig({
    platform: 'neutral',
    unbundle: true,
    dts: true,
    sourcemap: true,
    clean: true,
    ...options,
  });
}
