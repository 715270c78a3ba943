import { pino } from 'pino';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPrice } from '@myler/config/memberships';
import { normaliseName } from '@myler/config/typed-text';
import { persons, type Person } from '@myler/forms/people';
import { forEachRow } from '@myler/presets/rows';
import { companyColumns } from '../member-rows/company.ts';
import { nameInSubject } from '../mail/message/name-in-subject.ts';
import { createMailSender } from '../mail/sending/sender.ts';
import { createMailTransport } from '../mail/sending/transport.ts';
import { children, cities, memberships, users } from '../store/schema.ts';
import { registrationOf } from '../testing/people.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { readMail, withoutDirection } from '../testing/read-mail.ts';
import { newKey } from '../testing/registrations.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';

/** The columns that have an answer of the form; the other columns are named here. */
type Answered = Exclude<
  keyof typeof users.$inferSelect,
  | 'id'
  | 'emailKey'
  | 'passwordHash'
  | 'instagramConsent'
  | 'termsAcceptedAt'
  | 'termsVersion'
  | 'formType'
  | 'mailboxProvenAt'
  | 'createdAt'
>;

describe('everybody in the table of ordinary people joins', () => {
  let provider: TestProvider;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeAll(async () => {
    provider = await openTestProvider();
    smtp = await startSmtpServer();
  });
  afterAll(async () => {
    await provider.close();
    await smtp.close();
  });

  const emailOf = ({ email, stored }: Person) => stored.email ?? email.trim();

  async function totalOf({ referralCode, membershipId, currency }: Person) {
    const list = listPrice(membershipId, currency);
    if (!referralCode) return list;
    const coupon = await provider.proxy.call('coupon', { query: { code: referralCode, membershipId, currency } });
    return { amount: list.amount - coupon.discount.amount, currency };
  }

  /** The mails that reach them, once all that wait have left. */
  async function mailsTo(address: string) {
    const transport = createMailTransport({
      smtpUrl: smtp.url,
      dataDir: '/nowhere',
      ...testEnv,
    });
    const now = () => provider.clock.now;
    const log = pino({ level: 'silent' });
    const sender = createMailSender({ db: provider.store.db, transport, log, now, interval: 0 });
    await sender.flush();
    await sender.stop();
    return smtp.received.filter(({ to }) => to.toLowerCase() === address.toLowerCase()).map(({ raw }) => readMail(raw));
  }

  it('each member is stored once as typed, and welcomed by name', { tags: ['asvs:1.2.4'] }, () =>
    forEachRow(persons, async (person) => {
      const { db } = provider.store;
      const { stored } = person;
      const [body, key] = [registrationOf(person, await totalOf(person)), newKey()];
      const receipt = await provider.proxy.call('register', { body, idempotencyKey: key });
      expect(await provider.proxy.call('register', { body, idempotencyKey: key })).toEqual(receipt);

      const rows = await db
        .select()
        .from(users)
        .where(eq(users.emailKey, emailOf(person).toLowerCase()));
      const [city] = await db
        .select()
        .from(cities)
        .where(eq(cities.id, person.city.id ?? ''));
      expect(rows).toEqual([
        expect.objectContaining({
          email: emailOf(person),
          firstName: normaliseName(person.firstName),
          lastName: normaliseName(person.lastName),
          phoneNumber: stored.phoneNumber,
          dateOfBirth: stored.dateOfBirth,
          countryCode: person.countryCode,
          cityId: person.city.id,
          cityName: city?.name ?? normaliseName(person.city.name),
          instagramUsername: stored.instagram,
          whatsAppConsent: person.whatsAppConsent,
          ...companyColumns(body.company),
        } satisfies Record<Answered, unknown>),
      ]);
      expect(city?.name.toLowerCase() ?? '').toBe(person.city.id ? person.city.name.toLowerCase() : '');
      const storedChildren = await db
        .select()
        .from(children)
        .where(eq(children.userId, receipt.memberId))
        .orderBy(children.position);
      expect(storedChildren.map(({ firstName, dateOfBirth }) => [firstName, dateOfBirth])).toEqual(
        person.children.list.map(({ firstName }, index) => [firstName, stored.childrenBornOn[index]]),
      );
      expect(await db.select().from(memberships).where(eq(memberships.userId, receipt.memberId))).toMatchObject([
        { membershipId: person.membershipId, currency: person.currency, cardLastFour: stored.card?.lastFour ?? null },
      ]);

      const name = normaliseName(person.firstName);
      const [welcome, ...others] = await mailsTo(emailOf(person));
      expect(others).toEqual([]);
      expect(unmarked(welcome?.subject)).toBe(`Welcome to Myler, ${unmarked(nameInSubject(name))}`);
      expect(unmarked(welcome?.text).split('\n')[0]).toBe(`Dear ${name},`);
      expect(welcome?.visibleText).toContain(`\nDear ${name},\n`);
      expect(welcome?.visibleText).toContain(`\nWelcome, ${name}.\n`);
      expect(withoutDirection(welcome?.html ?? '')).toEqual([]);
    }),
  );

  it('each signs in with the password, and the address in any case', () =>
    forEachRow(persons, async (person) => {
      const { password } = person;
      for (const email of [emailOf(person).toUpperCase(), ` ${emailOf(person).toLowerCase()} `]) {
        const session = await provider.proxy.call('signIn', { body: { email, password, keepMeSignedIn: true } });
        expect(session.user.name).toBe(normaliseName(person.firstName));
      }
    }));
});

/** Without the invisible marks that keep a name in its own direction. */
const unmarked = (text = '') => text.replaceAll(/[\u2068\u2069]/g, '');
