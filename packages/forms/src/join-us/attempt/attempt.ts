import { ApiError } from '@myler/api-client/errors';
import type { AttemptOutcome, Registration, RegistrationAnswer } from '@myler/api-client/contract';
import type { AttemptKeys } from './keys.ts';

export interface AttemptClient {
  register(registration: Registration, idempotencyKey: string): Promise<RegistrationAnswer>;
  /** How an attempt ended, for whoever lost the answer. */
  attempt(key: string): Promise<AttemptOutcome>;
}

export interface AttemptDeps {
  client: AttemptClient;
  keys: AttemptKeys;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

export type JoinOutcome =
  /** Joined, and here is the answer. */
  | { kind: 'joined'; answer: RegistrationAnswer }
  /** Joined, but the answer was lost on the way: this much is known. */
  | { kind: 'joined-unheard'; outcome: AttemptOutcome }
  /** A final no: the next attempt has a new key. */
  | { kind: 'refused'; error: unknown }
  /** No final answer. The key stays, so that trying again can neither charge nor create twice. */
  | { kind: 'open'; reason: 'no-connection' | 'still-running' | 'not-now'; message?: string };

/** How long to let a running attempt run before asking again; about half a minute in all, as long as a charge may take. */
const PATIENCE = [500, 1000, 2000, 3000, 5000, 8000, 10_000];
const MOST_SENDINGS = 3;

/** Sends a registration so that it is charged and created once, whatever becomes of the connection. */
export async function makeAttempt(registration: Registration, deps: AttemptDeps): Promise<JoinOutcome> {
  const { client, keys } = deps;
  const key = keys.take();
  for (let sending = 1; ; sending += 1) {
    try {
      const answer = await client.register(registration, key);
      keys.end();
      return { kind: 'joined', answer };
    } catch (error) {
      if (isFinal(error)) {
        keys.end();
        return { kind: 'refused', error };
      }
      if (isTurnedAway(error)) return { kind: 'open', reason: 'not-now', message: error.message };
      const outcome = await askUntilDone(key, deps);
      // Nobody has heard of it, or its answer can be had again: sending with the same key does either.
      const again = outcome?.status === 'unknown' || outcome?.status === 'succeeded';
      if (again && sending < MOST_SENDINGS) continue;
      return concluded(outcome, keys, error);
    }
  }
}

/**
 * After a reload: how the attempt that was under way ended. Undefined when none was. `refused` carries an error whose
 * message the provider gave.
 */
export async function resumeAttempt(deps: AttemptDeps): Promise<JoinOutcome | undefined> {
  const key = deps.keys.pending();
  if (!key) return undefined;
  return concluded(await askUntilDone(key, deps), deps.keys);
}

function concluded(outcome: AttemptOutcome | undefined, keys: AttemptKeys, error?: unknown): JoinOutcome {
  switch (outcome?.status) {
    case 'succeeded':
      keys.end();
      return { kind: 'joined-unheard', outcome };
    case 'failed':
      keys.end();
      return { kind: 'refused', error: outcome.message ? { message: outcome.message } : error };
    case 'running':
      return { kind: 'open', reason: 'still-running' };
    default:
      return { kind: 'open', reason: 'no-connection' };
  }
}

/** Asks how an attempt ended, again and again while it runs. Undefined when there is nobody to ask. */
async function askUntilDone(key: string, { client, wait }: AttemptDeps): Promise<AttemptOutcome | undefined> {
  let outcome: AttemptOutcome | undefined;
  let unanswered = 0;
  for (const milliseconds of PATIENCE) {
    try {
      outcome = await client.attempt(key);
      if (outcome.status !== 'running') return outcome;
    } catch {
      // Twice is enough to know that the connection is gone.
      unanswered += 1;
      if (unanswered > 1) return outcome;
    }
    await wait(milliseconds);
  }
  return outcome;
}

/**
 * Whether an error is an answer to the attempt. Not final are: no answer at all, a server that broke or timed out, an
 * attempt that still runs (409), and another body under the same key (422 that names no field).
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, code, errors } = error;
  if (status === 409) return code === 'price-changed';
  if (status === 422) return errors !== undefined;
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}

/** Turned away at the door, with a word about when to come back: nothing was begun. */
function isTurnedAway(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && (error.status === 429 || (error.status === 503 && error.retryAfter !== undefined))
  );
}
