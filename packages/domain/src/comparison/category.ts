// Apart from the comparison: every client-side navigation loads the routes, and with them what reads their addresses.
import type { MembershipCategory } from '@myler/config/membership-ids';

/** The tab in the address; leisure is the default (docs/specification.md, section 3). */
export function readMembershipCategory(given: unknown): MembershipCategory {
  return given === 'corporate' ? 'corporate' : 'leisure';
}
