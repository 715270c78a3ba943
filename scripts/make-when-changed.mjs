// `node scripts/make-when-changed.mjs [--background] <module> [args…]`, in the folder of a package: runs a generator of
// that package when its dependencies have changed. `--background` runs it with low priority.
import { constants, setPriority } from 'node:os';

const [, , ...argv] = process.argv;
const isBackground = argv[0] === '--background';
// Before the first file is read, because threads inherit the priority that the process has when they start.
if (isBackground) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const [module, ...args] = isBackground ? argv.slice(1) : argv;
if (!module) throw new Error('Which generator? node scripts/make-when-changed.mjs [--background] <module> [args…]');

const { makeWhenChanged } = await import('./lib/make-when-changed.ts');
await makeWhenChanged(process.cwd(), module, args);
