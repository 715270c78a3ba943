import type { PressReleaseSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import type { Query } from '@myler/config/pages';

/** How many releases a page of the list shows. */
export const PAGE_SIZE = 10;

/** The largest page that the provider returns. The years and the neighbours of a release are found among these. */
export const ALL = { page: 1, limit: 100 } as const;

/** The proxy makes it from the house's own files (`apps/proxy/src/press-kit`). */
export const kitAddress = '/press/kit.zip';

export interface ReleaseSelection {
  /** Undefined for every year. */
  year: number | undefined;
  page: number;
}

export function readSelection(search: Query<'/press/list'>): ReleaseSelection {
  const year = Number(search.year);
  const page = Number(search.page);
  return {
    year: Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : undefined,
    page: Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1,
  };
}

export function listAddress({ year, page }: ReleaseSelection): string {
  return address('/press/list', { search: { page: page > 1 ? page : undefined, year } });
}

export function releaseAddress({ id }: Pick<PressReleaseSummary, 'id'>): string {
  return address('/press/$id', { params: { id } });
}

export function yearOf({ publishedOn }: Pick<PressReleaseSummary, 'publishedOn'>): number {
  return Number(publishedOn.slice(0, 4));
}

/** The years in which something was published, newest first. */
export function yearsOf(releases: readonly PressReleaseSummary[]): number[] {
  return [...new Set(releases.map(yearOf))].toSorted((a, b) => b - a);
}
