import { setTimeout as delay } from 'node:timers/promises';
import { isLate, isRefusalForLoad } from './judge.ts';
import type { HostileAnswer, HostileClient } from './send.ts';
import type { HostileRequest } from './targets.ts';

const MAX_TRIES = 8;
const LONGEST_WAIT_SECONDS = 10;

/**
 * Sends a request, and while the machine is too busy for it sends it again, from another address and after as long as a
 * visitor would wait.
 *
 * @returns every answer, the last one last
 * @throws {Error} when there is no answer
 */
export async function sendUntilAnswered(
  client: Pick<HostileClient, 'send'>,
  request: HostileRequest,
): Promise<HostileAnswer[]> {
  const answers = [await client.send(request)];
  for (let tries = 1; tries < MAX_TRIES; tries++) {
    const last = answers.at(-1)!;
    if (!isTooBusy(last)) break;
    const seconds = Math.max(Number(last.headers['retry-after']) || 0, 2 ** tries / 4);
    await delay(Math.min(seconds, LONGEST_WAIT_SECONDS) * 1000);
    answers.push(await client.send(asSomebodyElse(request, tries)));
  }
  return answers;
}

/** A limit by address or by e-mail address (429) is not load: another try would be refused as well. */
const isTooBusy = (answer: HostileAnswer): boolean =>
  isLate(answer) || (answer.status === 503 && isRefusalForLoad(answer));

/** The request before may have been done after all. */
function asSomebodyElse(request: HostileRequest, tries: number): HostileRequest {
  const { body } = request;
  return typeof body === 'string'
    ? { ...request, body: body.replaceAll('@example', `@again${tries}.example`) }
    : request;
}
