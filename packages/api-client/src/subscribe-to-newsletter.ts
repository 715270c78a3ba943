import type { CallOptions, ProviderEndpoints } from './endpoints/index.ts';

/** Either client: the provider's own call, or the same origin's. */
interface SubscribeClient {
  call(name: 'subscribe', options: CallOptions<ProviderEndpoints['subscribe']>): Promise<unknown>;
}

/**
 * Asks for the newsletter. Resolves on success; on any failure it rejects with an error that says nothing more: no
 * status, no message of the server and no cause (docs/specification.md, sections 7 and 8), so that no answer tells who
 * has subscribed.
 */
export async function subscribeToNewsletter(client: SubscribeClient, email: string): Promise<void> {
  const subscribed = await client.call('subscribe', { body: { email } }).then(
    () => true,
    // Stryker disable next-line ArrowFunction: undefined is no success either.
    () => false,
  );
  if (!subscribed) throw new Error('@myler/api-client: the newsletter subscription failed.');
}
