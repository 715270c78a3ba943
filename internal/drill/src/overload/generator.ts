// Measures one kind of visit, in a process that is bound to a core of its own: the capacity, three times the capacity, and
// the capacity again, because other work on the machine comes and goes. Writes the measurement as JSON to standard output.
import { randomInt, randomUUID } from 'node:crypto';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { requestOf, visitorCredentials } from '../load/requests.ts';
import { readMembership, send } from '../load/visitors.ts';
import { closedLoop, findSaturation, goodputAfter, judge, openLoop, type Answer } from './loads.ts';
import type { Measurement, VisitKind } from './overload.ts';

const OVERLOAD = 3;
const STEP_MS = 1_500;
const CAPACITY_MS = 4_000;
const OVERLOAD_MS = 10_000;
/** At the beginning of a load connections are opened. */
const WARM_UP_MS = 500;
/** At the beginning of an overload queues fill, and the first in them has waited as long as the last ones after so long. */
const FILLING_MS = 5_000;
const CACHED_PAGES_A_SECOND = 5;
/** More sign-ins of one member at the same time would be counted as guesses of the password. */
const MEMBERS = 60;
/** When the visitor has left. A bank may take long, and people know it. */
const DEADLINE_MS = 3_000;
const JOINING_DEADLINE_MS = 15_000;

const [origin, kind] = process.argv.slice(2) as [string, VisitKind];
const membership = await readMembership(origin);
const members: string[] = [];

const words = (
  'pool beach snow lake castle island cot kids club babies alps morocco heated connecting rooms quiet garden train forest ' +
  'rice terraces desert harbour horses bicycles breakfast grandparents teenagers spring autumn winter summer'
).split(' ');
/** Four words of those that visitors search for. There are a million of them, so that no cache has the answer. */
const newWords = () => encodeURIComponent(Array.from({ length: 4 }, () => words[randomInt(words.length)]).join(' '));

/** A page that every cache has: reading it must stay quick whatever else is asked for. */
const viewCachedPage = () => get('/membership');
const visits: Record<VisitKind, () => Promise<Answer>> = {
  'a page': () => get(`/search-results?q=${newWords()}`),
  search: () => get(`/v1/hotels/search?q=${newWords()}`),
  'sign-in': () => {
    const credentials = { email: members[randomInt(members.length)], password: visitorCredentials.password };
    return post('/api/token', { ...credentials, keepMeSignedIn: false });
  },
  joining: () => join(`${randomUUID()}@example.com`),
};
const ask = visits[kind];

await viewCachedPage();
// Their passwords are hashed as all others are.
const wanted = kind === 'sign-in' ? MEMBERS : 0;
while (members.length < wanted) {
  const email = `member.${members.length}.${process.pid}@example.com`;
  const { what, outcome } = await join(email);
  if (outcome !== 'accepted') throw new Error(`Joining is answered with ${what} before anything is overloaded.`);
  members.push(email);
}
const goodputWith = async (count: number, ms: number) => goodputAfter(WARM_UP_MS, await closedLoop(ask, count, ms));
const saturation = await findSaturation((count) => goodputWith(count, STEP_MS));
const before = await goodputWith(saturation, CAPACITY_MS);
const usedBefore = process.cpuUsage();
const [load, pages] = await Promise.all([
  openLoop(ask, OVERLOAD * before, OVERLOAD_MS),
  openLoop(viewCachedPage, CACHED_PAGES_A_SECOND, OVERLOAD_MS),
]);
const { user, system } = process.cpuUsage(usedBefore);
await delay(1_000);
const after = await goodputWith(saturation, CAPACITY_MS);
const answers = [...load.answers, ...pages.answers];
const measurement: Measurement = {
  kind,
  capacity: (before + after) / 2,
  offered: load.answers.length / ((load.end - load.begin) / 1000),
  goodput: goodputAfter(FILLING_MS, load),
  refused: answers.filter(({ outcome }) => outcome === 'refused').length,
  failures: answers.filter(({ outcome }) => outcome === 'failed').map(({ what }) => what),
  p95: p95(load.answers.filter(({ outcome }) => outcome === 'accepted')),
  cachedPageP95: p95(pages.answers),
  usage: (user + system) / 1000 / (load.end - load.begin),
};
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);
// Its connections are kept, so it would not end by itself.
process.stdout.write(JSON.stringify(measurement, rounded), () => process.exit());

function p95(measured: Answer[]) {
  const histogram = createHistogram();
  for (const { ms } of measured) histogram.record(Math.max(1, Math.round(ms)));
  return histogram.percentile(95);
}

function join(email: string) {
  const { path, body } = requestOf('join', email, membership);
  return post(path, body, { 'idempotency-key': randomUUID() }, JOINING_DEADLINE_MS);
}

function get(path: string) {
  return request(path, {}, DEADLINE_MS);
}

function post(path: string, body: unknown, headers: Record<string, string> = {}, deadline = DEADLINE_MS) {
  const all = { 'content-type': 'application/json', origin, ...headers };
  return request(path, { method: 'POST', headers: all, body: JSON.stringify(body) }, deadline);
}

/** From a network of the range for documentation (RFC 3849) that no other visitor has: limits by address must not count. */
async function request(path: string, options: RequestInit, deadline: number): Promise<Answer> {
  const address = `2001:db8:${randomInt(2 ** 16).toString(16)}:${randomInt(2 ** 16).toString(16)}::1`;
  const begin = performance.now();
  const answer = await send(`${origin}${path}`, { ...options, redirect: 'manual' }, address, deadline);
  const at = performance.now();
  return { ...judge(answer.status, answer.retryAfter), ms: at - begin, at };
}
