/** `pnpm --filter @myler/provider notice`: writes to every member and person on a card what changes in a legal text, once each. */
import { parseArgs } from 'node:util';
import { formatDate } from '@myler/config/dates';
import { announcedText, countUntold, sendNotice } from '../legal-texts/send-notice.ts';
import { textChangesEmail } from '../mail/emails/text-changes.ts';
import { textVersion } from '../mail/message/text-version.ts';
import { runCommand, withDatabase } from './run-command.ts';

const usage = `Usage: pnpm --filter @myler/provider notice [--text <id>] [--dry-run]

Writes to every member, and everybody on a card, what changes in the version that comes ("next" in content/legal.json), once each, and at least
thirty days before its day. Run it again to continue a run that was killed. The provider must have been started with the text once.

  --text <id>  terms-and-conditions (if you leave it out) or privacy-policy
  --dry-run    prints the email and how many would get it, and sends nothing`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { text: { type: 'string' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) throw new Error(usage);
  await withDatabase(async ({ env, db, now, sendMail }) => {
    const text = await announcedText(db, values.text ?? 'terms-and-conditions');
    const { version, effectiveOn, changes } = text.next;
    if (values['dry-run']) {
      const user = { email: 'name@example.com', firstName: 'Name' };
      const about = { text, version, holds: text.versions[0]?.version, effectiveOn, changes };
      const { subject, content } = textChangesEmail({ user, ...about, publicOrigin: env.publicOrigin });
      console.log(`Subject: ${subject}\n\n${textVersion(content)}\n`);
      console.log(`Dry run: ${await countUntold(db, text)} members. Nothing was sent.`);
      return;
    }
    const { recipients, queued } = await sendNotice({ ...env, db, now }, text, (count) =>
      console.log(`${count} in the outbox`),
    );
    console.log(
      `Version ${version} of ${text.id}: ${recipients} members, ${queued} of them in this run. It holds from ${formatDate(effectiveOn)}.`,
    );
    await sendMail();
    console.log('What the mail server did not take waits in the outbox, and the provider tries it again.');
  });
});
