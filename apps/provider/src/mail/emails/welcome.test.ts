import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Registration } from '@myler/api-client/contract';
import type { Money } from '@myler/config/currencies';
import { keyFact } from '@myler/config/key-facts';
import { hasOwnMyler, membershipIds, type MembershipId } from '@myler/config/memberships';
import { forEachRow } from '@myler/presets/rows';
import { textVersion } from '../message/text-version.ts';
import { emailAskedEmail } from './account.ts';
import { welcomeEmail } from './welcome.ts';

const welcome = (membershipId: MembershipId, gift?: Money, firstName = 'Amara') =>
  welcomeEmail({
    registration: { email: 'amara@example.com' } as Partial<Registration> as Registration,
    receipt: {
      memberId: 'm1',
      firstName,
      membershipId,
      price: { amount: 29_500, currency: 'GBP' },
      discount: { amount: 0, currency: 'GBP' },
      ...(gift ? { gift } : {}),
      paid: { amount: 29_500 - (gift?.amount ?? 0), currency: 'GBP' },
      startsOn: '2026-11-21',
      renewsOn: '2027-11-21',
    },
    member: { number: '48210973556', mylerName: hasOwnMyler(membershipId) ? 'Adaeze Nwosu' : undefined },
    publicOrigin: 'https://www.myler.example',
    webAppUrl: 'https://www.myler.example/app',
  });
const welcomeText = (membershipId: MembershipId, gift?: Money) => textVersion(welcome(membershipId, gift).content);

it(
  'the welcome email for each membership states the renewal and the cancellation in the words of the membership page',
  { tags: ['promise:welcome-key-facts'] },
  () =>
    forEachRow(membershipIds, (id) => {
      for (const fact of ['renewal', 'leaving', 'cooling-off'] as const)
        expect(welcomeText(id)).toContain(keyFact(fact).text);
      expect(welcomeText(id)).not.toContain('four weeks');
    }),
);

it(
  'the welcome email promises a Myler for cards with a Myler, and the desk’s telephone number for all',
  { tags: ['promise:black-until-midnight', 'promise:booked-after-yes', 'promise:member-has-myler'] },
  () => {
    const promised = membershipIds.filter((id) => /your Myler (writes|rings)/.test(welcomeText(id)));
    expect(promised).toEqual(['gold', 'black', 'black-plus', 'dynasty']);
    for (const id of membershipIds) expect(welcomeText(id)).toContain('+44 20 7946 0132');
  },
);

it('the welcome email names the Myler and the member number, and leads to the account and to the web app', () => {
  expect(welcomeText('gold')).toContain(
    'Your Myler is Adaeze Nwosu. Within one working day, by November 23, 2026, your Myler writes',
  );
  expect(welcomeText('travel')).not.toContain('Your Myler is');
  expect(welcomeText('gold')).toContain('Member number: 48210 97355 6');
  expect(welcomeText('gold')).toContain('Open your membership:\nhttps://www.myler.example/account');
  expect(welcomeText('gold')).toContain('https://www.myler.example/app/travel');
});

it('the welcome email lists the gift card’s part between the price and the sum that was paid', () => {
  const mail = welcomeText('travel', { amount: 10_050, currency: 'GBP' });
  expect(mail).toContain('Travel, one year: £295.00\nYour gift card: −£100.50\nPaid today: £194.50');
  expect(welcomeText('travel')).not.toContain('gift card');
});

it('the welcome email names the days of the welcome on the site', () => {
  const mail = welcomeText('gold');
  expect(mail).toContain('You can leave and get all of it back until: December 05, 2026');
  expect(mail).toContain('We write to ask for a card on: October 22, 2027');
  expect(mail).toContain('Your year ends, without a card, on: November 21, 2027');
  expect(mail).toContain('Tell us about one journey');
});

it('a subject has forty characters of a name, so that a stranger writes no sentence there', () => {
  const subjectOf = (name: string) => welcome('gold', undefined, name).subject;
  expect(subjectOf('A'.repeat(40))).toBe(`Welcome to Myler, ${'A'.repeat(40)}`);
  expect(subjectOf('You have won a stay, and it ends on Sunday')).toBe(
    'Welcome to Myler, You have won a stay, and it ends on Sun…',
  );
  expect(subjectOf('नि'.repeat(40))).toBe(`Welcome to Myler, ${'नि'.repeat(40)}`);
  expect(subjectOf('נ'.repeat(41))).toBe(`Welcome to Myler, \u2068${'נ'.repeat(39)}…\u2069`);
});

it('every subject takes the names of visitors through that', () => {
  const uncut = globSync('*.ts', { cwd: import.meta.dirname }).flatMap((file) => {
    const subjects = readFileSync(join(import.meta.dirname, file), 'utf8').match(/^ *subject: .*$/gm) ?? [];
    // A Myler's name is ours.
    const others = subjects.map((subject) => subject.replaceAll(/\$\{(?:nameInSubject\(.*?\)|mylerName)/g, ''));
    return others.filter((subject) => /\$\{(?:isolate\(|[\w.]*Name\b|(?:lead|user|member)\.)/.test(subject));
  });
  expect(uncut).toEqual([]);
});

it('an email names the address of somebody else without the web address that its first part may be', () => {
  const written = (newEmail: string) =>
    textVersion(emailAskedEmail.write({ to: 'a@example.com', firstName: 'Ada', newEmail }, { link: '' }).content);
  for (const local of ['www.evil.example/keep?m=1', 'WWW.evil.example', 'evil.example/a', 'a?b', 'a.www.evil.example'])
    expect(written(`${local}@b.example`)).toContain('sign in with …@b.example from now on');
  for (const email of ['www@b.example', "o'neil+x@b.example", 'a.www@b.example'])
    expect(written(email)).toContain(`sign in with ${email} from now on`);
});
