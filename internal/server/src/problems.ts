import { Problem } from '@myler/api-client/problems';

/** In bytes, more than any form needs. */
export const BODY_LIMIT = 64 * 1024;

/** Closes the connection, so that the client stops sending. */
export function bodyTooLarge(): Problem {
  return new Problem(413, `The body is larger than ${BODY_LIMIT / 1024} kB. Send less at once.`, {
    headers: { connection: 'close' },
  });
}

/** @param methods that the path supports; GET includes HEAD */
export function methodNotAllowed(methods: Iterable<string>): Problem {
  const supported = [...methods];
  const allow = (supported.includes('GET') ? [...supported, 'HEAD'] : supported).join(', ');
  return new Problem(405, `This path answers ${allow}.`, { headers: { allow } });
}
