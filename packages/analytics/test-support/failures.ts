/** The page on which the errors of tests happen, with a secret in its address. */
export const HREF = 'https://myler.example/membership?join=gold#reset-password=s3cret-Token-0123456789';
export const surroundings = { href: HREF, personal: [] as string[] };

/** An error as browsers throw it, with a stack. */
export function failure(message: string, { name = 'TypeError', stack }: { name?: string; stack?: string } = {}): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = stack ?? `${name}: ${message}\n    at draw (https://myler.example/assets/map-1a2b.js:3:9)`;
  return error;
}
