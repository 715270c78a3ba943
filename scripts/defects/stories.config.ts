import { defineConfig, mergeConfig } from 'vitest/config';
import stories from '../../vitest.stories.config.ts';

/** The stories in a copy of the workspace, whose packages are links to where they are installed, outside of it. */
export default defineConfig(async (env) => mergeConfig(await stories(env), { server: { fs: { strict: false } } }));
