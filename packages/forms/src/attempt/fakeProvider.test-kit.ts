import { ApiError } from '@myler/api-client/errors';
import type { AttemptOutcome, Registration, RegistrationAnswer } from '@myler/api-client/contract';
import type { AttemptClient } from './attempt.ts';
import { createAttemptKeys } from './keys.ts';

export const registration = { email: 'amara@example.com' } as Registration;
export const answer = { receipt: { memberId: 'm1' } } as RegistrationAnswer;
export const failed = (status: number, data: object = {}, retryAfter?: number) =>
  new ApiError({ request: { method: 'POST', url: '/api/user' }, status, data, ...(retryAfter ? { retryAfter } : {}) });
export const lost = failed(0);
export const declined = failed(402, {
  message: 'Your bank declined this card.',
  errors: { 'creditCard.number': 'Declined.' },
});

export type Answers = { register?: (RegistrationAnswer | Error)[]; attempt?: (AttemptOutcome['status'] | Error)[] };

/** A provider that answers as it is told, and remembers under which keys it was asked. */
export function setUp({ register = [], attempt = [] }: Answers, stored = new Map<string, string>()) {
  const sent: string[] = [];
  const outcomeRequests: string[] = [];
  const waits: number[] = [];
  const next = <Item>(items: Item[]): Item => items.shift() ?? (new Error('asked too often') as Item);
  const client: AttemptClient<Registration, RegistrationAnswer> = {
    send(_registration, key) {
      sent.push(key);
      const given = next(register);
      return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
    },
    outcome(key) {
      outcomeRequests.push(key);
      const given = next(attempt);
      return given instanceof Error ? Promise.reject(given) : Promise.resolve({ status: given });
    },
  };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  let ids = 0;
  const id = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  const keys = createAttemptKeys(() => storage, id);
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  return { deps: { client, keys, wait }, keys, sent, asked: outcomeRequests, waits, stored };
}
