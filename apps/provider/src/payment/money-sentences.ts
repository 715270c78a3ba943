import { Problem } from '@myler/api-client/problems';

/** What a refusal says of the money before anything is charged. */
export const NOT_CHARGED = 'You have not been charged.';

const GIVEN_BACK = 'The payment has been given back.';

const afterCharge = (text: string) =>
  text.includes(NOT_CHARGED) ? text.replace(NOT_CHARGED, GIVEN_BACK) : `${text} ${GIVEN_BACK}`;

/** The same refusal, of something that was paid for already. */
export function refusedAfterCharge({ status, message, options }: Problem): Problem {
  const errors = Object.entries(options.errors ?? {}).map(([field, text]) => [field, afterCharge(text)] as const);
  return new Problem(status, afterCharge(message), {
    ...options,
    ...(options.errors ? { errors: Object.fromEntries(errors) } : {}),
  });
}
