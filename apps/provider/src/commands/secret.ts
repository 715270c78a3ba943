/** `node apps/provider/dist/secret.js add SESSION_KEY`: changes a secret in its file in `DATA_DIR`, in two steps. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { secretNames, secretRow, secretTable } from '@myler/server/secret-table';
import { newSecretFor, replaceInSecretFile, toKeys } from '@myler/server/secrets';
import { assertOldKeysUnused } from '../gift-cards/old-keys.ts';
import { assertNewestUsed, forgetOldValues } from '../store/same-secrets.ts';
import { runCommand, withDatabase, workingFolder } from './run-command.ts';

const usage = `Usage: node apps/provider/dist/secret.js add|drop <secret> [--give-up]

  add   puts a new value before the one in DATA_DIR: after a restart the new one is used and both are accepted
  drop  keeps the newest value only, of an instance that is stopped. It refuses while the newest was never used; and of
        GIFT_CARD_KEY while something that was made with an old one is still good, and says what. --give-up: that
        becomes invalid

The secrets are ${secretNames.join(', ')}. docs/operations.md says when an old value may go.`;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, 'give-up': { type: 'boolean' } },
  });
  const [step, given] = positionals;
  const name = secretNames.find((known) => known === given);
  if (!name || (step !== 'add' && step !== 'drop')) throw new Error(usage);
  if (process.env[name])
    throw new Error(`${name} is given by a variable, which comes before the file: change that one.`);
  if (step === 'drop')
    await withDatabase(
      async ({ env, db, now }) => {
        if (!secretRow(name).needsAllKeys) return;
        if (!values['give-up']) await assertOldKeysUnused(db, env.giftCardKeys, now());
        await forgetOldValues(db, name);
      },
      undefined,
      (db, env) => assertNewestUsed(db, name, env[secretTable[name].keys]),
    );
  const dataDir = resolve(workingFolder, process.env['DATA_DIR'] || '.data');
  const file = replaceInSecretFile(dataDir, name, (old) =>
    step === 'add' ? [newSecretFor(name), ...toKeys(old)].join(',') : toKeys(old)[0],
  );
  console.log(`${file} has ${step === 'add' ? 'a new value beside the old one' : 'the newest value only'}: restart.`);
});
