import type { HomeImages, Picture } from '@myler/api-client/contract';
import type { DayHour } from '@myler/config/day-hours';

/** The hero's picture at a part of the visitor's day. A provider may have one for some parts only, or a single one. */
export function heroAt({ hero, heroByHour }: HomeImages, hour: DayHour | undefined): Picture {
  return (hour && heroByHour?.[hour]) ?? hero;
}
