import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../http/context.ts';

/** The policy of every response that is not a page: it may run nothing, load nothing and not be framed. */
const DENY_ALL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Only names that all browsers know, because an unknown one causes a warning in the console. */
const DISABLED_FEATURES = [
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

/** Two years. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** The headers of every response, including errors and static files. */
export const securityHeaders: Record<string, string> = {
  'content-security-policy': DENY_ALL_POLICY,
  'strict-transport-security': STRICT_TRANSPORT,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // `web-share` is allowed for this origin by default, and its name is unknown to some browsers.
  'permissions-policy': [...DISABLED_FEATURES.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
};

/**
 * Adds the headers that a response does not have. Pages have a content security policy of their own.
 *
 * @param hstsPreload whether the operator wants the domain in the list of browsers that never ask it without TLS
 */
export const withSecurityHeaders = (hstsPreload: boolean) =>
  createMiddleware<AppEnv>(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(securityHeaders)) if (!headers.has(name)) headers.set(name, value);
    if (hstsPreload) headers.set('strict-transport-security', `${STRICT_TRANSPORT}; preload`);
  });
