import type { PressReleaseSummary } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { releaseAddress } from '../../features/press/press-words.ts';

/** What a row of releases says of one. */
export function rowOf(release: PressReleaseSummary) {
  return {
    title: release.title,
    href: releaseAddress(release),
    date: { text: formatDate(release.publishedOn), value: release.publishedOn },
    kind: release.city,
  };
}
