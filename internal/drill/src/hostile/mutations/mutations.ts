import fc from 'fast-check';
import type { Mutation } from './values.ts';
import { ofAddress, paramValue, queryValue } from './of-address.ts';
import { ofBody } from './of-body.ts';
import { ofHeaders } from './of-headers.ts';

export interface Surface {
  hasBody: boolean;
  hasParams: boolean;
  queryNames: readonly string[];
}

/** What can be made bad about a request. `{param}` in its path stands for the value of a parameter. */
export function mutations({ hasBody, hasParams, queryNames }: Surface): fc.Arbitrary<Mutation> {
  return fc.oneof(
    ...ofHeaders,
    ...ofAddress,
    ...(hasBody ? ofBody : []),
    ...(hasParams ? [{ weight: 30, arbitrary: paramValue }] : []),
    ...(queryNames.length > 0 ? [{ weight: 30, arbitrary: queryValue(queryNames) }] : []),
  );
}
