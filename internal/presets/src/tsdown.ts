import { resolve } from 'node:path';
import { defineConfig, type UserConfig } from 'tsdown';
import { customMediaPlugin } from './custom-media.ts';
import { oldestBrowsers } from './oldest-browsers.ts';

/**
 * The build of a library of the workspace. It writes one file and its types for each source file, so that 'use client'
 * and tree shaking work. The platform is neutral, because tsdown would otherwise write .mjs for Node. Custom media of
 * style sheets are replaced.
 */
export function libraryBuild(options: UserConfig) {
  return defineConfig({
    platform: 'neutral',
    // Servers render the components too.
    target: [...oldestBrowsers, 'node20'],
    unbundle: true,
    // With maps, so that an editor goes from a type to its source.
    dts: { sourcemap: true },
    sourcemap: true,
    clean: true,
    plugins: [customMediaPlugin()],
    ...options,
  });
}

/**
 * The style sheets of components, for `publishStyleSheets`. The hash in a class's name is that of its file below the workspace;
 * otherwise it would be that of the path on the machine, and each machine would build other names.
 */
export const componentStyles = {
  splitting: true,
  inject: true,
  lightningcss: { projectRoot: resolve(import.meta.dirname, '../../..') },
} satisfies UserConfig['css'];
