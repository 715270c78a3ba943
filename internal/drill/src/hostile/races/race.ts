import { setTimeout as delay } from 'node:timers/promises';
import type { MembershipPrice } from '@myler/api-client/contract';
import type { Acknowledged } from '../../load/requests.ts';
import { randomAddress } from '../../load/visitors.ts';
import type { System } from '../../system/system.ts';
import type { HostileAnswer, HostileClient } from '../requests/send.ts';
import PostalMime from 'postal-mime';
import type { MailServer } from '../../system/mail-server.ts';

export interface RaceContext {
  system: System;
  /** How many do the same at once. */
  contenders: number;
  membership: MembershipPrice;
  /** To the site, as visitors. */
  site: Caller;
  /** To the providers, as the proxies: what has limits that 200 visitors of one address would meet. */
  provider: Caller;
  /** Remembers a write that was answered with success. */
  acknowledge: (write: Acknowledged) => void;
}

/** Something that can be had once, or whose answer is always the same. */
export interface Race {
  name: string;
  /** What is done before any race, and visitors cannot do. Servers may start again. */
  prepare?: (system: System) => Promise<void>;
  /** @returns what must not have happened, each in a few words */
  run: (context: RaceContext) => Promise<string[]>;
}

export interface Call {
  method: string;
  path: string;
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
}

/** Sends a request until the answer is about what was asked, and not about the load. */
export type Caller = (call: Call) => Promise<RaceAnswer>;

export interface RaceAnswer extends HostileAnswer {
  /** Whether an earlier answer to the same request came too late, so that it may have been done already. */
  isUnsure?: boolean;
}

/** After so long nobody would wait any more. */
const PATIENCE_MS = 300_000;

/** @param headers of every request */
export function createCaller(client: HostileClient, headers: Record<string, string>): Caller {
  return async (call) => {
    const request = {
      method: call.method,
      path: call.path,
      headers: {
        'content-type': 'application/json',
        ...headers,
        ...(call.key ? { 'idempotency-key': call.key } : {}),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    };
    const address = randomAddress();
    const limit = Date.now() + PATIENCE_MS;
    let isUnsure = false;
    for (;;) {
      const answer = await client.send(request, address);
      const isLate = answer.status === 504;
      const retryAfter = isLate ? 1 : Number(answer.headers['retry-after']);
      if (!(retryAfter > 0) || Date.now() > limit) return { ...answer, isUnsure };
      isUnsure ||= isLate;
      await delay(retryAfter * 1000);
    }
  };
}

/** Sends all at once, and resolves with the answers in the same order. */
export function atOnce({ contenders }: RaceContext, send: (index: number) => Promise<RaceAnswer>) {
  return Promise.all(Array.from({ length: contenders }, (_, index) => send(index)));
}

export const isSuccess = ({ status }: HostileAnswer): boolean => status === 200 || status === 204;

/**
 * One answer is a success, and the others are refused for the right reason. The success may be one that came too late.
 *
 * @param refusals the statuses that mean "too late"
 */
export function oneWinner(answers: RaceAnswer[], refusals: readonly number[]): string[] {
  const winners = answers.filter(isSuccess).length;
  const others = answers.filter((answer) => !isSuccess(answer) && !refusals.includes(answer.status));
  return [
    ...(winners === 1 || (winners === 0 && answers.some(({ isUnsure }) => isUnsure))
      ? []
      : [`${winners} of ${answers.length} won`]),
    ...new Set(others.map(({ status, body }) => `${status} ${body.slice(0, 160)}`)),
  ];
}

/** Senders look into the outbox every minute; a busy machine is slower. */
const LONGEST_WAIT_MS = 300_000;

/**
 * Waits for a letter, and reads something from its subject or its text.
 *
 * @param pattern whose first group is what is wanted
 * @throws {Error} when no such letter has come
 */
export async function readLetter({ letters }: MailServer, to: string, pattern: RegExp): Promise<string> {
  const limit = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < limit) {
    for (const { raw } of letters.filter((letter) => letter.to === to)) {
      const { subject = '', text = '' } = await PostalMime.parse(raw);
      const found = pattern.exec(`${subject}\n${text}`)?.[1];
      if (found) return found;
    }
    await delay(50);
  }
  throw new Error(`No letter to ${to} has ${String(pattern)}.`);
}
