// `pnpm release`: publishes the packages whose versions were raised. It checks, builds, checks what was built, publishes
// and says what it published; stopped half-way, it goes on when it is run again. docs/releasing.md is the manual.
import { parseArgs } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode('release');

const { values } = parseArgs({ options: { tag: { type: 'string' } } });
const { refuse, releaseProblems } = await import('./release/checks.ts');
refuse(await releaseProblems(values.tag));
const { publishPackages } = await import('./release/publish.ts');
if (!(await publishPackages({ tag: values.tag }))) process.exit(1);
