import { ApiError } from '@myler/api-client/errors';
import type { AttemptOutcome, Registration, RegistrationResponse } from '@myler/api-client/contract';
import type { PaymentClient, BankRequest } from './pay-once.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

export const registration = { email: 'amara@example.com' } as Registration;
export const response = { receipt: { memberId: 'm1' } } as RegistrationResponse;
export const failed = (status: number, data: object = {}, retryAfter?: number) =>
  new ApiError({ request: { method: 'POST', url: '/api/user' }, status, data, ...(retryAfter ? { retryAfter } : {}) });
export const lost = failed(0);
export const declined = failed(402, {
  message: 'Your bank declined this card.',
  errors: { 'creditCard.number': 'Declined.' },
});

export const CONFIRMATION = 'cf_0123456789abcdef';
export const askedByBank = failed(402, { code: 'requires-action', confirmation: CONFIRMATION });

export type Responses = { register?: (RegistrationResponse | Error)[]; attempt?: (AttemptOutcome['status'] | Error)[] };

/** A provider that gives these responses in turn, and records the idempotency keys that it received. */
export function setUp({ register = [], attempt = [] }: Responses, stored = new Map<string, string>()) {
  const sent: string[] = [];
  const outcomeRequests: string[] = [];
  const waits: number[] = [];
  const bankRequests: BankRequest[] = [];
  const next = <Item>(items: Item[]): Item => items.shift() ?? (new Error('asked too often') as Item);
  const client: PaymentClient<Registration, RegistrationResponse> = {
    send(_registration, key) {
      sent.push(key);
      const given = next(register);
      return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
    },
    outcome(key) {
      outcomeRequests.push(key);
      const given = next(attempt);
      return given instanceof Error ? Promise.reject(given) : Promise.resolve(outcomeOf(given));
    },
  };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  let ids = 0;
  const id = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  const keys = createIdempotencyKeys('join-attempt', { storage: () => storage, id });
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const confirm = (request: BankRequest) => {
    bankRequests.push(request);
    return Promise.resolve();
  };
  return { deps: { client, keys, wait, confirm }, keys, sent, outcomeRequests, bankRequests, waits, stored };
}

const outcomeOf = (status: AttemptOutcome['status']): AttemptOutcome =>
  status === 'requires-action' ? { status, confirmation: CONFIRMATION } : { status };
