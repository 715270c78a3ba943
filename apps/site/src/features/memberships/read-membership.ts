import type { SiteStore } from '../../store/site-store.ts';
import { readMemberData } from '../account/use-member-data.ts';

/** Reads the membership once, as soon as something on a page asks for it. */
export function readMembership(store: SiteStore): void {
  if (isReading) return;
  isReading = true;
  readMemberData(store, 'membership').then(
    () => (isReading = false),
    // The account says what is wrong. The next page tries again.
    () => setTimeout(() => (isReading = false), RETRY_AFTER),
  );
}
let isReading = false;
const RETRY_AFTER = 10_000;
