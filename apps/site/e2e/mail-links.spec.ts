import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { mailLinkKinds } from '@myler/config/mail-links';
import { findInMail, mimePartsOf } from './email-message.ts';
import { buyGiftCard } from './gift-card.ts';
import { registerMember } from './member.ts';
import type { Stack } from './stack.ts';
import { expect, test, waitUntilReady, waitUntilSettled } from './test.ts';

// All rows are compared, so no other test may write any.
test.use({ ownStack: 'mail-links' });

/** Written by the system itself: counts of requests, and who runs a job. */
const ofTheSystem = new Set(['rate_limits', 'job_leases']);

/** A line for each table: its name, its number of rows, and a hash of them. */
async function rowsOf(stack: Stack): Promise<string[]> {
  const tables = await stack.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const lines: string[] = [];
  for (const { name } of tables.filter(({ name }) => !ofTheSystem.has(name))) {
    const [{ line } = { line: '' }] = await stack.query<{ line: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as line from "${name}" t`,
    );
    lines.push(`${name} ${line}`);
  }
  return lines;
}

/** Does whatever makes the system write a mail with a link that lets somebody in. */
async function causeMails(request: APIRequestContext, stack: Stack, emailOf: (name: string) => string) {
  const [reader, next, odile, tom, ines] = ['reader', 'next', 'odile', 'tom', 'ines'].map(emailOf) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const post = async (path: string, data: unknown, headers: Record<string, string> = {}) => {
    const response = await request.post(path, { headers: { origin: stack.origin, ...headers }, data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response;
  };
  const member = await registerMember(request, stack, 'Rosa');
  const { email, password } = member;
  await post('/api/newsletter', { email: tom });
  const token = await findInMail(stack, tom, /(?<=#newsletter-confirm=)[\w-]+/);
  await post('/v1/newsletter/confirm', { token });
  await post('/api/newsletter', { email: reader });
  const session = (await (await post('/api/token', { email, password, keepMeSignedIn: false })).json()) as {
    accessToken: string;
  };
  await post('/api/account/email', { email: next }, { authorization: `Bearer ${session.accessToken}` });
  const invited = { firstName: 'Ines', lastName: 'Lind', email: ines, role: 'second-adult' };
  await post('/v1/me/people/invitations', invited, { authorization: `Bearer ${session.accessToken}` });
  await post('/api/forgot-password', { email });
  const bought = await buyGiftCard({ request }, stack, { name: 'Odile', email: odile, from: tom }, randomUUID());
  expect(bought.ok(), await bought.text()).toBe(true);
  await findInMail(stack, email, /#reset-password=/);
  // The Myler is told of whoever joins.
  const desk = await stack.query<{ recipient: string }>(
    "select recipient from outgoing_mail where template = 'desk-told' limit 1",
  );
  const isSent = async () => (await stack.query('select 1 from outgoing_mail where sent_at is null')).length === 0;
  await expect.poll(isSent).toBe(true);
  return [email, reader, next, odile, tom, ines, ...desk.map(({ recipient }) => recipient)];
}

/** The links of a mail, as its HTML has them. */
const linksOf = (mail: string) =>
  mimePartsOf(mail)
    .filter(({ type }) => type === 'text/html')
    .flatMap(({ body }) => [...body.toString().matchAll(/href="(https?:[^"]+)"/g)])
    .map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** What a link is for, without its token. */
const kindOf = (link: string) => /#([a-z-]+)=|\/(unsubscribe|e-gift-card\/\w+)/.exec(link)?.slice(1).find(Boolean);

test(
  'a scanner that opens each link of each mail in a browser with scripts changes nothing',
  { tag: ['@asvs:3.5.3'] },
  async ({ page, playwright, stack, emailOf, extraHTTPHeaders }) => {
    // A visitor of its own, so that the browser is signed in nowhere.
    const request = await playwright.request.newContext({
      baseURL: stack.origin,
      extraHTTPHeaders: extraHTTPHeaders ?? {},
    });
    const addresses = await causeMails(request, stack, emailOf);
    await request.dispose();
    const mails = (await Promise.all(addresses.map((address) => stack.mailsTo(address)))).flat();
    const links = [...new Set(mails.flatMap(linksOf))];
    const kinds = new Set(links.map(kindOf));
    for (const kind of [...mailLinkKinds, 'unsubscribe', 'e-gift-card/order', 'e-gift-card/open'])
      expect([...kinds], `a mail with a link of the kind ${kind}`).toContain(kind);

    const before = await rowsOf(stack);
    for (const link of links.filter((href) => kindOf(href))) {
      // Otherwise an address that differs by its hash would not load a document.
      await page.goto('/robots.txt');
      await page.goto(link);
      await waitUntilReady(page);
      await waitUntilSettled(page);
      expect(await rowsOf(stack), link).toEqual(before);
    }
  },
);
