import type { SiteStore } from '../../store/site-store.ts';
import { replaceJoinLinks } from '../memberships/member-join-links.ts';
import { resumeUpgrade } from './resume-upgrade.ts';

/** What a document does for a member beside what it does for everybody. */
export async function startForMember(store: SiteStore): Promise<void> {
  replaceJoinLinks(store);
  await resumeUpgrade(store);
}
