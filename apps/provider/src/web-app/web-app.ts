import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { brand } from '@myler/config/brand';
import { deskLine } from '@myler/config/contact';
import type { RouteVariables } from '../http/route.ts';

const STYLE =
  'body{margin:0;display:grid;min-height:100vh;place-content:center;justify-items:start;gap:20px;padding:24px;background:#15201f;color:#f2ead9;font:300 18px/1.6 "Avenir Next","Nunito Sans",system-ui,sans-serif}h1{margin:0;font-size:40px;font-weight:300;line-height:1.15}p{margin:0;max-width:34em}a{color:#baa57e}';
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A placeholder for the members' web app, so that redirects there and back work on one machine
 * (docs/product-decisions.md, Routes). In production `WEB_APP_URL` is the address of the real one.
 */
export function registerWebApp(app: Hono<RouteVariables>): void {
  app.get('/app/*', (context) => {
    const back = sameSitePath(context.req.query('redirect')) ?? '/';
    return context.html(page(back), 200, { 'content-security-policy': POLICY, 'cache-control': 'no-store' });
  });
}

/** Accepts only a path of the same site, to prevent open redirects: not "//elsewhere.example" or "/\elsewhere". */
function sameSitePath(value: string | undefined): string | undefined {
  return value !== undefined && /^\/(?![/\\])[\w./?=&%#-]*$/.test(value) ? value : undefined;
}

function page(back: string): string {
  const escaped = back.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Your travels · ${brand.name}</title><style>${STYLE}</style></head><body><h1>Your travels begin here.</h1><p>This is where members plan with their Myler. It stands in for the members’ app, which lives at an address of its own.</p><p>Until it opens for you, the desk is at <a href="${deskLine.href}">${deskLine.display}</a>.</p><p><a href="${escaped}">Back to where you were</a></p></body></html>`;
}
