import { defaultClientEnv, type ClientEnv } from '../store/client-env.ts';
import { readLive } from '@myler/islands/attributes';

/** What the server wrote on `<html data-env>`: the same for every visitor. */
export function readClientEnv(): ClientEnv {
  return {
    ...defaultClientEnv,
    ...(JSON.parse(readLive(document.documentElement, 'env') ?? '{}') as Partial<ClientEnv>),
  };
}
