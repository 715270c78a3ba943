/** `pnpm --filter @myler/provider desk`: to whom Mylers and the desk have to write, and until when. */
import { parseArgs } from 'node:util';
import { formatDate } from '@myler/config/dates';
import { listDue } from '../desk/late.ts';
import { noteWrittenByDesk } from '../desk/written.ts';
import { runCommand, withDatabase } from './run-command.ts';

const usage = `Usage: pnpm --filter @myler/provider desk [--written <id>]

Without an option it lists what nobody has written yet, the earliest first.

  --written <id>  notes that it was written, by its id in the list`;

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

await runCommand(async () => {
  const { values } = parseArgs({ options: { written: { type: 'string' }, help: { type: 'boolean' } } });
  const { written } = values;
  if (values.help || (written !== undefined && !ID.test(written))) throw new Error(usage);
  await withDatabase(async ({ db, now }) => {
    if (written) {
      await noteWrittenByDesk(db, written, now());
      console.log(`Noted: ${written} was written.`);
      return;
    }
    const due = await listDue(db);
    for (const { id, dueOn, isLate, heading, email, mylerName } of due)
      console.log(
        `${formatDate(dueOn)}${isLate ? ', late' : ''}  ${mylerName ?? 'The desk'}: ${heading}, ${email}  ${id}`,
      );
    console.log(due.length === 0 ? 'Nothing is due.' : `${due.length} to write.`);
  });
});
