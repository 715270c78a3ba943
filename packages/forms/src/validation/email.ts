import * as z from 'zod/mini';
import { emailAddress } from '@myler/api-client/contract';
import { normaliseEmail } from '@myler/config/typed-text';

/**
 * The error message of an email address. The contract's schema decides (docs/product-decisions.md, The join-us
 * wizard).
 */
export function emailError(value: string): string | undefined {
  const normalised = normaliseEmail(value);
  if (!normalised) return 'Enter your email address.';
  if (z.safeParse(emailAddress, normalised).success) return undefined;
  if (normalised.length > 254) return 'Enter an email address of 254 characters or fewer.';
  return 'Enter an email address in the form name@example.com.';
}
