import type { Endpoint } from '@myler/api-client/endpoints';

/** `/hotels/{id}` → `/v1/hotels/:id`; a path that ends in a slash answers without it too. */
export function endpointPaths({ path, unversioned }: Pick<Endpoint, 'path' | 'unversioned'>): string[] {
  const full = `${unversioned ? '/api' : '/v1'}${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return full.endsWith('/') ? [full, full.slice(0, -1)] : [full];
}
