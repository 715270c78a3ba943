'use client';

import { membershipNames, type MembershipId } from '@myler/config/membership-ids';
import { Link } from '@myler/ui/link';
import { Text } from '@myler/ui/text';
import type { JoinUs } from './use-join-us.ts';

interface SpeakFirstProps {
  membershipId: MembershipId | null;
  links: JoinUs['links'];
}

/** For a company that would rather ask before it pays: to the enquiry, which knows the tier. */
export function SpeakFirst({ membershipId, links }: SpeakFirstProps) {
  if (!links || membershipId === null) return null;
  return (
    <Text tone="quiet">
      <span>{`Questions about ${membershipNames[membershipId]} before you pay?`}</span>{' '}
      <Link href={links.enquiry(membershipId)} onClick={links.onFollow}>
        Speak to us first
      </Link>
    </Text>
  );
}
