import { expect, it } from 'vitest';
import { createTestApp, ORIGIN } from '../testing/app.ts';

it('robots.txt allows pages and disallows the APIs, and names the sitemap at the configured origin', async () => {
  const response = await createTestApp('http://127.0.0.1:9').get('/robots.txt', { host: 'evil.example' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/', 'Disallow: /v1/', 'Disallow: /app/']);
});
