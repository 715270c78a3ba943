import * as z from 'zod/mini';
import { confirmationId } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import type { BANK_PAGE_PATHS } from '../http/bank-page-paths.ts';
import type { AppContext } from '../http/context.ts';
import { assertOwnOrigin } from '../middleware/csrf/csrf.ts';
import type { ProviderClients } from '../provider/clients.ts';

/** The page has a policy of its own, so that our dialog may show it in a frame. */
const FORWARDED_HEADERS = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'x-frame-options',
  'x-robots-tag',
  'location',
];

/**
 * `/confirm-payment/{id}` leads to the page on which a bank asks for the confirmation of a payment. The bank of the
 * provider's sandbox has its page on this origin; without the sandbox its paths answer 404
 * (docs/decisions/0063-strong-customer-authentication.md).
 *
 * @param page before the id
 */
export function bankPage(provider: Pick<ProviderClients, 'bankPage'>, page: (typeof BANK_PAGE_PATHS)[number]) {
  return async (context: AppContext) => passOn(await provider.bankPage(pathOf(context, page)));
}

/** @param origin the public one, from configuration */
export function bankForm(provider: Pick<ProviderClients, 'bankPage'>, origin: string) {
  return async (context: AppContext) => {
    assertOwnOrigin(context.req.raw, origin);
    return passOn(await provider.bankPage(pathOf(context, '/sandbox-bank'), await context.req.text()));
  };
}

/** The path at the provider. The log gets the route instead, because the id authorises whoever has it. */
function pathOf(context: AppContext, page: string): string {
  context.set('route', `${page}/{id}`);
  const id = z.safeParse(confirmationId, context.req.param('id'));
  if (!id.success) throw new Problem(404, 'There is nothing at this address. Check that it is complete.');
  return `${page}/${id.data}`;
}

async function passOn(response: Response): Promise<Response> {
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(await response.arrayBuffer(), { status: response.status, headers });
}
