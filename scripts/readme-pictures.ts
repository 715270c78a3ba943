// `node scripts/readme-pictures.ts`: builds what has changed, and takes the pictures of the README from the running site. Look at them
// before you commit them.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumLaunchOptions, visitorContext } from './browsers.ts';
import { startProduct } from './lib/start-product.ts';
import { runTurbo } from './lib/turbo.ts';
import { root } from './lib/workspace.ts';

const pictures = [
  { name: 'home', path: '/', viewport: { width: 1280, height: 800 } },
  { name: 'join', path: '/membership?join=gold', viewport: { width: 360, height: 720 } },
];

const apps = ['site', 'proxy', 'provider'].map((app) => `--filter=@myler/${app}`);
const { code } = await runTurbo(['build', 'pictures', ...apps], { quiet: true });
if (code !== 0) process.exit(code);

const folder = join(root, 'docs', 'pictures');
mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'myler-pictures-'));
const product = await startProduct(root, dataDir);
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  for (const picture of pictures) await take(picture);
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function take({ name, path, viewport }: (typeof pictures)[number]) {
  const file = `${name}-${viewport.width}.png`;
  const context = await browser.newContext({ ...visitorContext, viewport, reducedMotion: 'reduce' });
  // Neither the cookie notice nor the newsletter dialog covers the page.
  await context.addCookies([{ name: 'cookie-consent', value: 'v1.necessary', url: product.origin }]);
  await context.addInitScript(() => sessionStorage.setItem('newsletter-opened', 'true'));
  const page = await context.newPage();
  await page.goto(product.origin + path);
  await page.locator('html[data-ready]').waitFor();
  if (path.includes('?join=')) await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pixels = await page.screenshot();
  // A palette is a fourth of the bytes, and the pages are drawn in few colours.
  const { size } = await sharp(pixels).png({ palette: true, effort: 10 }).toFile(join(folder, file));
  console.log(`docs/pictures/${file}  ${Math.round(size / 1000)} kB`);
  await context.close();
}
