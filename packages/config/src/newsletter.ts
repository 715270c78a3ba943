/** When the newsletter is sent. The provider's command refuses another weekday and a shorter interval. */
export const newsletter = {
  /** Thursday, as a number of `Date.getUTCDay`. */
  weekday: 4,
  /** The minimum number of days between two issues. */
  days: 14,
  /** Begins a sentence. */
  rhythm: 'About once a fortnight, on a Thursday',
} as const;
