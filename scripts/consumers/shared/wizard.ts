import { createAnalytics } from '@myler/analytics/client';
import { createConsentGate } from '@myler/analytics/consent';
import { createGatewayClient } from '@myler/api-client/gateway';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import { joinUsClient, joinUsProvider } from '@myler/forms/join-us';

/** What the join-us wizard is given by an application. */
export const wizard = {
  client: joinUsClient(createSameOriginClient()),
  provider: joinUsProvider(createGatewayClient()),
  // Nothing is sent: the visitor is never asked for consent.
  analytics: createAnalytics({
    transports: [],
    consent: createConsentGate(),
    now: Date.now,
    id: () => crypto.randomUUID(),
  }),
};
