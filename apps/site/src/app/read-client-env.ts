import { defaultClientEnv, type ClientEnv } from '../client-env.ts';

/** What the server wrote on `<html data-env>`: the same for every visitor. */
export function readClientEnv(): ClientEnv {
  return {
    ...defaultClientEnv,
    ...(JSON.parse(document.documentElement.dataset['env'] ?? '{}') as Partial<ClientEnv>),
  };
}
