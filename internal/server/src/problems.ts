import { Problem } from '@myler/api-client/problems';

/** No form of ours weighs more, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** The connection ends with it, so that nobody goes on sending. */
export function bodyTooLarge(): Problem {
  return new Problem(413, `The body is larger than ${BODY_LIMIT / 1024} kB. Send less at once.`, {
    headers: { connection: 'close' },
  });
}

/** @param methods that the path answers; HEAD comes with GET */
export function methodNotAllowed(methods: Iterable<string>): Problem {
  const known = [...methods];
  const allow = (known.includes('GET') ? [...known, 'HEAD'] : known).join(', ');
  return new Problem(405, `This path answers ${allow}.`, { headers: { allow } });
}
