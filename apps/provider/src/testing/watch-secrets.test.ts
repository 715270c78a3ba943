import { expect, it } from 'vitest';
import { forEachRow } from '@myler/presets/rows';
import { leads } from '../store/schema.ts';
import { openTestProvider, testEnv } from './provider.ts';
import { watchSecrets } from './watch-secrets.ts';

const token = 'Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY';
const password = 'zwölf grüne "Koffer"';

it('a token, a password or a code that a column or the log has is found, however it is encoded', async () => {
  const provider = await openTestProvider();
  const { db } = provider.store;
  const watch = watchSecrets();
  watch.see(JSON.stringify({ token, user: { password, code: '042517' }, code: 'WELCOME10' }));
  const found = (lines: string[] = []) =>
    watch.assertNothingWritten(provider.store, testEnv.sessionKeys, lines).then(
      () => '',
      (error: Error) => error.message,
    );
  expect(await found(['WELCOME10 at 1042517 and 042517.5'])).toBe('');
  await forEachRow(
    [
      ['plain', `a link with ${token}`],
      ['in base64', Buffer.from(`xy${token} and more`).toString('base64url')],
      ['in hexadecimal', Buffer.from(token).toString('hex')],
      ['in a URL', `?password=${encodeURIComponent(password)}`],
      ['in JSON', JSON.stringify({ password })],
      ['plain', '042517 is your code for signing in'],
    ] as const,
    async ([encoding, message]) => {
      expect(await found([message])).toContain(`(${encoding}) in the log`);
      await db
        .insert(leads)
        .values({ source: 'hotel', name: 'N', email: 'n@example.com', message, createdAt: new Date() });
      expect(await found()).toContain('in leads');
      await db.delete(leads);
    },
  );
  await provider.close();
});
