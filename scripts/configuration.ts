// `pnpm generate`: writes docs/configuration.md, the variables of both servers, from the schemas that check them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { variables as providerVariables } from '../apps/provider/src/environment/env.ts';
import { variables as proxyVariables } from '../apps/proxy/src/environment/env.ts';
import { configurationTable } from '../internal/server/src/configuration-table.ts';
import { root } from './lib/workspace.ts';

const text = `# Configuration

Written by \`pnpm generate\` from [the proxy's](../apps/proxy/src/environment/env.ts) and
[the provider's](../apps/provider/src/environment/env.ts) schemas. All variables are checked at the start, and the error names each
invalid one. An empty variable counts as unset. A secret may be several, with commas between them,
[while it changes](operations.md#a-secret-changes). [Operations](operations.md) says how they belong together.

## The proxy
Without \`PROVIDER_URL\` the proxy starts the provider, which inherits the environment: then the provider's variables are set here as well.

${configurationTable(proxyVariables)}

## The provider
Secrets that are not set are generated into \`DATA_DIR\`, unless \`DATABASE_URL\` is set.

${configurationTable(providerVariables)}
`;

if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(join(root, 'docs/configuration.md'), text);
