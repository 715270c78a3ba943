import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Registration } from '@myler/api-client/contract';
import { createMailSender } from '../mail/sending/sender.ts';
import type { MailRow } from '../mail/outbox/read-mail.ts';
import { momentAfter } from '../primitives/days.ts';
import { recordRefund } from '../receipts/record-payment.ts';
import { linesOf } from '../receipts/draw-receipt.ts';
import { deskTasks, payments, receipts, users } from '../store/schema.ts';
import { company } from '../testing/company.ts';
import { joinAs } from '../testing/members.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';

const total = { amount: 2_900_000, currency: 'EUR' } as const;
const dynasty = (changes: Partial<Registration> = {}): Partial<Registration> => ({
  membershipId: 'dynasty',
  total,
  dateOfBirth: undefined,
  children: [],
  instagram: { consent: false },
  company,
  ...changes,
});

describe.each(stores)('a corporate membership, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  it('is on its receipts as a company from the first', async () => {
    const buyer = await joinAs(provider, dynasty());
    const { db } = provider.store;
    const ofBuyer = db.select({ key: payments.key }).from(payments).where(eq(payments.userId, buyer.userId));
    const [paid] = await ofBuyer;
    const [receipt] = await db.select().from(receipts).where(eq(receipts.paymentKey, paid!.key));
    const { companyName, taxNumber, street, postalCode } = company;
    expect(receipt?.issuedTo).toMatchObject({ companyName, taxNumber, street, postalCode, city: 'Paris' });
    const [payment] = await db.select().from(payments).where(eq(payments.key, paid!.key));
    expect(linesOf({ receipt: receipt!, payment: payment!, credits: 0 })[1]?.[0]).toMatch(/^Dynasty membership/);
  });

  it('sends each receipt to the invoice mailbox once the payment cannot be taken back, and nothing of one that was', async () => {
    const mailbox = 'receipts-of-the-year@example.com';
    const ofIt = dynasty({ company: { ...company, invoiceEmail: mailbox } });
    const [leaver, stayer] = [await joinAs(provider, ofIt), await joinAs(provider, ofIt)];
    await leaver.own.call('leaveMembership', { body: { kind: 'membership', refund: total } });
    const { db } = provider.store;
    const sent: string[] = [];
    const deliver = (row: MailRow) => Promise.resolve(void (row.recipient === mailbox && sent.push(row.id)));
    const now = () => provider.clock.now;
    const sender = createMailSender({
      db,
      transport: { deliver, close: () => undefined },
      log: pino({ level: 'silent' }),
      now,
      interval: 0,
    });
    const isSent = async (days: number) => {
      provider.clock.now = momentAfter(provider.clock.now, days);
      await sender.flush();
      const mail = await provider.mail(mailbox);
      return mail.filter(({ id }) => sent.includes(id)).map(({ subject }) => subject);
    };
    expect(await isSent(15)).toEqual([]);
    expect(await isSent(2)).toEqual([expect.stringMatching(/^Receipt \d+ from Myler$/)]);
    const [payment] = await db.select().from(payments).where(eq(payments.userId, stayer.userId));
    await db.transaction((tx) => recordRefund(tx, { ...payment!, userId: stayer.userId }, provider.clock.now));
    expect(await isSent(0)).toEqual([expect.any(String), expect.stringMatching(/^Credit note \d+ from Myler$/)]);
    await sender.stop();
  });

  it('asks for the company, with a tax number of its country’s form, and for nothing of a family', async () => {
    const errorsOf = (changes: Partial<Registration>) =>
      joinAs(provider, dynasty(changes)).then(
        () => ({}),
        ({ errors }: { errors: object }) => errors,
      );
    expect(await errorsOf({ company: undefined })).toEqual({
      'company.companyName': 'Enter the name of the company.',
    });
    expect(await errorsOf({ company: { ...company, taxNumber: 'FR 1' } })).toEqual({
      'company.taxNumber': expect.stringContaining('There it looks like FR 00 000000000.'),
    });
    expect(await errorsOf({ membershipId: 'gold', total: { amount: 174_500, currency: 'EUR' } })).toEqual({
      dateOfBirth: expect.stringContaining('date of birth'),
    });
    const sentMore = await joinAs(
      provider,
      dynasty({ dateOfBirth: '1988-02-14', children: [{ firstName: 'Léo', dateOfBirth: '2018-05-06' }] }),
    );
    const [row] = await provider.store.db.select().from(users).where(eq(users.id, sentMore.userId));
    expect(row).toMatchObject({ dateOfBirth: null, companyName: company.companyName, role: company.role });
    expect((await sentMore.own.call('details')).children).toEqual([]);
  });

  it('is changed in the account as one record, by the same rules', async () => {
    const buyer = await joinAs(provider, dynasty());
    expect((await buyer.own.call('payments')).invoice).toEqual(company);
    const body = { ...company, street: '3 quai du Port', taxNumber: '1' };
    await expect(buyer.own.call('changeInvoice', { body })).rejects.toMatchObject({
      errors: { taxNumber: expect.any(String) as string },
    });
    const { invoiceEmail: _mailbox, ...without } = company;
    await expect(buyer.own.call('changeInvoice', { body: without })).rejects.toMatchObject({
      errors: { invoiceEmail: expect.stringContaining('such as accounts@example.com') as string },
    });
    const { postalCode: _, ...moved } = { ...company, street: '3 quai du Port' };
    for (let times = 0; times < 2; times++)
      expect((await buyer.own.call('changeInvoice', { body: moved })).invoice).toEqual(moved);
    // Whoever looks after the company is told, once for a change.
    const isTold = and(eq(deskTasks.userId, buyer.userId), eq(deskTasks.kind, 'company-changed'));
    expect(await provider.store.db.$count(deskTasks, isTold)).toBe(1);
    expect(JSON.stringify(await buyer.own.call('exportData'))).toContain('3 quai du Port');
    // The member is told of another mailbox: somebody else may have named it.
    const told = async () =>
      (await provider.mail(buyer.registration.email)).filter((letter) => letter.kind === 'receipts-mailbox');
    expect(await told()).toEqual([]);
    await buyer.own.call('changeInvoice', { body: { ...moved, invoiceEmail: 'bills@example.com' } });
    expect(await told()).toMatchObject([{ body: expect.stringContaining('bills@') as string }]);
  });
});
