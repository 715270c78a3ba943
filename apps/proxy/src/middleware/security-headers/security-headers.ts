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
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const HSTS = 'strict-transport-security';

/** The headers of every response, including errors and static files. */
export const securityHeaders: Record<string, string> = {
  'content-security-policy': DENY_ALL_POLICY,
  // Two years.
  [HSTS]: 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // `web-share` is allowed for this origin by default, and its name is unknown to some browsers.
  'permissions-policy': [
    ...DISABLED_FEATURES.map((feature) => `${feature}=()`),
    'clipboard-write=(self)',
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
  ].join(', '),
};

/**
 * The headers as the operator wants them.
 *
 * @param hstsPreload whether browsers may list the domain among those that are never asked without TLS
 */
export const configuredHeaders = (hstsPreload: boolean): Record<string, string> =>
  hstsPreload ? { ...securityHeaders, [HSTS]: `${securityHeaders[HSTS]}; preload` } : securityHeaders;

/** Adds the headers that a response does not have. Pages have a content security policy of their own. */
export const withSecurityHeaders = (configured: Record<string, string>) =>
  createMiddleware<AppEnv>(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(configured)) if (!headers.has(name)) headers.set(name, value);
    headers.set(HSTS, configured[HSTS] ?? '');
  });
