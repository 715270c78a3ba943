import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '@myler/api-client/contract';
import { leads } from '../../store/schema.ts';
import { openTestProvider, type TestProvider } from '../../testing/provider.ts';
import { newRows } from '../../testing/new-rows.ts';
import { stores } from '../../testing/stores.ts';

/** A count of emails to the recipient, under a keyed hash. */
const hashesOnly = ['rate_limits'];

const enquiry: Lead = {
  source: 'discover-myler',
  name: 'Nadia Brandt',
  email: 'nadia@example.com',
  phoneNumber: '+41791234567',
  countryCode: 'CH',
  message: 'Three children, one of them afraid of lifts.\n\nIs there somewhere flat?',
};

describe.each(stores)('an enquiry, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const send = (changes: Partial<Lead>) => provider.proxy.call('lead', { body: { ...enquiry, ...changes } });
  const mailsAbout = async (email: string) => {
    const mail = await provider.mail();
    return {
      acknowledgements: mail.filter(
        ({ kind: of, recipient }) => of === 'enquiry-acknowledgement' && recipient === email,
      ),
      passedOn: mail.filter(({ kind: of, headers }) => of === 'desk-told' && headers['reply-to'] === email),
    };
  };
  const writtenDown = async (email: string) =>
    (await provider.store.db.select().from(leads)).filter((row) => row.email === email);

  it.each([
    ['discover-myler', 'membership@myler.example', 'within one working day, by November 23, 2026'],
    ['corporate-membership', 'membership@myler.example', 'within one working day, by November 23, 2026'],
    ['partner-with-us', 'partnerships@myler.example', 'within three working days, by November 25, 2026'],
  ] as const)(
    'from %s is stored, acknowledged, and forwarded to %s, which must answer %s',
    { tags: ['promise:corporate-answer', 'promise:enquiry-answered', 'spec:9-mailbox-leads'] },
    async (source, mailbox, by) => {
      const email = `${source}@example.com`;
      await send({ source, email, organisation: 'Brandt & Töchter', membershipId: 'dynasty' });
      expect(await writtenDown(email)).toMatchObject([{ source, name: 'Nadia Brandt', membershipId: 'dynasty' }]);
      const { acknowledgements, passedOn } = await mailsAbout(email);
      expect(acknowledgements).toHaveLength(1);
      expect(acknowledgements[0]?.body).toMatch(/^Dear Nadia Brandt,\n\nYour enquiry has arrived\./);
      expect(acknowledgements[0]?.body).toContain(by);
      expect(passedOn).toHaveLength(1);
      expect(passedOn[0]).toMatchObject({ recipient: mailbox, headers: { 'reply-to': email } });
      expect(passedOn[0]?.body).toContain(`Answer by: ${by.split('by ')[1]}`);
      for (const part of ['+41791234567', 'Brandt & Töchter', 'Dynasty', 'afraid of lifts', 'somewhere flat?'])
        expect(passedOn[0]?.body).toContain(part);
    },
  );

  it(
    'is used to answer it and for nothing else: its address is in its own row and its two emails only',
    { tags: ['promise:enquiry-use'] },
    async () => {
      const email = 'private@example.com';
      const rows = await newRows(provider.store.db, () => send({ email, name: 'Nadia Privatissima' }));
      expect(rows.map(({ table }) => table).toSorted()).toEqual([
        'desk_tasks',
        'leads',
        'outgoing_mail',
        'outgoing_mail',
        ...hashesOnly,
      ]);
      const mail = await provider.mail();
      expect(
        mail
          .filter((each) => JSON.stringify(each).includes(email))
          .map(({ kind }) => kind)
          .toSorted(),
      ).toEqual(['desk-told', 'enquiry-acknowledgement']);
      expect(provider.logLines.join('')).not.toMatch(/private@|Privatissima/);
    },
  );

  it(
    'about a hotel keeps the hotel, the Myler, the dates and the family, and both emails name hotel and Myler',
    { tags: ['promise:hotel-enquiry-answered'] },
    async () => {
      const email = 'palm@example.com';
      const asked = { hotelId: 'maison-palmier', mylerId: 'yasmin-haddad' };
      await send({ ...asked, source: 'hotel', email, travelDates: 'October', family: '2 adults, children of 2 and 7' });
      expect(await writtenDown(email)).toMatchObject([
        { ...asked, source: 'hotel', travelDates: 'October', family: '2 adults, children of 2 and 7' },
      ]);
      const { acknowledgements, passedOn } = await mailsAbout(email);
      expect(acknowledgements[0]).toMatchObject({ subject: 'Your question about Maison Palmier' });
      expect(acknowledgements[0]?.body).toContain(
        'Yasmin Haddad, who has slept at Maison Palmier, answers within one working day, by November 23, 2026.',
      );
      // The family's words are a stranger's, so only the desk has them.
      expect(acknowledgements[0]?.body).not.toContain('children of 2');
      expect(passedOn[0]).toMatchObject({ recipient: 'membership@myler.example' });
      expect(passedOn[0]?.subject).toContain('about Maison Palmier');
      for (const part of ['Hotel: Maison Palmier', 'For: Yasmin Haddad', 'October', '2 adults, children of 2 and 7'])
        expect(passedOn[0]?.body).toContain(part);
    },
  );

  it('about a hotel that has left us is stored and answered all the same', async () => {
    const email = 'gone@example.com';
    await send({ source: 'hotel', email, hotelId: 'atlantis-palace', mylerId: 'nobody-here' });
    expect(await writtenDown(email)).toMatchObject([{ hotelId: 'atlantis-palace' }]);
    const { acknowledgements, passedOn } = await mailsAbout(email);
    expect(acknowledgements[0]?.body).toContain('A Myler answers within one working day');
    expect(acknowledgements[0]?.body).not.toContain('atlantis');
    expect(passedOn[0]?.body).toContain('atlantis-palace');
  });

  it('of emoji is kept whole, and its email begins with whole ones', async () => {
    const email = 'emoji@example.com';
    const message = `I${'👨‍👩‍👧‍👦'.repeat(150)}`;
    await send({ email, message });
    expect(await writtenDown(email)).toMatchObject([{ message }]);
    const { passedOn } = await mailsAbout(email);
    expect(passedOn[0]?.content?.preheader).toBe(`I${'👨‍👩‍👧‍👦'.repeat(119)}`);
  });

  it('that is sent in twenty concurrent requests is stored once', { tags: ['promise:enquiry-once'] }, async () => {
    const email = 'impatient@example.com';
    await Promise.all(Array.from({ length: 20 }, () => send({ email })));
    expect(await writtenDown(email)).toHaveLength(1);
    const { acknowledgements, passedOn } = await mailsAbout(email);
    expect([acknowledgements.length, passedOn.length]).toEqual([1, 1]);
  });

  it('is another one when it is sent again two days later, or with another message', async () => {
    const email = 'patient@example.com';
    await send({ email });
    await send({ email, message: 'And is there a train?' });
    provider.clock.advance(2 * 86_400_000);
    await send({ email });
    const { acknowledgements, passedOn } = await mailsAbout(email);
    expect([acknowledgements.length, passedOn.length]).toEqual([3, 3]);
  });

  it.each(['Nadia <b>', 'x'.repeat(61)])(
    'is acknowledged without any text that a stranger could have written: %s',
    async (name) => {
      const email = `target-${crypto.randomUUID()}@example.com`;
      await send({ email, name, message: 'See https://evil.example/now' });
      const [mail] = (await mailsAbout(email)).acknowledgements;
      expect(mail?.body).toMatch(/^Hello,/);
      expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/evil|<b>|xxx/);
    },
  );
});
