import { defineConfig } from 'tsdown';
import { databaseImageKey } from './scripts/database-image-key.ts';

/** One bundled server: it starts in a quarter of the time and a third of the memory. Native and wasm packages stay outside. */
export default defineConfig(async ({ outDir = 'dist' }) => ({
  entry: {
    main: 'src/main.ts',
    list: 'src/commands/list-mail.ts',
    newsletter: 'src/commands/newsletter.ts',
    'gift-card': 'src/commands/gift-card.ts',
  },
  platform: 'node',
  format: 'esm',
  dts: false,
  report: false,
  // Pictures and database image are made beside it, and kept by content.
  clean: [`${outDir}/*.js`, `${outDir}/*.map`],
  // Of React, which draws letters, the half that is for developing stays out.
  define: {
    'process.env.NODE_ENV': '"production"',
    DATABASE_IMAGE_KEY: JSON.stringify(await databaseImageKey()),
  },
  inputOptions: { resolve: { conditionNames: ['@myler/source', 'node', 'import', 'module', 'default'] } },
  outExtensions: () => ({ js: '.js' }),
  deps: { alwaysBundle: [/.*/], neverBundle: [/^@electric-sql\/pglite/, 'sharp', '@node-rs/argon2'] },
}));
