/** The parts of a day that a picture can show, in their order. `noon` is the whole of the working day. */
export const dayHours = ['dawn', 'noon', 'gold', 'dusk', 'night'] as const;
export type DayHour = (typeof dayHours)[number];

/** The clock of the house, for visitors whose country is unknown. */
export const HOUSE_TIME_ZONE = 'Europe/London';

/** The hour of the clock at which each part begins. */
const beginsAt: Record<DayHour, number> = { dawn: 5, noon: 9, gold: 16, dusk: 19, night: 22 };

/**
 * The part of the day of an hour of the clock. It is the same in all seasons and hemispheres, because a clock says when
 * people have their evening, and a country does not say where the sun stands.
 *
 * @param hour 0 to 23
 */
export function dayHourAt(hour: number): DayHour {
  return dayHours.findLast((part) => beginsAt[part] <= hour) ?? 'night';
}
