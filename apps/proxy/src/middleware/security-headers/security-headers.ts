import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../http/context.ts';

/** For everything that is no page: nothing in it may run, load or be framed. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Only names that browsers know: an unknown one puts a warning into every visitor's console. */
const OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** On every answer, errors and static files too. */
export const securityHeaders: Record<string, string> = {
  'content-security-policy': NOTHING,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // `web-share` is ours by default, and unknown to some browsers when it is named.
  'permissions-policy': [...OFF.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
};

/** Adds what an answer does not say itself: a page brings its own content security policy. */
export const withSecurityHeaders = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  }
});
