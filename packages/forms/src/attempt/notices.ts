/** Messages above a step, for what is wrong with none of its fields. */
export const notices = {
  'no-connection': () =>
    'The connection was lost, and we do not know yet whether your payment went through. Press the button again: you are charged once, however often you press.',
  'still-running': () =>
    'Your bank is taking longer than usual. Wait a moment, then press the button again: you are charged once, however often you press.',
  'not-now': (message: string | undefined) =>
    `${message ?? 'We cannot take your payment just now.'} You have not been charged, and what you typed is still here.`,
} as const;

/** @param before,after sums as the visitor reads them, where they are known */
export function priceChangedNotice(before: string | undefined, after: string | undefined): string {
  const change =
    before && after && before !== after
      ? `The price changed while you were here: it was ${before}, and is now ${after}.`
      : 'The price changed while you were here.';
  return `${change} You have not been charged. If you agree, press the button again.`;
}
