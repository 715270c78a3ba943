import * as c from '../contract/index.ts';
import { providerRoutes } from './routes.ts';
import type { EndpointTable } from './endpoint.ts';

export const messagesEndpoints = {
  subscribe: {
    ...providerRoutes.subscribe,
    summary: 'Subscribe to the newsletter',
    access: 'public',
    body: c.newsletterSubscription,
  },
  confirmSubscription: {
    ...providerRoutes.confirmSubscription,
    summary: 'Confirm a newsletter subscription. 410 link-over',
    access: 'public',
    body: c.newsletterToken,
  },
  unsubscribe: {
    ...providerRoutes.unsubscribe,
    summary: 'Unsubscribe from the newsletter. 410 link-over, when no subscription belongs to the token any more',
    access: 'public',
    body: c.newsletterToken,
  },
  noteWritten: {
    ...providerRoutes.noteWritten,
    summary: 'Say that a Myler has written, with the link of the email that asked for it. 410 link-over',
    access: 'public',
    body: c.writtenToken,
  },
  lead: { ...providerRoutes.lead, summary: 'Send an enquiry', access: 'secret', body: c.lead },
} as const satisfies EndpointTable;
