import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardRole } from '@myler/config/people';
import { invitations, memberships, people } from '../store/schema.ts';
import { joinAs, type TestMember } from '../testing/members.ts';
import { putOnCard } from '../testing/people-on-card.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { callAs, isNotThere, memberCalls, reachedBy, type MemberCall } from './rights.test-kit.ts';

describe('of the calls of an account', () => {
  let provider: TestProvider;
  let card: TestMember;
  let receipt: string;
  const invitation = crypto.randomUUID();
  const removable = crypto.randomUUID();
  const persons: Partial<Record<string, TestMember>> = {};
  beforeAll(async () => {
    provider = await openTestProvider();
    card = await joinAs(provider, { firstName: 'Ottoline', lastName: 'Vandenberg-Achterberg' });
    receipt = String((await card.own.call('payments')).payments[0]?.receipt);
    const { db } = provider.store;
    await db.update(memberships).set({ membershipId: 'dynasty' }).where(eq(memberships.userId, card.userId));
    const family = { household: 1 } as const;
    persons['holder'] = card;
    persons['lead'] = await putOnCard(provider, card, { role: 'lead', ...family });
    persons['second-adult'] = await putOnCard(provider, card, { role: 'second-adult', ...family });
    persons['grandparent'] = await putOnCard(provider, card, { role: 'grandparent', ...family });
    persons['carer'] = await putOnCard(provider, card, { role: 'carer', ...family, lastDay: '2035-01-01' });
    persons['colleague'] = await putOnCard(provider, card, { role: 'colleague' });
    persons['former, removed'] = await putOnCard(provider, card, {
      role: 'colleague',
      endedAt: provider.clock.now,
      endReason: 'removed',
    });
    persons['former, whose last day is over'] = await putOnCard(provider, card, {
      role: 'carer',
      ...family,
      lastDay: '2020-01-01',
    });
    persons['former, without a place'] = await putOnCard(provider, card, { role: 'grandparent' });
    await putOnCard(provider, card, { id: removable, role: 'carer', ...family });
    const left = await joinAs(provider, { firstName: 'Left' });
    persons['former, of an ended membership'] = await putOnCard(provider, left, { role: 'second-adult' });
    await db.update(memberships).set({ status: 'ended' }).where(eq(memberships.userId, left.userId));
    persons['former, of a closed account'] = await putOnCard(provider, left, { role: 'second-adult', cardId: null });
  });
  afterAll(() => provider.close());

  /** As if nobody had withdrawn, removed or left anything. */
  async function restore({ userId }: TestMember): Promise<void> {
    const { db } = provider.store;
    const role = 'carer' as const;
    const expiresAt = new Date(provider.clock.now.getTime() + 86_400_000);
    const ada = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      emailKey: 'ada@example.com',
      expiresAt,
    };
    await db
      .insert(invitations)
      .values({
        ...ada,
        id: invitation,
        cardId: (await card.row()).id,
        role,
        household: 1,
        tokenHash: 'of Ada',
        createdAt: expiresAt,
      })
      .onConflictDoNothing();
    const again = { endedAt: null, endReason: null };
    // With a lead who has left, the household has gone.
    await db.update(people).set(again).where(eq(people.household, 1));
    await db
      .update(people)
      .set(again)
      .where(and(eq(people.userId, userId), eq(people.endReason, 'left')));
  }

  async function call(name: MemberCall, person: TestMember) {
    await restore(person);
    const ids: Partial<Record<MemberCall, string>> = {
      withdrawInvitation: invitation,
      removePerson: removable,
      offerCard: removable,
      withdrawOffer: removable,
      receipt,
    };
    return callAs(provider, name, person, { id: ids[name] });
  }

  it(
    'each person on a card, and whoever is on none any more, reaches those of the table, and the others are not there',
    { tags: ['asvs:8.3.1'] },
    async () => {
      const found: Record<string, string[]> = {};
      const expected: typeof found = {};
      const shown: string[] = [];
      const shownToFormer: string[] = [];
      for (const name of memberCalls) {
        found[name] = [];
        expected[name] = Object.keys(persons).filter((who) => reachedBy[name].includes(who.split(',')[0] as CardRole));
        for (const [who, person] of Object.entries(persons)) {
          const response = await call(name, person!);
          // The id of a request is random, and may look like anything.
          const text = (await response.text()).replace(/"requestId":"[^"]*"/, '');
          const isRefused = isNotThere(response.status, text);
          expect(response.status, `${name} by ${who}`).toBeLessThan(500);
          expect(isRefused || response.status !== 401 || name === 'confirmPassword', `${name} by ${who}`).toBe(true);
          if (!isRefused) found[name].push(who);
          if (who !== 'holder') shown.push(text);
          if (who.startsWith('former')) shownToFormer.push(text);
        }
      }
      expect(found).toEqual(expected);
      // The card shows the holder’s name, and nothing about money.
      expect(shown.join()).not.toMatch(/"4242"|"price":|charge/);
      expect(shownToFormer.join()).not.toMatch(/Ottoline|Vandenberg/);
    },
  );

  it('a person sees the membership and whose it is, and nothing about money', async () => {
    const shown = await persons['carer']!.own.call('membership');
    const { memberNumber } = await card.row();
    expect(shown).toMatchObject({
      number: memberNumber,
      membershipId: 'dynasty',
      firstName: persons['carer']!.registration.firstName,
      person: {
        role: 'carer',
        holder: { firstName: 'Ottoline', lastName: 'Vandenberg-Achterberg' },
        lastDay: '2035-01-01',
      },
      upgrades: [],
      lower: [],
    });
    expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['renewal']));
    expect((await card.own.call('membership')).person).toBeUndefined();
  });

  it('the children are the household’s: the lead and the second adult name them, relatives and colleagues cannot', async () => {
    const { lead, grandparent, colleague } = persons;
    const second = persons['second-adult']!;
    const child = { firstName: 'Tove', dateOfBirth: '2022-03-04' };
    const bodyOf = ({ registration }: TestMember, children: (typeof child)[]) => {
      const { firstName, lastName, phoneNumber, countryCode, city, instagram, whatsAppConsent } = registration;
      return { firstName, lastName, phoneNumber, countryCode, city, instagram, whatsAppConsent, children };
    };
    await second.own.call('changeDetails', { body: bodyOf(second, [child]) });
    expect((await lead!.own.call('details')).children).toEqual([child]);
    expect((await card.own.call('details')).children).not.toContainEqual(child);
    for (const person of [grandparent!, colleague!]) {
      expect((await person.own.call('details')).children).toEqual([]);
      const changing = person.own.call('changeDetails', { body: bodyOf(person, [child]) });
      await expect(changing).rejects.toMatchObject({ status: 422, errors: { children: expect.any(String) } });
      await person.own.call('changeDetails', { body: bodyOf(person, []) });
    }
    expect((await second.own.call('details')).children).toEqual([child]);
  });

  it('whoever closes their own account ends nobody else’s, and the holder’s membership goes on', async () => {
    const guest = await putOnCard(provider, card, { role: 'colleague' });
    await guest.proxied.call('closeAccount', { body: { when: 'now', email: guest.registration.email } });
    await expect(guest.own.call('details')).rejects.toMatchObject({ status: 401 });
    expect((await card.row()).status).toBe('active');
    const { db } = provider.store;
    expect(await db.$count(people, eq(people.userId, guest.userId))).toBe(0);
  });
});
