import type { AppContext } from '../http/context.ts';
import { refreshTokenOf } from '../http/session-cookie.ts';
import { deviceOf } from './visitor-device.ts';

/**
 * What every sign-in says of the browser: the session that its cookie has held so far, which ends, because nothing could end it
 * afterwards; and its name in the list of devices.
 */
export function sessionBefore(context: AppContext): { replaces?: string; device?: string } {
  const replaces = refreshTokenOf(context);
  const device = deviceOf(context.req.header('user-agent'));
  return { ...(replaces ? { replaces } : {}), ...(device ? { device } : {}) };
}
