import type { Career } from '@myler/api-client/contract';
import type { PagePath, Query } from '@myler/config/pages';
import { sortedNames } from '../words/sorted-names.ts';

/** The page of the positions, which the form of the filter sends to. */
export const CAREERS_PATH = '/careers' satisfies PagePath;

/** Which positions to show. An empty text is every team, or every city. */
export interface CareerFilter {
  team: string;
  city: string;
}

/** Parses the query. Other values than texts are left out. */
export function readCareerFilter(search: Query<'/careers'>): CareerFilter {
  const textOf = (name: keyof CareerFilter) =>
    typeof search[name] === 'string' ? search[name].trim().slice(0, 80) : '';
  return { team: textOf('team'), city: textOf('city') };
}

/** The positions of a team, of a city, or of both. */
export function filterCareers(careers: readonly Career[], { team, city }: CareerFilter): Career[] {
  return careers.filter((career) => (!team || career.team === team) && (!city || career.city === city));
}

/** The positions that are open on a day. The closing day itself still counts. */
export function openPositions(careers: readonly Career[], today: string): Career[] {
  return careers.filter(({ closesOn }) => closesOn >= today);
}

/** The teams or the cities of positions, each once, for the fields of the filter. */
export function careerValues(careers: readonly Career[], name: 'team' | 'city'): string[] {
  return sortedNames(careers.map((career) => career[name]));
}

/** A mailto address of the jobs mailbox with the subject filled in. */
export function applicationAddress(mailbox: string, position?: Pick<Career, 'title' | 'city'>): string {
  const subject = position ? `Application: ${position.title}, ${position.city}` : 'An open application';
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}`;
}
