// A step of `pnpm generate`: writes the specification map, the promises and the security requirements.
import { writeEvidence } from './lib/evidence.ts';

const problems = Object.values(writeEvidence()).flat();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
