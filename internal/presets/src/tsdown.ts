import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'tsdown';
import { customMediaPlugin } from './custom-media.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The build of a library of the workspace. It writes one file and its types for each source file, so that 'use client'
 * and tree shaking work. The platform is neutral, because tsdown would otherwise write .mjs for Node. Custom media of
 * style sheets are replaced.
 */
export function libraryBuild(options: UserConfig) {
  return defineConfig({
    platform: 'neutral',
    unbundle: true,
    // With maps, so that an editor goes from a type to its source.
    dts: { sourcemap: true },
    sourcemap: true,
    clean: true,
    plugins: [customMediaPlugin()],
    ...options,
    // The names of classes contain a hash of the path of their style sheet. Without the workspace as its beginning, every
    // clone would build other names and other sizes.
    ...(options.css && { css: { ...options.css, lightningcss: { projectRoot: workspace } } }),
  });
}
