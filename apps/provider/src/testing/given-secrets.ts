import { secretNames, type SecretVariable } from '@myler/server/secret-table';

/** All secrets as variables, for providers that must not make their own. */
export const givenSecrets = Object.fromEntries(
  secretNames.map((name) => [name, `a-secret-for-the-tests-${name}`]),
) as Record<SecretVariable, string>;
