import * as z from 'zod/mini';
import { emailAddress } from '@myler/api-client/contract';
import { normaliseEmail } from '@myler/config/typed-text';

/**
 * The error message of an e-mail address. The contract's schema decides (docs/product-decisions.md, The join-us
 * wizard).
 */
export function emailError(value: string): string | undefined {
  const normalised = normaliseEmail(value);
  if (!normalised) return 'Enter your e-mail address.';
  if (z.safeParse(emailAddress, normalised).success) return undefined;
  if (normalised.length > 254) return 'Enter an e-mail address of 254 characters or fewer.';
  return 'Enter an e-mail address in the form name@example.com.';
}
