/** Messages above a step, for what is wrong with none of its fields. */
export const notices = {
  'no-connection': () =>
    'The connection was lost before we heard how it ended. Press the button again: you are charged once, however often you press.',
  'still-running': () =>
    'Your bank is taking longer than usual. Wait a moment, then press the button again: you are charged once, however often you press.',
  'not-now': (message: string | undefined) =>
    `${message ?? 'We cannot take this just now.'} Nothing was taken; what you typed is still here.`,
} as const;

/** @param before,after sums as the visitor reads them, where they are known */
export function priceChangedNotice(before: string | undefined, after: string | undefined): string {
  const change =
    before && after && before !== after
      ? `The price changed while you were here: it was ${before}, and is now ${after}.`
      : 'The price changed while you were here.';
  return `${change} Nothing was taken. If you agree, press the button again.`;
}
