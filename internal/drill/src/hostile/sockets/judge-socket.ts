import type { Attack } from './attacks.ts';

/** 501 and 505 say that a server does not know what was asked of it. */
const isRefusal = (status: number) => (status >= 400 && status < 500) || status === 501 || status === 505;

/**
 * What is wrong with the bytes that came back until the connection was closed. Undefined when nothing is.
 *
 * @param received in Latin-1
 */
export function socketFaultOf({ requests = 1, mayServe = false }: Attack, received: string): string | undefined {
  const statuses = [...received.matchAll(/^HTTP\/1\.[01] (\d{3}) /gm)].map(([, status]) => Number(status));
  const failed = statuses.find((status) => status >= 500 && !isRefusal(status));
  if (failed) return `is answered with ${failed}`;
  if (statuses.length > requests) return `is answered ${statuses.length} times: ${statuses.join(', ')}`;
  if (!mayServe && !statuses.every(isRefusal)) return `is served: ${statuses.join(', ')}`;
  return undefined;
}
