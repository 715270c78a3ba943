import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { confirmationId } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import type { RouteVariables } from '../http/route.ts';
import type { PaymentGateway } from './gateway.ts';

/** GET /confirm-payment/{id}: leads to the bank's page, wherever the gateway has it. */
export function registerConfirmationPage(app: Hono<RouteVariables>, payments: PaymentGateway): void {
  app.get('/confirm-payment/:id', (context) => {
    context.set('route', '/confirm-payment/:id');
    const id = z.safeParse(confirmationId, context.req.param('id'));
    if (!id.success) throw new Problem(404, 'There is nothing at this address. Check that it is complete.');
    context.header('cache-control', 'no-store');
    return context.redirect(payments.confirmationUrl(id.data), 303);
  });
}
