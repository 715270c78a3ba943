import * as c from '../contract/index.ts';
import { providerRoutes } from './routes.ts';
import type { EndpointTable } from './endpoint.ts';

export const operationsEndpoints = {
  health: { ...providerRoutes.health, summary: 'Health of the provider', access: 'public', response: c.health },
  collect: {
    ...providerRoutes.collect,
    summary: 'Collect analytics and error events',
    access: 'public',
    body: c.collectedEvents,
  },
} as const satisfies EndpointTable;
