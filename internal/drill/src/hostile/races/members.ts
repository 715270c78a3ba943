import { randomUUID } from 'node:crypto';
import { requestOf, visitorCredentials } from '../../load/requests.ts';
import { readLetter, atOnce, isSuccess, oneWinner, type Race, type RaceContext } from './race.ts';

/** Somebody who has joined. */
async function joinedMember({ site, membership, acknowledge }: RaceContext): Promise<string> {
  const key = randomUUID();
  const email = `race.${key}@example.com`;
  const { status } = await site({ method: 'POST', ...requestOf('join', email, membership), key });
  if (status !== 200) throw new Error(`A member could not join before the race: ${status}.`);
  acknowledge({ kind: 'join', email, key });
  return email;
}

const signInWith = (email: string, password: string, code?: string) => ({
  method: 'POST',
  path: '/v1/users/login',
  body: { email, password, keepMeSignedIn: true, ...(code ? { code } : {}) },
});

export const resetLink: Race = {
  name: 'the link for a new password',
  async run(context) {
    const { site, system } = context;
    const email = await joinedMember(context);
    await site({ method: 'POST', path: '/api/forgot-password', body: { email } });
    const token = await readLetter(system.mail, email, /#reset-password=([\w-]+)/);
    const passwords = Array.from({ length: context.contenders }, () => `nine green ${randomUUID()} lanterns`);
    system.secrets.push({ name: 'the token of a link for a new password', value: token });
    // Not all of them: everything that was written is searched for each.
    system.secrets.push(...passwords.slice(0, 2).map((value) => ({ name: 'a new password', value })));
    const answers = await atOnce(context, (index) =>
      site({ method: 'POST', path: '/api/reset-password', body: { token, password: passwords[index] } }),
    );
    const winner = answers.findIndex(isSuccess);
    const isIn = async (password = '') => isSuccess(await site({ ...signInWith(email, password), path: '/api/token' }));
    return [
      ...oneWinner(answers, [410]),
      ...(winner < 0 || (await isIn(passwords[winner])) ? [] : ['the password of the winner does not sign in']),
      ...(winner >= 0 && (await isIn(passwords[winner === 0 ? 1 : 0])) ? ['the password of a loser signs in'] : []),
      ...((await isIn(visitorCredentials.password)) ? ['the old password signs in'] : []),
    ];
  },
};

/** The account is guessed from so many addresses that each sign-in needs a code. */
const GUESSES = 20;

export const signInCode: Race = {
  name: 'an emailed code for signing in',
  async run(context) {
    const { provider, system } = context;
    const email = await joinedMember(context);
    for (let guess = 0; guess < GUESSES; guess++)
      await provider({ ...signInWith(email, 'wrong'), headers: { 'x-visitor-address': `198.51.100.${guess}` } });
    // Codes belong to an account and an address.
    const headers = { 'x-visitor-address': '203.0.113.1' };
    await provider({ ...signInWith(email, visitorCredentials.password), headers });
    const code = await readLetter(system.mail, email, /(\d{6}) is your code/);
    const answers = await atOnce(context, () =>
      provider({ ...signInWith(email, visitorCredentials.password, code), headers }),
    );
    for (const { body } of answers.filter(isSuccess)) {
      const { accessToken, refreshToken } = JSON.parse(body) as Record<string, string>;
      system.secrets.push({ name: 'an access token', value: accessToken ?? '' });
      system.secrets.push({ name: 'a refresh token', value: refreshToken ?? '' });
    }
    return oneWinner(answers, [401]);
  },
};

export const newsletterLink: Race = {
  name: 'the link that confirms the newsletter',
  async run(context) {
    const { site, system, acknowledge } = context;
    const email = `race.${randomUUID()}@example.com`;
    await site({ method: 'POST', path: '/api/newsletter', body: { email } });
    const token = await readLetter(system.mail, email, /#newsletter-confirm=([\w-]+)/);
    system.secrets.push({ name: 'the token of a newsletter', value: token });
    const answers = await atOnce(context, () =>
      site({ method: 'POST', path: '/v1/newsletter/confirm', body: { token } }),
    );
    acknowledge({ kind: 'subscription', email });
    // Of the second letter, the first issue: whoever has confirmed gets it once.
    await readLetter(system.mail, email, /(unsubscribe\?token=)/);
    const letters = system.mail.letters.filter(({ to }) => to === email).length;
    const refused = answers.filter((answer) => !isSuccess(answer));
    return [
      ...new Set(refused.map(({ status }) => `the same link is answered with ${status}`)),
      ...(letters === 2 ? [] : [`${letters} letters were sent instead of two`]),
    ];
  },
};
