// `pnpm exec node bench/overload.mjs [program…]`: what is left for visitors while more is asked than the product can do,
// through the built proxy and the reference provider with its embedded database. Two programs, such as the `main.js` of an
// earlier build and of this one, are measured in turns.
//
// It prints and judges nothing, because the load itself shares the processors with what it measures.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { join, resolve } from 'node:path';
import { startSite } from './lib/running-site.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const TURNS = Number(process.env.BENCH_TURNS ?? 2);
const SEARCHES_OF_ONE_ADDRESS = 200;
const OVERLOAD = 3;

/** @typedef {{ status: number, ms: number, retryAfter: boolean }} Answer */

const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
let count = 0;

/** An address that nothing else uses, as a load balancer would report it. */
const newAddress = () => {
  count += 1;
  return `2001:db8:${((count >> 16) & 0xffff).toString(16)}:${(count & 0xffff).toString(16)}::1`;
};

/**
 * @param {string} origin
 * @param {string} path
 * @param {{ address?: string, body?: unknown, headers?: Record<string, string> }} [options]
 * @returns {Promise<Answer>}
 */
function ask(origin, path, { address = newAddress(), body, headers } = {}) {
  const begin = performance.now();
  return new Promise((resolve) => {
    const finish = (/** @type {http.IncomingMessage | undefined} */ response) =>
      resolve({
        status: response?.statusCode ?? 0,
        ms: performance.now() - begin,
        retryAfter: response?.headers['retry-after'] !== undefined,
      });
    const request = http.request(`${origin}${path}`, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': address,
        'sec-fetch-site': 'same-origin',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
    });
    request.once('error', () => finish(undefined));
    request.once('response', (response) => {
      response.resume();
      response.once('close', () => finish(response));
    });
    request.end(body ? JSON.stringify(body) : undefined);
  });
}

/** @satisfies {Record<string, (origin: string) => Promise<Answer>>} */
const calls = {
  search: (origin) => ask(origin, `/v1/hotels/search?q=pool+${randomUUID()}`),
  'sign-in': (origin) =>
    ask(origin, '/api/token', { body: { email: `${randomUUID()}@example.com`, password: 'lantern-orchard' } }),
  joining: (origin) => ask(origin, '/api/user', { body: registration(), headers: { 'idempotency-key': randomUUID() } }),
  page: (origin) => ask(origin, '/membership'),
};

const registration = () => ({
  formType: 'membership',
  membershipId: 'gold',
  firstName: 'Claire',
  lastName: 'Moreau',
  email: `${randomUUID()}@example.com`,
  phoneNumber: '+33612345678',
  password: 'vingt-deux cerises mûres',
  dateOfBirth: '1985-03-04',
  countryCode: 'FR',
  city: { id: '2988507', name: 'Paris' },
  children: [{ firstName: 'Léo', dateOfBirth: '2018-05-06' }],
  instagram: { consent: false },
  whatsAppConsent: false,
  termsAccept: true,
  currency: 'EUR',
  total: { amount: 174_500, currency: 'EUR' },
  creditCard: { brand: 'VISA', name: 'Claire Moreau', number: '4242424242424242', expiry: '12-31', cvc: '123' },
});

/** Sends at this rate, whether answers come or not. @param {number} rate a second @param {() => Promise<Answer>} send */
async function sendAtRate(rate, send) {
  /** @type {Promise<Answer>[]} */
  const answers = [];
  const begin = performance.now();
  while (performance.now() - begin < SECONDS * 1000) {
    const due = ((performance.now() - begin) / 1000) * rate;
    while (answers.length < due) answers.push(send());
    await new Promise((resume) => setTimeout(resume, 5));
  }
  return Promise.all(answers);
}

/** @type {(keyof typeof calls)[]} */
const overloaded = ['search', 'sign-in', 'joining'];

/** How many a second are answered when twelve visitors ask again as soon as they have an answer. @param {() => Promise<Answer>} send */
async function capacityOf(send) {
  const end = performance.now() + SECONDS * 500;
  let done = 0;
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      while (performance.now() < end) if (isServed(await send())) done += 1;
    }),
  );
  return done / (SECONDS / 2);
}

/** An unknown member (401) costs what a known one does. @param {Answer} answer */
const isServed = ({ status }) => status === 200 || status === 401;

/** @param {readonly Answer[]} answers @param {number} share */
const percentile = (answers, share) =>
  Math.round(answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length * share)] ?? Number.NaN);

/** @param {readonly Answer[]} answers */
function describe(answers) {
  const served = answers.filter(isServed);
  /** @type {Record<string, number>} */
  const statuses = {};
  for (const { status, retryAfter } of answers) {
    const name = status === 503 && !retryAfter ? '503 without Retry-After' : String(status);
    statuses[name] = (statuses[name] ?? 0) + 1;
  }
  return `${(served.length / SECONDS).toFixed(1)}/s served, median ${percentile(served, 0.5)} ms, p95 ${percentile(served, 0.95)} ms, ${JSON.stringify(statuses)}`;
}

/** @param {string} program */
async function measure(program) {
  const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1, ::1', LOG_LEVEL: 'silent' }, program);
  const { origin } = site;
  const print = (/** @type {string} */ name, /** @type {string} */ text) => console.log(`${program}\t${name}\t${text}`);
  try {
    for (const call of Object.values(calls)) await call(origin);
    const probe = async () => ({
      joining: await sendAtRate(1, () => calls.joining(origin)),
      'sign-in': await sendAtRate(2, () => calls['sign-in'](origin)),
    });
    for (const [name, answers] of Object.entries(await probe())) print(`${name}, without load`, describe(answers));
    const one = newAddress();
    const [searches, joining, signIn, page] = await Promise.all([
      sendAtRate(SEARCHES_OF_ONE_ADDRESS, () =>
        ask(origin, `/v1/hotels/search?q=pool+${randomUUID()}`, { address: one }),
      ),
      sendAtRate(1, () => calls.joining(origin)),
      sendAtRate(2, () => calls['sign-in'](origin)),
      sendAtRate(5, () => calls.page(origin)),
    ]);
    print(`${SEARCHES_OF_ONE_ADDRESS} searches a second of one address`, describe(searches));
    print('joining meanwhile', describe(joining));
    print('sign-in meanwhile', describe(signIn));
    print('cached page meanwhile', describe(page));
    for (const name of overloaded) {
      const send = () => calls[name](origin);
      const capacity = await capacityOf(send);
      print(`${name} at ${OVERLOAD} × ${capacity.toFixed(1)}/s`, describe(await sendAtRate(OVERLOAD * capacity, send)));
    }
  } finally {
    await site.stop();
  }
}

const programs = process.argv.slice(2).map((path) => resolve(path));
if (programs.length === 0) programs.push(join(import.meta.dirname, '../apps/proxy/dist/main.js'));
for (let turn = 0; turn < TURNS; turn++) for (const program of programs) await measure(program);
agent.destroy();
