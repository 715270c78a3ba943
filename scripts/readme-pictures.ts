// `node scripts/readme-pictures.ts`: takes the pictures of the README from the running site (`pnpm build` first). Look at them
// before you commit them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumLaunchOptions, visitorContext } from './browsers.ts';
import { startProduct } from './lib/start-product.ts';
import { root } from './lib/workspace.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'myler-pictures-'));
const product = await startProduct(root, dataDir);
const browser = await chromium.launch(await chromiumLaunchOptions());
for (const { name, path, shown, width, height } of [
  { name: 'home', path: '/', shown: 'html[data-ready]', width: 1280, height: 800 },
  { name: 'join', path: '/membership?join=gold', shown: '[role=dialog]', width: 360, height: 720 },
]) {
  const context = { ...visitorContext, viewport: { width, height }, reducedMotion: 'reduce' } as const;
  const page = await browser.newPage(context);
  // Neither the cookie notice nor the newsletter dialog covers the page.
  await page.context().addCookies([{ name: 'cookie-consent', value: 'v1.necessary', url: product.origin }]);
  await page.addInitScript(() => sessionStorage.setItem('newsletter-opened', 'true'));
  await page.goto(product.origin + path);
  await page.locator(shown).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A palette is a fourth of the bytes, and the pages are drawn in few colours.
  const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10 });
  await picture.toFile(join(root, 'docs/pictures', `${name}-${width}.png`));
}
await browser.close();
await product.stop();
rmSync(dataDir, { recursive: true, force: true });
