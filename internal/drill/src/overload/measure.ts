import { setTimeout as delay } from 'node:timers/promises';
import type { MembershipPrice } from '@myler/api-client/contract';
import { countFailures, goodputOf, percentile, closedLoop, openLoop, type Load, findSaturation } from './loads.ts';
import { startUsage } from './cores.ts';
import type { CoreUsage, Job, Measurement } from './overload-report.ts';
import { createSend, type Send } from './send.ts';
import { cachedPage, deadlines, joining, newVisit, type Visitors, type VisitKind } from './visits.ts';

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

/**
 * The capacity, three times the capacity, and the capacity again: other work on the machine comes and goes, and the overload
 * is compared with the mean of what was possible before and after it.
 */
export async function measure({ origin, kind, core }: Job): Promise<Measurement> {
  const send = createSend(origin);
  const visitors = await prepare(send, origin, kind);
  const ask = () => send(newVisit(kind, visitors), deadlines[kind]);
  const goodputWith = async (count: number, ms: number) => goodputAfter(WARM_UP_MS, await closedLoop(ask, count, ms));
  const saturation = await findSaturation((count) => goodputWith(count, STEP_MS));
  const before = await goodputWith(saturation, CAPACITY_MS);
  const endUsage = startUsage(core);
  let usage: CoreUsage = { own: 0, others: 0 };
  const [load, pages] = await Promise.all([
    openLoop(ask, OVERLOAD * before, OVERLOAD_MS, () => (usage = endUsage())),
    openLoop(() => send(cachedPage, deadlines['a page']), CACHED_PAGES_A_SECOND, OVERLOAD_MS),
  ]);
  await delay(1_000);
  const after = await goodputWith(saturation, CAPACITY_MS);
  const answers = [...load.answers, ...pages.answers];
  const accepted = load.answers.filter(({ outcome }) => outcome === 'accepted').map(({ ms }) => ms);
  return {
    kind,
    capacity: (before + after) / 2,
    offered: load.answers.length / ((load.end - load.begin) / 1000),
    goodput: goodputAfter(FILLING_MS, load),
    refused: answers.filter(({ outcome }) => outcome === 'refused').length,
    failures: countFailures(answers),
    median: percentile(accepted, 0.5),
    p95: percentile(accepted, 0.95),
    cachedPageP95: percentile(
      pages.answers.map(({ ms }) => ms),
      0.95,
    ),
    usage,
  };
}

const goodputAfter = (warmUp: number, { answers, begin, end }: Load) =>
  goodputOf(answers, { from: begin + warmUp, to: end });

async function prepare(send: Send, origin: string, kind: VisitKind): Promise<Visitors> {
  await send(cachedPage, deadlines['a page']);
  const response = await fetch(`${origin}/api/prices`);
  const [membership] = (await response.json()) as MembershipPrice[];
  if (!membership) throw new Error('There is no membership to join with.');
  const members = kind === 'sign-in' ? await join(send, membership) : [];
  return { membership, members };
}

/** Members with passwords that are hashed as all others are. */
async function join(send: Send, membership: MembershipPrice): Promise<Visitors['members']> {
  const members: { email: string; password: string }[] = [];
  while (members.length < MEMBERS) {
    const email = `member.${members.length}.${process.pid}@example.com`;
    const request = joining(email, membership);
    const { what, outcome } = await send(request, deadlines.joining);
    if (outcome !== 'accepted') throw new Error(`Joining is answered with ${what} before anything is overloaded.`);
    members.push({ email, password: request.body.password });
  }
  return members;
}
