import * as z from 'zod/mini';
import { emailAddress } from '@myler/api-client/contract';

/** What is wrong with an e-mail address, in words. The rule is the contract's (decisions, Rules). */
export function emailError(value: string): string | undefined {
  if (!tidyEmail(value)) return 'Enter your e-mail address.';
  if (z.safeParse(emailAddress, value).success) return undefined;
  if (tidyEmail(value).length > 254) return 'Enter an e-mail address of 254 characters or fewer.';
  return 'Enter an e-mail address in the form name@example.com.';
}

/** The address as it is sent: without the spaces and the invisible characters that come along when one is copied. */
export function tidyEmail(typed: string): string {
  return typed.replaceAll(/\p{Cf}/gu, '').trim();
}
