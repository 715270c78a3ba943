import type { Hono } from 'hono';
import { Problem } from '@myler/api-client/problems';
import type { RouteVariables } from '../../http/route.ts';
import { SANDBOX_BANK, type SandboxBank } from '../sandbox.ts';
import { bankPage, BANK_POLICY } from './page.ts';

const HEADERS = {
  'content-security-policy': BANK_POLICY,
  // For browsers that do not know `frame-ancestors`.
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

/**
 * The page of the sandbox's bank, on which the cardholder confirms a payment or refuses it. A real gateway's bank has its
 * own. It is a form, which works without JavaScript. The id in its address is its only authorisation, and counts once.
 */
export function registerSandboxBank(app: Hono<RouteVariables>, bank: SandboxBank): void {
  const path = `${SANDBOX_BANK}/:id`;
  app.get(path, async (context) => {
    context.set('route', path);
    const confirmation = await bank.confirmation(context.req.param('id'));
    if (!confirmation) throw new Problem(404, 'There is no such payment to confirm.');
    return context.html(bankPage(confirmation), 200, HEADERS);
  });
  app.post(path, async (context) => {
    context.set('route', path);
    const id = context.req.param('id');
    const { answer } = await context.req.parseBody();
    if (answer !== 'confirm' && answer !== 'refuse')
      throw new Problem(422, 'Choose whether to confirm the payment or to refuse it.');
    await bank.answer(id, answer === 'confirm');
    // A page of its own, so that a reload does not send the form again.
    context.header('cache-control', 'no-store');
    return context.redirect(`${SANDBOX_BANK}/${encodeURIComponent(id)}`, 303);
  });
}
