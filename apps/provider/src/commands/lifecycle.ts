/** `pnpm --filter @myler/provider lifecycle --as-of 2027-11-21`: letters, charges and ends of memberships, as of a day. */
import { parseArgs } from 'node:util';
import { isWireDate } from '@myler/config/dates';
import { createLog } from '@myler/server/log';
import { runLifecycle } from '../membership/lifecycle.ts';
import { endPeople } from '../people/end-access.ts';
import { createSandbox } from '../payment/sandbox.ts';
import { runCommand, withDatabase } from './run-command.ts';

const usage = `Usage: pnpm --filter @myler/provider lifecycle [--as-of <YYYY-MM-DD>]

  --as-of <day>  does what would be due on this day; without it, what is due today

It charges the sandbox and sends letters, so it is for development. Memberships move on as if the day had come.`;

await runCommand(async () => {
  const { values } = parseArgs({ options: { 'as-of': { type: 'string' }, help: { type: 'boolean' } } });
  const day = values['as-of'];
  if (values.help || (day !== undefined && !isWireDate(day))) throw new Error(usage);
  const now = () => (day ? new Date(`${day}T12:00:00Z`) : new Date());
  await withDatabase(async ({ env, db, sendMail }) => {
    const log = createLog({ app: 'provider', level: env.logLevel, isDeep: true });
    await runLifecycle({ ...env, db, payments: createSandbox(db, now), now, log });
    await endPeople({ ...env, db, now, log });
    await sendMail();
    console.log(`What is due as of ${now().toISOString().slice(0, 10)} is done.`);
  }, now);
});
