// `pnpm test`: what must hold before a change lands, in ten minutes: types, lint, checks, units, stories, the journeys that
// keep a sentence of the specification, a promise or a security requirement, and one visit to each kind of page. Runs
// what has changed since it last passed, goes on after failures, and ends with one line: "N passed, N failed".
// `--filter <name>` checks one package or app. The rest is in `pnpm test:all` (docs/testing.md).
import { requireNode } from './lib/node-version.mjs';

requireNode('test', '0 passed, 1 failed');
await import('./gate.ts');
