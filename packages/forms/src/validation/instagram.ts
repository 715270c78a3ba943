import * as z from 'zod/mini';
import { instagramUsername } from '@myler/api-client/contract';

/** The username as the service writes it: without the @ that people put before it, or the address around it. */
export function tidyInstagram(typed: string): string {
  return typed
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?instagram\.com\//i, '')
    .replace(/^@/, '')
    .replace(/[/?].*/s, '');
}

/**
 * What is wrong with an Instagram username, in words. The rule is the service's own (docs/product-decisions.md, The
 * join-us wizard).
 */
export function instagramError(typed: string): string | undefined {
  const username = tidyInstagram(typed);
  if (!username) return 'Enter your Instagram username, or leave the box above without its tick.';
  if (z.safeParse(instagramUsername, username).success) return undefined;
  if (username.length > 30) return 'Enter an Instagram username of 30 characters or fewer.';
  return 'Enter your Instagram username with letters, digits, full stops and underscores only.';
}
