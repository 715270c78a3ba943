/** `pnpm --filter @myler/provider gift-card --reference MG…`: shows a gift card, replaces its code or refunds it. */
import { parseArgs } from 'node:util';
import { runCommand, withDatabase } from './run-command.ts';
import { typedAddress } from './typed-address.ts';
import { createSandbox } from '../payment/sandbox.ts';
import { orderLink, orderToken } from '../gift-cards/order-link.ts';
import { findOrder, refundDelivered, reissueCode } from '../gift-cards/support.ts';

const usage = `Usage: pnpm --filter @myler/provider gift-card --reference <MG…> [--new-code [--to <address>] | --refund]

  --reference <MG…>  prints what became of the card, and the link that opens its order
  --new-code         voids the code of a delivered card and sends a new one, with the same balance and last day
  --to <address>     sends it to this address, when the first one was misspelt
  --refund           takes a delivered card back: within fourteen days, when nothing of it has been spent`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      reference: { type: 'string' },
      'new-code': { type: 'boolean' },
      to: { type: 'string' },
      refund: { type: 'boolean' },
    },
  });
  const { reference, to } = values;
  const isClear = reference && !(values['new-code'] && values.refund) && !(to && !values['new-code']);
  if (!isClear) throw new Error(usage);
  await withDatabase(async ({ env, db, now, sendMail }) => {
    const deps = { ...env, db, now };
    if (values['new-code']) {
      const { recipientEmail } = await reissueCode(deps, reference, to === undefined ? undefined : typedAddress(to));
      await sendMail();
      console.log(`${reference}: a new code is on its way to ${recipientEmail}; the old one is void.`);
    } else if (values.refund) {
      const { cardLastFour, senderEmail } = await refundDelivered(
        { ...deps, payments: createSandbox(db, now) },
        reference,
      );
      await sendMail();
      console.log(`${reference}: refunded to the card ending ${cardLastFour}; ${senderEmail} is told.`);
    } else {
      const card = await findOrder(deps, reference);
      console.log(`${card.reference}: ${card.status}, ${card.balance} of ${card.amount} left in ${card.currency}`);
      console.log(orderLink(env.publicOrigin, orderToken(env.giftCardKeys, card)));
    }
  });
});
