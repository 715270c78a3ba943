import * as c from '../contract/index.ts';
import { providerRoutes } from './routes.ts';
import type { EndpointTable } from './endpoint.ts';

export const messagesEndpoints = {
  subscribe: {
    ...providerRoutes.subscribe,
    summary: 'Ask for the letter',
    access: 'public',
    body: c.newsletterSubscription,
  },
  confirmSubscription: {
    ...providerRoutes.confirmSubscription,
    summary: 'Confirm the letter',
    access: 'public',
    body: c.newsletterToken,
  },
  unsubscribe: { ...providerRoutes.unsubscribe, summary: 'Stop the letter', access: 'public', body: c.newsletterToken },
  lead: { ...providerRoutes.lead, summary: 'Leave an enquiry', access: 'secret', body: c.lead },
} as const satisfies EndpointTable;
