import type { AppContext } from '../http/context.ts';

/** GET /robots.txt: allows pages, disallows API calls, and names the sitemap. */
export function robots(origin: string) {
  const text = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /v1/',
    'Disallow: /app/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
  return (context: AppContext): Response => context.text(text, 200, { 'cache-control': 'public, max-age=3600' });
}
