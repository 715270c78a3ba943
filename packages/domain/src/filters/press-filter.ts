import type { PressReleaseSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import type { Query } from '@myler/config/pages';

/** How many releases a page of the list shows. */
export const RELEASES_PER_PAGE = 10;

/** Which press releases to list, and which page of the list. */
export interface ReleaseSelection {
  /** Undefined for every year. */
  year: number | undefined;
  page: number;
}

/** Parses the query. Invalid values are left out, so that every address shows releases. */
export function readReleaseSelection(search: Query<'/press/list'>): ReleaseSelection {
  const year = Number(search.year);
  const page = Number(search.page);
  return {
    year: Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : undefined,
    page: Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1,
  };
}

/** The canonical address of a selection, without defaults. */
export function releasesAddress({ year, page }: ReleaseSelection): string {
  return address('/press/list', { search: { page: page > 1 ? page : undefined, year } });
}

/** The address of one release. */
export function releaseAddress({ id }: Pick<PressReleaseSummary, 'id'>): string {
  return address('/press/$id', { params: { id } });
}

/** The year in which a release was published. */
export function releaseYear({ publishedOn }: Pick<PressReleaseSummary, 'publishedOn'>): number {
  return Number(publishedOn.slice(0, 4));
}

/** The years in which something was published, newest first. */
export function releaseYears(releases: readonly PressReleaseSummary[]): number[] {
  return [...new Set(releases.map(releaseYear))].toSorted((a, b) => b - a);
}
