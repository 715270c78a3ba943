import { afterEach, beforeEach, expect, it } from 'vitest';
import { post, type ProviderProcess } from '../testing/process.ts';
import { openProcessFolder, type ProcessFolder } from '../testing/process-folder.ts';
import { purchaseRequest } from '../testing/purchases.ts';
import { newKey } from '../testing/registrations.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';

const PURCHASES = 200;
/** So many cards are emailed immediately, with code and print. The others wait for their delivery date. */
const AT_ONCE = 10;
const KILLS = 3;

let folder: ProcessFolder;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
beforeEach(async () => {
  folder = openProcessFolder();
  smtp = await startSmtpServer();
});
afterEach(async () => {
  await folder.close();
  await smtp.close();
});

/** What a crashed run held is free again: the half minute, and a sender's whole one, that nobody waits for here. */
async function letLeasesRunOut(): Promise<void> {
  await folder.sql(
    "update attempts set lease_until = created_at - interval '1 second' where state = 'running'",
    'update outgoing_mail set next_try_at = created_at where sent_at is null',
  );
}

const distinct = (values: unknown[]) => new Set(values).size;

it('the provider keeps every answered purchase, charged once and mailed once, through repeated kill -9', async () => {
  const tomorrowWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const wants = Array.from({ length: PURCHASES }, (_, index) => ({
    body: purchaseRequest(index < AT_ONCE ? {} : { deliverOn: { date: tomorrowWeek, timeZone: 'Europe/London' } }),
    key: newKey(),
    reference: '',
  }));
  const pending = () => wants.filter(({ reference }) => !reference);

  /**
   * Sends the purchases that have no response yet. After `killAfter` responses the provider is killed, while it handles
   * the others and sends emails.
   */
  async function sendPending(provider: ProviderProcess, killAfter = Infinity): Promise<void> {
    const sent = pending().map(async (want) => {
      const response = await post(provider, '/v1/custom-gift-cards', want.body, want.key).catch(() => undefined);
      const receipt = response?.ok ? ((await response.json().catch(() => ({}))) as { reference?: string }) : {};
      want.reference = receipt.reference ?? '';
      if (PURCHASES - pending().length >= killAfter) provider.child.kill('SIGKILL');
    });
    await Promise.all(sent);
  }
  for (let kill = 1; kill <= KILLS; kill++) {
    const provider = await folder.start({ SMTP_URL: smtp.url });
    await sendPending(provider, (PURCHASES * kill) / (KILLS + 1));
    await folder.kill(provider);
    expect(pending().length).toBeGreaterThan(0);
    await letLeasesRunOut();
  }
  const last = await folder.start({ SMTP_URL: smtp.url });
  await sendPending(last);
  expect(pending()).toEqual([]);
  const mails = () => distinct(smtp.received.map(({ messageId }) => messageId));
  await expect.poll(mails, { timeout: 800_000, interval: 500 }).toBe(PURCHASES + AT_ONCE);
  await folder.kill(last);

  const [cards = [], charges] = await folder.sql(
    'select reference, attempt_key, status, code_hash from gift_cards',
    "select key from sandbox_ledger where outcome = 'charged' and refunded_at is null",
  );
  const references = (of: { reference?: unknown }[]) => of.map(({ reference }) => String(reference)).toSorted();
  expect(references(cards)).toEqual(references(wants));
  expect(distinct(cards.map((card) => card['attempt_key']))).toBe(PURCHASES);
  expect(cards.filter(({ status }) => status === 'delivered')).toHaveLength(AT_ONCE);
  expect(charges).toHaveLength(PURCHASES);

  // A letter that a killed sender had sent and not yet noted goes again under its own name, which makes it one letter.
  for (const { body, reference } of wants) {
    const receipts = smtp.received.filter(({ to }) => to === body.sender.email);
    expect(distinct(receipts.map(({ messageId }) => messageId))).toBe(1);
    expect(receipts[0]?.raw).toContain(reference);
  }
  const gifts = smtp.received.filter(({ raw }) => raw.includes('gift-card-to-print.pdf'));
  expect(distinct(gifts.map(({ to }) => to))).toBe(AT_ONCE);
  expect(distinct(gifts.map(({ messageId }) => messageId))).toBe(AT_ONCE);
  expect(distinct(cards.flatMap((card) => (card['code_hash'] ? [card['code_hash']] : [])))).toBe(AT_ONCE);
}, 900_000);
