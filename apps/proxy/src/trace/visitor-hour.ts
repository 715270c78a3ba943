import type { BlockList } from 'node:net';
import type { DayHour } from '@myler/config/day-hours';
import { dayHourIn } from './local-hour.ts';
import { visitorCountry } from './visitor-country.ts';

/**
 * @param peer the address that the request came from
 * @param header reads a header of the request
 */
export type VisitorHour = (peer: string | undefined, header: (name: string) => string | undefined) => DayHour;

export function createVisitorHour(trusted: BlockList, now: () => number = Date.now): VisitorHour {
  return (peer, header) => dayHourIn(visitorCountry(peer, header, trusted), now());
}
