import { ApiError } from '@myler/api-client/errors';
import type { AttemptOutcome } from '@myler/api-client/contract';
import { referenceOf } from '../core/form-state.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';

export interface PaymentClient<Body, Result> {
  send(body: Body, idempotencyKey: string): Promise<Result>;
  /** Asks how an attempt ended, after its response was lost. Without it the body is sent again under the same key. */
  outcome?: ((key: string) => Promise<AttemptOutcome>) | undefined;
}

/** The bank wants the cardholder to confirm a payment on its own page. */
export interface BankRequest {
  /** Names the bank's page (`bankPageAddress`). */
  confirmation: string;
  /** Asks whether the cardholder has answered, because not every bank's page says so itself. False if nobody knows. */
  isAnswered: () => Promise<boolean>;
}

export interface PaymentDeps<Body, Result> {
  client: PaymentClient<Body, Result>;
  keys: IdempotencyKeys;
  /** Shows the bank's page, and resolves once the cardholder has answered there. */
  confirm: (request: BankRequest) => Promise<void>;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/** What a question for the outcome needs. */
type OutcomeDeps = Omit<PaymentDeps<never, never>, 'client'> & {
  client: Pick<PaymentClient<never, never>, 'outcome'> & { send?: unknown };
};

export type PaymentEnd<Result> =
  /** The body was accepted, and this is the result. */
  | { kind: 'completed'; result: Result }
  /** The body was accepted, but the response was lost. Only the outcome is known. */
  | { kind: 'recovered'; outcome: AttemptOutcome }
  /** The rejection is final: the next attempt has a new key. */
  | { kind: 'rejected'; error: unknown }
  /** No final response. The key stays, so that trying again can neither charge nor create twice. */
  | {
      kind: 'pending';
      reason: 'no-connection' | 'still-running' | 'not-now' | 'not-arrived';
      message?: string;
      /** The id of the request that failed last. */
      reference?: string | undefined;
    };

/** Resolves after so many milliseconds. */
export const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/**
 * How long to let a running attempt run before asking again; about half a minute in all, as long as a charge may take.
 */
const POLL_DELAYS = [500, 1000, 2000, 3000, 5000, 8000, 10_000];
const MAX_SENDS = 3;
/** Milliseconds after which a request that had left a reloaded page has arrived or never will. */
const ASK_AGAIN_AFTER = 1000;

/** Sends a body that costs money, so that it is charged and taken exactly once, even when the connection is lost. */
export async function payOnce<Body, Result>(body: Body, deps: PaymentDeps<Body, Result>): Promise<PaymentEnd<Result>> {
  const { client, keys } = deps;
  const key = keys.getOrCreate();
  for (let sending = 1; ; sending += 1) {
    try {
      const result = await client.send(body, key);
      keys.end();
      return { kind: 'completed', result };
    } catch (error) {
      if (await askBank(error, key, deps)) {
        // The answer changes what the provider responds, so this is the first sending again.
        sending = 0;
        continue;
      }
      if (isFinal(error)) {
        keys.end();
        return { kind: 'rejected', error };
      }
      if (mustTryLater(error))
        return { kind: 'pending', reason: 'not-now', message: error.message, reference: referenceOf(error) };
      const outcome = await (client.outcome ? pollOutcome(key, deps) : waitBeforeResend(error, sending, deps));
      if (await askBank(outcome, key, deps)) {
        sending = 0;
        continue;
      }
      // The body never arrived, or its response was lost: sending it again under the same key is safe in both cases.
      const mustResend = outcome?.status === 'unknown' || outcome?.status === 'succeeded';
      const maxSends = client.outcome ? MAX_SENDS : POLL_DELAYS.length;
      if (mustResend && sending < maxSends) continue;
      return toPaymentEnd(outcome, keys, error);
    }
  }
}

/**
 * For a client without `outcome`: waits a little and lets the body be sent again, until the attempt has run too long.
 */
async function waitBeforeResend(
  error: unknown,
  sending: number,
  deps: Pick<PaymentDeps<never, never>, 'wait'>,
): Promise<AttemptOutcome | undefined> {
  const isRunning = error instanceof ApiError && error.status === 409;
  // Three failures mean that the connection is gone. A running attempt may take longer, because a charge does.
  if (!isRunning && sending >= MAX_SENDS) return undefined;
  if (isRunning && sending >= POLL_DELAYS.length) return { status: 'running' };
  await deps.wait(POLL_DELAYS[sending - 1] ?? 0);
  return { status: 'unknown' };
}

/**
 * After a reload: asks how the attempt that was under way ended. Undefined when there was none. `rejected` carries an
 * error whose message the provider gave. Of `not-arrived` the key stays, so that a request that arrives even later and the
 * next try are charged once.
 */
export async function resumePayment(deps: OutcomeDeps): Promise<PaymentEnd<never> | undefined> {
  const key = deps.keys.pending();
  if (!key) return undefined;
  let outcome = await pollOutcome(key, deps);
  // The request may have been on its way when the page was left: ask again before saying that it did not arrive.
  if (outcome?.status === 'unknown') {
    await deps.wait(ASK_AGAIN_AFTER);
    outcome = await pollOutcome(key, deps);
  }
  while (await askBank(outcome, key, deps)) outcome = await pollOutcome(key, deps);
  if (outcome?.status === 'unknown') return { kind: 'pending', reason: 'not-arrived' };
  return toPaymentEnd(outcome, deps.keys);
}

/** Shows the bank's page if the bank has to be asked. @returns whether the cardholder has answered there */
async function askBank(reply: unknown, key: string, { client, confirm }: OutcomeDeps): Promise<boolean> {
  const { confirmation, code, status } = (reply ?? {}) as Partial<ApiError & AttemptOutcome>;
  if (!confirmation || (code ?? status) !== 'requires-action') return false;
  await confirm({
    confirmation,
    isAnswered: async () => {
      const outcome = await client.outcome?.(key).catch(() => undefined);
      return outcome !== undefined && outcome.status !== 'requires-action';
    },
  });
  return true;
}

function toPaymentEnd(outcome: AttemptOutcome | undefined, keys: IdempotencyKeys, error?: unknown): PaymentEnd<never> {
  switch (outcome?.status) {
    case 'succeeded':
      keys.end();
      return { kind: 'recovered', outcome };
    case 'failed':
      keys.end();
      return { kind: 'rejected', error: outcome.message ? { message: outcome.message } : error };
    case 'running':
      return { kind: 'pending', reason: 'still-running', reference: referenceOf(error) };
    default:
      return { kind: 'pending', reason: 'no-connection', reference: referenceOf(error) };
  }
}

/** Asks how an attempt ended, and repeats the question while the attempt runs. Undefined when no response comes. */
async function pollOutcome(key: string, { client, ...deps }: OutcomeDeps): Promise<AttemptOutcome | undefined> {
  let outcome: AttemptOutcome | undefined;
  let failures = 0;
  for (const milliseconds of POLL_DELAYS) {
    try {
      outcome = await client.outcome?.(key);
      if (outcome?.status !== 'running') return outcome;
    } catch {
      // Two failures mean that the connection is gone.
      failures += 1;
      if (failures > 1) return outcome;
    }
    await deps.wait(milliseconds);
  }
  return outcome;
}

/**
 * Whether an error ends the attempt. These do not: no response at all, a server that failed or timed out, an attempt
 * that still runs (409), another body under the same key (a 422 that names no field), and a limit (a 429 that names none).
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, code, errors } = error;
  if (status === 409) return code === 'price-changed';
  if (status === 422 || status === 429) return errors !== undefined;
  return status >= 400 && status < 500 && ![408, 425].includes(status);
}

/** Whether a limit or an overload made the server reject the request at once, with the time to try again. */
function mustTryLater(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && (error.status === 429 || (error.status === 503 && error.retryAfter !== undefined))
  );
}
