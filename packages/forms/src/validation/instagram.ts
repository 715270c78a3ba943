import * as z from 'zod/mini';
import { instagramUsername } from '@myler/api-client/contract';

/** The bare username, without a leading @ or the address of the profile. */
export function normaliseInstagram(typed: string): string {
  return typed
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?instagram\.com\//i, '')
    .replace(/^@/, '')
    .replace(/[/?].*/s, '');
}

/**
 * The error message of an Instagram username. The rule is Instagram's own (docs/product-decisions.md, The join-us
 * wizard).
 */
export function instagramError(typed: string): string | undefined {
  const username = normaliseInstagram(typed);
  if (!username) return 'Enter your Instagram username, or untick the box above.';
  if (z.safeParse(instagramUsername, username).success) return undefined;
  if (username.length > 30) return 'Enter an Instagram username of 30 characters or fewer.';
  return 'Enter your Instagram username with letters, digits, full stops and underscores only.';
}
