/** `pnpm --filter @myler/provider account --member <…>`: what lets into a member's account, and how to end it. */
import { parseArgs } from 'node:util';
import { describeAccess, lockOut } from '../accounts/lock-out.ts';
import { createPasswordHasher } from '../accounts/password-hasher.ts';
import { runCommand, withDatabase } from './run-command.ts';
import { typedAddress } from './typed-address.ts';

const usage = `Usage: pnpm --filter @myler/provider account --member <address or number> [--lock-out [--email-back <address>] [--address-checked]]

  --member <…>            prints where the member is signed in, the passkeys, and an address that waits for its confirmation
  --lock-out              ends all of it, and the password, and sends a link for a new one
  --email-back <address>  puts this address back first, when somebody else has replaced it; the replaced one is told
  --address-checked       the member has said the address to which the link goes: the link forgets nothing, and an address is put
                          back though the account is not known to have had it`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      member: { type: 'string' },
      'lock-out': { type: 'boolean' },
      'email-back': { type: 'string' },
      'address-checked': { type: 'boolean' },
    },
  });
  const { member, 'email-back': typed } = values;
  const { 'lock-out': isLockOut = false, 'address-checked': isAddressChecked = false } = values;
  if (!member || (typed !== undefined && !isLockOut) || (isAddressChecked && !isLockOut)) throw new Error(usage);
  const emailBack = typed === undefined ? undefined : typedAddress(typed);
  await withDatabase(async ({ env, db, now, sendMail }) => {
    const deps = { ...env, db, now, passwords: createPasswordHasher() };
    if (isLockOut) {
      const { email, ended, movedAside } = await lockOut(deps, member, emailBack, { isAddressChecked });
      await sendMail();
      console.log(
        `${ended.sessions} devices are signed out, ${ended.passkeys.length} passkeys and the password are gone, and nothing waits any more.`,
      );
      console.log(`A link for a new password is on its way to ${email}.`);
      if (movedAside)
        console.log(
          `Somebody had joined with that address and never shown the mailbox: member ${movedAside}, who is locked out, has no address any more and does not renew. Refund what they have paid, if anything.`,
        );
    } else {
      for (const line of await describeAccess(deps, member)) console.log(line);
    }
  });
});
