import { eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import type { NewInvitation, Registration } from '@myler/api-client/contract';
import { mailboxes, mylerMailbox } from '@myler/config/contact';
import type { DeskEvent } from '../mail/emails/desk.ts';
import { runLifecycle } from '../membership/lifecycle.ts';
import { endPeople } from '../people/end-access.ts';
import { deleteOldRows } from '../retention/delete-old-rows.ts';
import { creditEntries, deskTasks, memberships, payments, receipts, sandboxLedger } from '../store/schema.ts';
import { joinAs, signInAs, type TestMember } from './members.ts';
import { openTestProvider, testEnv, type WrittenMail } from './provider.ts';
import { registrationRequest } from './registrations.ts';
import type { StoreKind } from './stores.ts';

const password = 'sept lanternes vertes';
const nobody = {
  error: (about: object) => expect.fail(JSON.stringify(about)),
  warn: () => undefined,
  info: () => undefined,
};

/**
 * A provider that lives through a year with people who are called by their first names: what every minute does is done on each day,
 * by two providers at the same time.
 */
export async function openYear(kind: StoreKind) {
  const provider = await openTestProvider(kind);
  const second = provider.openSecondProvider({});
  const { db } = provider.store;
  const addresses = new Map<string, string>();
  const nameOf = new Map<string, string>([[mailboxes.deskLead, 'the desk’s lead']]);
  const read = new Set<string>();
  const answered = new Set<string>();

  const runDay = async (payingProvider = provider) => {
    const deps = { ...testEnv, db, payments: payingProvider.payments, now: () => provider.clock.now, log: nobody };
    await runLifecycle(deps);
    await endPeople(deps);
    await deleteOldRows(db, provider.clock.now);
  };
  const know = (name: string, email: string) => {
    addresses.set(name, email);
    nameOf.set(email, name);
  };
  const addressOf = (name: string) => addresses.get(name) ?? expect.fail(`Nobody is called ${name}.`);
  const newestTo = async (name: string) => (await provider.mail(addressOf(name))).at(-1)?.body ?? '';

  /** What the desk is told is about somebody, and for whoever looks after them. */
  async function letterOf({ recipient, kind: name, template, data }: WrittenMail): Promise<string> {
    const about = (data as { event?: DeskEvent } | null)?.event;
    if (!template?.startsWith('desk-') || !about) return `${name} → ${nameOf.get(recipient) ?? recipient}`;
    const [card] = await db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, about.userId ?? ''));
    if (card) expect(about.myler?.id).toBe(card.mylerId ?? undefined);
    expect(recipient).toBe(about.myler ? mylerMailbox(about.myler.id) : mailboxes.membership);
    return `${about.kind} → ${about.myler ? 'the Myler' : 'the desk'} of ${nameOf.get(about.person.email)}`;
  }

  const year = {
    provider,
    addressOf,
    know,
    /** Sets the clock to the early afternoon of a day in London, and does what is due. */
    async on(day: string) {
      provider.clock.now = new Date(`${day}T13:00:00Z`);
      await Promise.all([runDay(), runDay(second)]);
    },
    join(name: string, changes: Partial<Registration>): Promise<TestMember> {
      const email = `${name.toLowerCase()}@example.com`;
      know(name, email);
      return joinAs(provider, { firstName: name, email, password, ...changes });
    },
    /** Sessions end by themselves; whoever comes back signs in. */
    as: (name: string) => signInAs(provider, registrationRequest({ email: addressOf(name), password })),
    async invite(by: Pick<TestMember, 'own'>, firstName: string, place: Omit<Partial<NewInvitation>, 'firstName'>) {
      const email = `${firstName.toLowerCase()}@example.com`;
      know(firstName, email);
      const body = {
        firstName,
        lastName: 'Asante',
        email,
        role: 'second-adult',
        seesChildren: false,
        ...place,
      } as const;
      await by.own.call('invite', { body });
      return /#invitation=([\w-]+)/.exec(await newestTo(firstName))?.[1] ?? expect.fail('The letter has no link.');
    },
    /** Opens the link of an invitation and accepts it. */
    async accept(firstName: string, token: string) {
      const body = { token, firstName, lastName: 'Asante', password, termsAccept: true, keepMeSignedIn: true } as const;
      await provider.proxy.call('acceptInvitation', { body });
      return year.as(firstName);
    },
    /** What was written since it was last asked for: "welcome → Efua". */
    async letters(): Promise<string[]> {
      const news = (await provider.mail()).filter(({ id }) => !read.has(id));
      for (const { id } of news) read.add(id);
      return (await Promise.all(news.map(letterOf))).toSorted();
    },
    /** The newest letter of a kind to somebody. */
    letter: async (name: string, of: string) =>
      (await provider.mail(addressOf(name))).findLast(({ kind: is }) => is === of)?.body ?? expect.fail(`no ${of}`),
    /** Every Myler presses the button of every email that asks to write. */
    async mylersWrite() {
      const asked = (await provider.mail()).filter(({ id, template }) => template === 'desk-told' && !answered.has(id));
      for (const { id, body } of asked) {
        answered.add(id);
        const token = /#have-written=([\w-]+)/.exec(body)?.[1] ?? '';
        // Of what has ended meanwhile there is nothing to write.
        await provider.website.call('noteWritten', { body: { token } }).catch(() => undefined);
      }
      expect(await db.$count(deskTasks, isNull(deskTasks.writtenAt))).toBe(0);
    },
    /**
     * Every payment has its receipt and every refund its credit note, in one sequence without gaps; each price is the sum of what
     * paid it; the gateway has moved the same money; of each member's credit nothing is used twice, and none is left after the end.
     *
     * @returns what was paid and given back of each kind, in minor units
     */
    async sums() {
      const [paid, documents, ledger, entries] = [
        await db.select().from(payments),
        await db.select().from(receipts),
        await db.select().from(sandboxLedger).where(eq(sandboxLedger.outcome, 'charged')),
        await db.select().from(creditEntries),
      ];
      const add = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);
      const refunded = paid.filter(({ refundedAt }) => refundedAt);
      for (const { price, discount, gift, credit, paid: sum } of paid)
        expect(price - discount - gift - credit).toBe(sum);
      const keysOf = (of: string) =>
        documents
          .filter(({ kind: is }) => is === of)
          .map(({ paymentKey }) => paymentKey)
          .toSorted();
      expect(keysOf('receipt')).toEqual(paid.map(({ key }) => key).toSorted());
      expect(keysOf('credit-note')).toEqual(refunded.map(({ key }) => key).toSorted());
      const numbers = documents.map(({ number }) => number).toSorted((one, other) => one - other);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      const moved = { paid: add(paid, (row) => row.paid), refunded: add(refunded, (row) => row.paid) };
      expect(add(ledger, ({ amount }) => amount)).toBe(moved.paid);
      expect(
        add(
          ledger.filter(({ refundedAt }) => refundedAt),
          ({ amount }) => amount,
        ),
      ).toBe(moved.refunded);
      for (const { userId, status } of await db.select().from(memberships)) {
        const own = entries.filter((entry) => entry.userId === userId);
        const used = paid.filter((row) => row.userId === userId && !row.refundedAt);
        const isUse = ({ kind: is }: (typeof own)[number]) => is === 'used' || is === 'returned';
        expect(add(own.filter(isUse), ({ amount }) => -amount)).toBe(add(used, ({ credit }) => credit));
        const left = add(own, ({ amount }) => amount);
        expect(status === 'ended' ? Math.abs(left) : Math.min(left, 0)).toBe(0);
      }
      return moved;
    },
  };
  return year;
}

export type Year = Awaited<ReturnType<typeof openYear>>;
