import type { PressReleaseSummary } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { releaseAddress } from '@myler/domain/filters';

/** The contents of a release's row. */
export function rowOf(release: PressReleaseSummary) {
  return {
    title: release.title,
    href: releaseAddress(release),
    date: { text: formatDate(release.publishedOn), value: release.publishedOn },
    kind: release.city,
  };
}
