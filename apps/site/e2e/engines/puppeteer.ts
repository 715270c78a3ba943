import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type ConsoleMessage, type LaunchOptions } from 'puppeteer-core';
import { chromiumLaunchOptions } from '../../../../scripts/browsers.ts';
import { visitorEnv } from '../../../../scripts/browsers.ts';
import { findProgram } from '../../../../scripts/programs.ts';
import type { Browser, Tab } from './browser.ts';

const extraPrefsFirefox = {
  'intl.accept_languages': 'en-GB, en',
  // Overlay scroll bars, as on telephones and in the other engines here: a page is as wide as its window.
  'ui.useOverlayScrollbars': 1,
};

/** Debian's Firefox, driven by Puppeteer over WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'myler-firefox-'));
  const browser = await open({
    browser: 'firefox',
    executablePath: findProgram('firefox'),
    acceptInsecureCerts: true,
    env: visitorEnv(home),
    extraPrefsFirefox,
  });
  return {
    ...browser,
    async close() {
      await browser.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/**
 * A visitor's whole Chromium, not the headless shell of the other browser tests. It trusts the certificate that has this
 * public key. One that it only accepts would change what is tested: it stores no response in its HTTP cache, and takes a
 * page out of the back/forward cache when a response arrives after the page was left.
 */
export async function openChromium(publicKeyHash: string): Promise<Browser> {
  const { args, ...options } = await chromiumLaunchOptions({ isWhole: true });
  const trust = `--ignore-certificate-errors-spki-list=${publicKeyHash}`;
  return open({ browser: 'chrome', ...options, args: [...args, trust] });
}

async function open(options: LaunchOptions): Promise<Browser> {
  // A busy machine may need minutes for a second's work; the test's own timeout ends a browser that hangs.
  const browser = await puppeteer.launch({
    headless: true,
    timeout: 0,
    protocolTimeout: 0,
    ...options,
  });
  return {
    async newTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(0);
      const messages: string[] = [];
      page.on('console', (message: ConsoleMessage) => {
        if (['error', 'warn'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`uncaught: ${String(error)}`));
      const tab: Tab = {
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
        move: ({ x, y }) => page.mouse.move(x, y),
        click: ({ x, y }) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        async press(key, held) {
          if (held) await page.keyboard.down(held);
          await page.keyboard.press(key);
          if (held) await page.keyboard.up(held);
        },
        resize: (size) => page.setViewport(size),
        screenshot: async () => Buffer.from(await page.screenshot()),
        messages: () => Promise.resolve(messages),
        close: () => context.close(),
      };
      return tab;
    },
    close: () => browser.close(),
  };
}
