/** Messages above a step, for what is wrong with none of its fields. */
export const notices = {
  'no-connection': () =>
    'The connection was lost, and we do not know yet whether your payment went through. Press the button again: you are charged once, however often you press.',
  'still-running': () =>
    'Your bank is taking longer than usual. Wait a moment, then press the button again: you are charged once, however often you press.',
  'not-now': (message: string | undefined) =>
    `${message ?? 'We cannot take your payment just now.'} You have not been charged, and what you typed is still here.`,
  'not-arrived': () => 'Your payment did not reach us. You have not been charged.',
} as const;

/** The same after a reload, when the form is empty and no button can simply be pressed again. */
export const noticesAfterReload: Partial<Record<keyof typeof notices, string>> = {
  'no-connection':
    'We could not find out yet whether your payment reached us. Load this page again in a moment, and we ask once more. If you pay again instead, you are charged once.',
  'still-running':
    'Your payment is still being worked on. Load this page again in a moment to see how it ended: you are charged once.',
};

/** @param before,after sums as the visitor reads them, where they are known */
export function priceChangedNotice(before: string | undefined, after: string | undefined): string {
  const change =
    before && after && before !== after
      ? `The price changed while you were here: it was ${before}, and is now ${after}.`
      : 'The price changed while you were here.';
  return `${change} You have not been charged. If you agree, press the button again.`;
}
