import type { Secret } from '../../system/secrets.ts';
import type { HostileAnswer, HostileClient } from './send.ts';
import type { HostileRequest } from './targets.ts';
import { setTimeout as delay } from 'node:timers/promises';

/** A refusal because of load says when to come back. */
export const isRefusalForLoad = ({ status, headers }: HostileAnswer): boolean =>
  (status === 429 || status === 503) && Number(headers['retry-after']) > 0;

/** A deadline has passed. On a busy machine that is no fault of the request. */
export const isLate = ({ status }: HostileAnswer): boolean => status === 504;

/**
 * The first fault among the answers to a request that was sent again, in a few words. That an answer was late is a fault
 * only of the last one.
 */
export function firstFaultOf(
  request: HostileRequest,
  answers: readonly HostileAnswer[],
  secrets: readonly Secret[],
): string | undefined {
  return answers
    .filter((answer) => !isLate(answer) || answer === answers.at(-1))
    .map((answer) => faultOf(request, answer, secrets))
    .find((fault) => fault !== undefined);
}

/**
 * What is wrong with the answer to a hostile request, in a few words. Undefined when nothing is.
 *
 * @param secrets that no answer may hold
 */
export function faultOf(
  request: HostileRequest,
  answer: HostileAnswer,
  secrets: readonly Secret[],
): string | undefined {
  const { status, headers, body } = answer;
  if (status >= 500 && !isRefusalForLoad(answer)) return `answers ${status}: ${body.slice(0, 200)}`;
  if (status === 429 && !isRefusalForLoad(answer)) return 'answers 429 and does not say when to come back';
  const everything = `${JSON.stringify(headers)}${body}`;
  const told = secrets.find(({ value }) => everything.includes(value));
  if (told) return `shows ${told.name}`;
  if (/hostile\.example/.test(JSON.stringify(headers))) return 'names a host that the request made up';
  if ('x-injected' in headers || /injected=1/.test(String(headers['set-cookie']))) return 'has a header of the request';
  if (/root:.*:0:0:/.test(body)) return 'shows a file of the machine';
  if (headers['x-content-type-options'] !== 'nosniff') return `has no security headers (${status})`;
  if (!headers['content-security-policy']) return `has no content security policy (${status})`;
  if (status >= 400 && request.method !== 'HEAD') return problemFault(request, answer);
  return undefined;
}

/** An error of an API is problem details. An address outside of it has a page or a file. */
function problemFault({ path }: HostileRequest, { status, headers, body }: HostileAnswer): string | undefined {
  const type = headers['content-type'] ?? '';
  // As the proxy reads it: "/v1/x/../.." is "/".
  const isApi = /^\/(?:api|v1)\//.test(new URL(`http://site${path}`).pathname);
  if (!isApi && status === 404 && /^text\/(?:html|plain)/.test(type)) return undefined;
  if (!type.startsWith('application/problem+json')) return `answers ${status} with ${type || 'nothing'}`;
  const problem = parsed(body) as { message?: unknown; status?: unknown } | undefined;
  if (typeof problem?.message !== 'string' || problem.message === '') return `answers ${status} without a message`;
  return problem.status === status ? undefined : `answers ${status} and says ${String(problem.status)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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

/** A limit by address or by email address (429) is not load: another try would be refused as well. */
const isTooBusy = (answer: HostileAnswer): boolean =>
  isLate(answer) || (answer.status === 503 && isRefusalForLoad(answer));

/** The request before may have been done after all. */
function asSomebodyElse(request: HostileRequest, tries: number): HostileRequest {
  const { body } = request;
  return typeof body === 'string'
    ? { ...request, body: body.replaceAll('@example', `@again${tries}.example`) }
    : request;
}
