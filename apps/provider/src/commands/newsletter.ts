/** `pnpm --filter @myler/provider newsletter --issue <file>`: sends an issue to every confirmed subscriber, once each. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isWireDate } from '@myler/config/dates';
import { issueEmail } from '../mail/emails/newsletter.ts';
import { textVersion } from '../mail/message/text-version.ts';
import { contentFolder } from '../environment/paths.ts';
import { runCommand, workingFolder, withDatabase } from './run-command.ts';
import { readIssue, type NewsletterIssue } from '../newsletter/read-issue.ts';
import { countRecipients, sendIssue } from '../newsletter/send-issue.ts';

const usage = `Usage: pnpm --filter @myler/provider newsletter --issue <file> [--dry-run] [--as-of YYYY-MM-DD]

  --issue <file>  Markdown; a name alone is looked for in content/newsletter
  --dry-run       prints the email and how many would get it, and sends nothing
  --as-of <day>   as if today were that day: to try an issue out before its Thursday`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { issue: { type: 'string' }, 'dry-run': { type: 'boolean' }, 'as-of': { type: 'string' } },
  });
  if (!values.issue) throw new Error(usage);
  const asOf = values['as-of'];
  if (asOf !== undefined && !isWireDate(asOf)) throw new Error(`--as-of ${asOf} is not a day.\n\n${usage}`);
  const issue = readIssue(basename(values.issue, '.md'), readFileSync(findFile(values.issue), 'utf8'));
  await (values['dry-run'] ? printIssue(issue) : send(issue, asOf));
});

function printIssue(issue: NewsletterIssue): Promise<void> {
  return withDatabase(async ({ env, db }) => {
    const { subject, content } = issueEmail.write(
      { to: 'name@example.com', issue, origin: env.publicOrigin },
      { unsubscribe: `${env.publicOrigin}/unsubscribe?token=…` },
    );
    const waiting = await countRecipients(db, issue);
    console.log(`Subject: ${subject}\n\n${textVersion(content)}\n`);
    console.log(`Dry run: ${waiting} confirmed ${waiting === 1 ? 'subscriber' : 'subscribers'}. Nothing was sent.`);
  });
}

function send(issue: NewsletterIssue, asOf: string | undefined): Promise<void> {
  return withDatabase(async ({ env, db, now, sendMail }) => {
    const { recipients, queued } = await sendIssue({ ...env, db, now, asOf }, issue, (count) =>
      console.log(`${count} in the outbox`),
    );
    console.log(`${issue.id}: ${recipients} recipients, ${queued} of them in this run.`);
    await sendMail();
    console.log('What the mail server did not take waits in the outbox, and the provider tries it again.');
  });
}

/** @throws {Error} when there is no such file */
function findFile(name: string): string {
  const places = [resolve(workingFolder, name), join(contentFolder, 'newsletter', name)];
  const found = places.find((place) => existsSync(place));
  if (!found)
    throw new Error(`There is no issue ${name}. Looked at:\n${places.map((place) => `  ${place}`).join('\n')}`);
  return found;
}
