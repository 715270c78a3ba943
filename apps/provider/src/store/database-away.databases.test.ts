import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { everyMinute } from '../primitives/every-minute.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { openTestProvider, testEnv } from '../testing/provider.ts';
import { subscribers } from './schema.ts';
import { openStore } from './open.ts';

it('a PostgreSQL that stops is 40 in the log, with its name, and a read is told when to ask again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-database-away-'));
  const postgres = startPostgres(folder);
  const provider = await openTestProvider({
    name: 'a server of its own',
    open: () => openStore({ dataDir: folder, databaseUrl: `${postgres.url}/seeded` }, () => Promise.resolve()),
  });
  try {
    const [token] = testEnv.publishableTokens;
    const ask = () => provider.request('GET', '/v1/faq', { token });
    expect((await ask()).status).toBe(200);
    postgres.stop();
    const read = await ask();
    expect([read.status, read.headers.get('retry-after')]).toEqual([503, '2']);
    const write = await provider.request('POST', '/v1/newsletter', { token, body: { email: 'amelie@example.com' } });
    expect(write.status).toBe(500);
    const log = pino({ level: 'info' }, { write: (line: string) => void provider.logLines.push(line) });
    await everyMinute('housekeeping', log, async () => void (await provider.store.db.$count(subscribers))).stop();
    const lines = provider.logLines.map((line) => JSON.parse(line) as { level: number; dependency?: string });
    expect(lines.filter(({ level }) => level > 30).map(({ level, dependency }) => [level, dependency])).toEqual(
      Array.from({ length: 3 }, () => [40, 'PostgreSQL']),
    );
  } finally {
    await provider.store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
