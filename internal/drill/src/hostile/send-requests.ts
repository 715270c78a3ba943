import { randomBytes } from 'node:crypto';
import { readMembership } from '../load/visitors.ts';
import { visitorSecrets } from '../load/requests.ts';
import type { Found } from '../faults/faults.ts';
import type { Secret } from '../system/secrets.ts';
import type { System } from '../system/system.ts';
import { hostileRequests } from './cases.ts';
import { FORGED_LINE } from './mutations/values.ts';
import { firstFaultOf, isLate, isRefusalForLoad, sendUntilAnswered } from './requests/judge.ts';
import { HostileClient } from './requests/send.ts';
import { targets, type HostileRequest, type Target } from './requests/targets.ts';

/** How many requests are under way at once. */
const AT_ONCE = 12;
/** After so many faults of one endpoint, more would tell nothing new. */
const MAX_FAULTS = 5;

/**
 * Sends hostile requests to every endpoint that visitors can reach, through the balancer and the proxies. Prints the seed
 * and the slowest answer: the time is that of a busy machine, so it fails nothing.
 *
 * @param options cases: for each endpoint
 */
export async function sendHostileRequests(system: System, { cases, seed }: { cases: number; seed: number }) {
  // Upper case, because some codes are changed to it.
  const canary = `CANARY${randomBytes(10).toString('hex').toUpperCase()}`;
  system.secrets.push({ name: 'a token that a hostile request carried', value: canary });
  // As a message of somebody's it is stored like any other.
  system.secrets.push({ name: 'a forged line of a log', value: FORGED_LINE, mayBeInDatabase: true });
  const membership = await readMembership(system.origin);
  const client = new HostileClient(system.origin);
  const found = newFound();
  for (const target of targets) {
    const requests = hostileRequests(target, { count: cases, seed, origin: system.origin, membership, canary });
    await playTarget(client, target, requests, [...system.secrets, ...visitorSecrets], found);
  }
  client.close();
  const { requests, refused, late, slowest } = found;
  console.error(
    `${system.topology}: ${requests} hostile requests (CHAOS_SEED=${seed}), ${refused} refused because of load, ${late} too late; ` +
      `the slowest answer took ${Math.round(slowest.ms)} ms (${slowest.name})`,
  );
  return found;
}

interface FoundByRequests extends Found {
  refused: number;
  /** Answers that came too late for the proxy. */
  late: number;
  slowest: { ms: number; name: string };
}

const newFound = (): FoundByRequests => ({
  requests: 0,
  failures: [],
  refused: 0,
  late: 0,
  slowest: { ms: 0, name: '' },
});

/** Adds to `found` what is wrong with the answers of one endpoint. */
async function playTarget(
  client: HostileClient,
  { name }: Target,
  requests: HostileRequest[],
  secrets: Secret[],
  found: FoundByRequests,
): Promise<void> {
  const faults: string[] = [];
  const refusedBefore = found.refused;
  await inParallel(requests, async (request) => {
    found.requests++;
    const answers = await sendUntilAnswered(client, request).catch((error: Error) => error);
    const fault =
      answers instanceof Error ? `gets no answer: ${answers.message}` : firstFaultOf(request, answers, secrets);
    if (fault) faults.push(`${name} ${fault}; ${requestInWords(request)}`);
    if (answers instanceof Error) return;
    found.late += answers.filter(isLate).length;
    if (answers.slice(-1).some(isRefusalForLoad)) found.refused++;
    const ms = Math.max(...answers.map((answer) => answer.ms));
    if (ms > found.slowest.ms) found.slowest = { ms, name };
  });
  if (found.refused - refusedBefore > requests.length / 2) faults.push(`${name} was mostly refused because of load`);
  found.failures.push(...faults.slice(0, MAX_FAULTS));
}

async function inParallel(requests: HostileRequest[], play: (request: HostileRequest) => Promise<void>) {
  const waiting = requests.values();
  const worker = async () => {
    for (const request of waiting) await play(request);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Enough to see what was sent; the seed has the rest. */
function requestInWords({ method, path, headers, body }: HostileRequest): string {
  return `${method} ${path.slice(0, 120)} ${JSON.stringify(headers).slice(0, 400)} ${JSON.stringify(String(body ?? '').slice(0, 300))}`;
}
