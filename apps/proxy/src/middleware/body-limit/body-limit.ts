import { bodyLimit } from 'hono/body-limit';
import { BODY_LIMIT, bodyTooLarge } from '@myler/server/problems';

export const limitBody = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: () => {
    throw bodyTooLarge();
  },
});
