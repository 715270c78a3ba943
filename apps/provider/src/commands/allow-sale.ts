/** `pnpm --filter @myler/provider allow-sale --member <…>`: sells once more to whom the website refuses it after two refunds. */
import { parseArgs } from 'node:util';
import { allowSale } from '../membership/allow-sale.ts';
import { runCommand, withDatabase } from './run-command.ts';

const usage = `Usage: pnpm --filter @myler/provider allow-sale [--member <address or number>] [--receipt <number>] [--gift-card <MG…>]

Lets somebody buy once more to whom we have given money back twice within twelve months, with the cards and gift cards of
these refunds. Name them by what they know; name several when they pay with a card or a gift card of somebody else.

  --member <…>       the email address or the member number
  --receipt <…>      the number of a receipt or credit note, also when the account is closed
  --gift-card <MG…>  the reference of a gift card`;

await runCommand(async () => {
  const named = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({ options: { member: named, receipt: named, 'gift-card': named } });
  const { member: members, receipt: receipts, 'gift-card': giftCards } = values;
  if (!members && !receipts && !giftCards) throw new Error(usage);
  await withDatabase(async ({ env, db, now }) => {
    for (const line of await allowSale({ ...env, db, now }, { members, receipts, giftCards })) console.log(line);
  });
});
