import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Store } from '../store/database.ts';
import { openStore } from '../store/open.ts';
import { outgoingMail, subscribers } from '../store/schema.ts';
import { outlineOf, partOf, readMime } from '../testing/mime.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { givenSecrets } from '../testing/given-secrets.ts';
import { createPostgresDatabase } from '../testing/stores.ts';
import { unsubscribeHash } from './unsubscribe-link.ts';

const SUBSCRIBERS = 300;
const ISSUE = '2026-11-26-chesa-sulagl.md';

const databases = [
  { name: 'the embedded database', url: () => Promise.resolve(undefined) },
  { name: 'PostgreSQL', url: createPostgresDatabase },
];

describe.each(databases)('the newsletter command, on $name', ({ url }) => {
  let dataDir: string;
  let databaseUrl: string | undefined;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'newsletter-'));
    databaseUrl = await url();
    if (!databaseUrl) cpSync(inject('dataDir'), dataDir, { recursive: true });
    smtp = await startSmtpServer();
    await withStore(async ({ db }) => {
      const rows = Array.from({ length: SUBSCRIBERS }, (_, index) => {
        const email = `reader-${String(index).padStart(3, '0')}@example.com`;
        const hash = unsubscribeHash({ sessionKeys: [givenSecrets.SESSION_KEY] }, { emailKey: email, since: null });
        return { emailKey: email, email, state: 'confirmed' as const, unsubscribeHash: hash, changedAt: new Date() };
      });
      await db.insert(subscribers).values(rows);
    });
  });
  afterEach(async () => {
    await smtp.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const store = await openStore({ dataDir, databaseUrl }, () => Promise.resolve());
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** Runs the shipped command as a process, and kills it as soon as `until` says so of what it has written. */
  async function run(flags: string[], until: (output: string) => boolean = () => false) {
    const child = fork(join(dirname(inject('bundle')), 'newsletter.js'), ['--issue', ISSUE, ...flags], {
      env: {
        PATH: process.env['PATH'] ?? '',
        DATA_DIR: dataDir,
        SMTP_URL: smtp.url,
        LOG_LEVEL: 'info',
        ...givenSecrets,
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (until(output)) child.kill('SIGKILL');
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    const how = await new Promise<number | string>((resolve) =>
      child.once('close', (code, signal) => resolve(code ?? signal ?? '')),
    );
    return { how, output };
  }
  const onItsDay = ['--as-of', '2026-11-26'];
  const queued = () => withStore(({ db }) => db.$count(outgoingMail, eq(outgoingMail.kind, 'newsletter-issue')));

  it(
    'sends each subscriber one email, although it is killed while it fills the outbox and while it sends',
    { timeout: 900_000, tags: ['promise:letter-foot-link', 'promise:letter-not-tracked'] },
    async () => {
      const filling = await run(onItsDay, (output) => output.includes('50 in the outbox'));
      expect(filling.how).toBe('SIGKILL');
      const half = await queued();
      expect(half).toBeGreaterThanOrEqual(50);
      expect(half).toBeLessThan(SUBSCRIBERS);

      const sending = await run(onItsDay, (output) => (output.match(/mail: sent/g)?.length ?? 0) >= 50);
      expect(sending.how).toBe('SIGKILL');
      expect(await queued()).toBe(SUBSCRIBERS);

      // The emails that the killed process held are free again after a minute, which nobody waits for here.
      await withStore(({ db }) =>
        db
          .update(outgoingMail)
          .set({ nextTryAt: sql`${outgoingMail.createdAt}` })
          .where(isNull(outgoingMail.sentAt)),
      );
      const last = await run(onItsDay);
      expect(last.output).toContain(`${SUBSCRIBERS} recipients`);
      expect(last.how).toBe(0);

      const byRecipient = new Map<string, Set<string>>();
      for (const { to, messageId } of smtp.received)
        byRecipient.set(to, (byRecipient.get(to) ?? new Set()).add(messageId));
      expect(byRecipient.size).toBe(SUBSCRIBERS);
      // One that was sent and not yet noted goes again under its own Message-ID, which makes it one email.
      expect([...byRecipient.values()].filter(({ size }) => size !== 1)).toEqual([]);
      expect(await queued()).toBe(SUBSCRIBERS);

      // As text and as a page, with a mail program's own button to end it (RFC 8058), and nothing that tells of its opening.
      const message = readMime(smtp.received[0]?.raw ?? '');
      expect(message.headers).toMatchObject({
        'list-unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/unsubscribe\?token=[\w-]{43}>/) as string,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      });
      expect(outlineOf(message)).toBe(
        'multipart/alternative(text/plain, multipart/related(text/html, image/png, image/jpeg))',
      );
      const html = partOf(message, 'text/html')?.body.toString() ?? '';
      const sources = [...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, source]) => source);
      expect(sources).toEqual(['cid:wordmark', 'cid:departure']);
    },
  );

  it('shows the issue and the number of recipients in a dry run, and sends nothing', async () => {
    const { how, output } = await run(['--dry-run']);
    expect(how).toBe(0);
    expect(output).toContain('Subject: A train that whistles once for each child');
    expect(output).toContain('See Chesa Sulagl:\nhttp://localhost:3000/our-hotels/chesa-sulagl');
    expect(output).toContain(`Dry run: ${SUBSCRIBERS} confirmed subscribers. Nothing was sent.`);
    expect([await queued(), smtp.received]).toEqual([0, []]);
  });

  it('names a wrong day in its error, and sends nothing', async () => {
    const day = await run(['--as-of', '2026-11-27']);
    expect(day).toMatchObject({ how: 1, output: expect.stringContaining('is for November 26, 2026') });
    const noDay = await run(['--as-of', 'Thursday']);
    expect(noDay).toMatchObject({ how: 1, output: expect.stringContaining('--as-of Thursday is not a day') });
    expect(await queued()).toBe(0);
  });
});
