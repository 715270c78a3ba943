import { monthNames } from '@myler/config/months';

/**
 * "January" for 1.
 *
 * @param month 1 to 12
 */
export const monthName = (month: number): string => monthNames[month - 1] ?? '';
