import type { CallOptions, ProviderEndpoints } from './endpoints/index.ts';

/** The provider's client, or that of the same origin. */
interface SubscribeClient {
  call(name: 'subscribe', options: CallOptions<ProviderEndpoints['subscribe']>): Promise<unknown>;
}

/**
 * Subscribes to the newsletter. Every failure rejects with the same error, without status, server message and cause
 * (docs/specification.md, sections 7 and 8), so that it does not reveal who has subscribed.
 */
export async function subscribeToNewsletter(client: SubscribeClient, email: string): Promise<void> {
  const subscribed = await client.call('subscribe', { body: { email } }).then(
    () => true,
    // Stryker disable next-line ArrowFunction: undefined is no success either.
    () => false,
  );
  if (!subscribed) throw new Error('@myler/api-client: the newsletter subscription failed.');
}
