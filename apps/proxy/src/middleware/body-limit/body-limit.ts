import { bodyLimit } from 'hono/body-limit';
import { Problem } from '@myler/api-client/problems';

export const MAX_BODY = 64 * 1024;

/** No form of ours weighs more. */
export const limitBody = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw new Problem(413, `The body is larger than ${MAX_BODY / 1024} kB. Send less at once.`, {
      headers: { connection: 'close' },
    });
  },
});
