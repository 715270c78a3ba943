// A step of `pnpm generate`: writes the tables of documents that the code of the servers and the tags of tests decide. Says
// what no test keeps; with --check, which document is stale.
import { variables as providerVariables } from '../apps/provider/src/environment/env.ts';
import { variables as proxyVariables } from '../apps/proxy/src/environment/env.ts';
import { configurationTable } from '../internal/server/src/configuration-table.ts';
import { readEvidence } from './lib/evidence.ts';
import { writeParts } from './lib/generated.ts';
import { securityTables } from './lib/security-tables.ts';

const check = process.argv.includes('--check');
const evidence = readEvidence();
const parts = {
  ...securityTables,
  ...Object.fromEntries(Object.entries(evidence).map(([name, { text }]) => [name, text])),
  'variables of the proxy': configurationTable(proxyVariables),
  'variables of the provider': configurationTable(providerVariables),
};
const problems = Object.values(evidence).flatMap((table) => table.problems);
for (const name of ['security', 'operations', 'configuration', 'specification-map', 'promises', 'asvs']) {
  const file = `docs/${name}.md`;
  if (writeParts(file, parts, { check }) && check) problems.push(`${file} is stale: run \`pnpm generate\``);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
