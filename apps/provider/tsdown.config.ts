import { defineConfig } from 'tsdown';
import { databaseImageKey } from './scripts/database-image-key.ts';

/** One bundled file starts in a quarter of the time with a third of the memory. It has no native or wasm packages. */
export default defineConfig(async ({ outDir = 'dist' }) => ({
  entry: {
    main: 'src/main.ts',
    list: 'src/commands/list-mail.ts',
    account: 'src/commands/account.ts',
    'allow-sale': 'src/commands/allow-sale.ts',
    newsletter: 'src/commands/newsletter.ts',
    'gift-card': 'src/commands/gift-card.ts',
    lifecycle: 'src/commands/lifecycle.ts',
    secret: 'src/commands/secret.ts',
  },
  platform: 'node',
  format: 'esm',
  dts: false,
  report: false,
  // Other scripts write the pictures and the database image next to the bundle, so a build must not delete them.
  clean: [`${outDir}/*.js`, `${outDir}/*.map`],
  // Leaves out React's development code. React renders the emails.
  define: {
    'process.env.NODE_ENV': '"production"',
    DATABASE_IMAGE_KEY: JSON.stringify(await databaseImageKey()),
  },
  inputOptions: { resolve: { conditionNames: ['@myler/source', 'node', 'import', 'module', 'default'] } },
  outExtensions: () => ({ js: '.js' }),
  deps: { alwaysBundle: [/.*/], neverBundle: [/^@electric-sql\/pglite/, 'sharp', '@node-rs/argon2'] },
}));
