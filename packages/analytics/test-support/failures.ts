/** The address of the page with the errors. It contains a secret. */
export const HREF = 'https://myler.example/membership?join=gold#reset-password=s3cret-Token-0123456789';
export const errorContext = { href: HREF, personal: [] as string[] };

/** An error with a stack, like those of browsers. */
export function failure(message: string, { name = 'TypeError', stack }: { name?: string; stack?: string } = {}): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = stack ?? `${name}: ${message}\n    at draw (https://myler.example/assets/map-1a2b.js:3:9)`;
  return error;
}
