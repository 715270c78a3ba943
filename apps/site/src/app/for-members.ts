import type { SiteStore } from '../store/site-store.ts';
import { showMemberDesk } from '../features/memberships/member-desk.ts';
import { showMemberLinks } from '../features/memberships/member-links.tsx';
import { resumeUpgrade } from '../features/account/resume-upgrade.ts';

/** What a document does for a member beside what it does for everybody. */
export async function startForMember(store: SiteStore): Promise<void> {
  showMemberLinks(store);
  showMemberDesk(store);
  await resumeUpgrade(store);
}
