import type { SiteStore } from '../store/site-store.ts';
import { replaceJoinLinks } from '../features/memberships/member-join-links.ts';
import { resumeUpgrade } from '../features/account/resume-upgrade.ts';

/** What a document does for a member beside what it does for everybody. */
export async function startForMember(store: SiteStore): Promise<void> {
  replaceJoinLinks(store);
  await resumeUpgrade(store);
}
