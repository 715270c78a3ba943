import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { openStack, type Stack } from '../stack.ts';
import type { Browser, Engine, Tab } from './browser.ts';
import { START_VISIT } from './reverse-proxy.ts';
import type { InPage } from './in-page.ts';
import { buildInPageScript } from './in-page-script.ts';
import { Page } from './page.ts';
import type { CallInPage } from './locator.ts';

interface Options {
  /**
   * Whether the visitor has answered the privacy question on an earlier visit. On by default, because most journeys
   * need it.
   */
  consented: boolean;
  size: { width: number; height: number };
  /**
   * Messages that the browser prints in this journey, such as for a payment that was refused. One pattern, because
   * Playwright reads a list of two as a value and its options.
   */
  expectedMessages: RegExp | null;
}

interface Fixtures {
  visitor: Page;
  /** An email address that no other journey uses. */
  emailOf: (name: string) => string;
}

export interface WorkerOptions {
  engine: Engine;
}

interface WorkerFixtures {
  stack: Stack;
  browserOfEngine: Browser;
  inPageScript: string;
}

let visitors = 0;

/** A journey in the engine of the run. It fails on an unexpected console message. */
export const test = base.extend<Options & Fixtures, WorkerOptions & WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  consented: [true, { option: true }],
  size: [{ width: 1280, height: 900 }, { option: true }],
  expectedMessages: [null, { option: true }],
  stack: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape.
    async ({}, use) => {
      await use(openStack(process.env['E2E_ORIGIN'] ?? '', process.env['E2E_FOLDER'] ?? ''));
    },
    { scope: 'worker' },
  ],
  inPageScript: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape.
    async ({}, use) => {
      await use(await buildInPageScript());
    },
    { scope: 'worker' },
  ],
  browserOfEngine: [
    async ({ engine }, use) => {
      const browser = await openBrowser(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape.
  emailOf: async ({}, use) => {
    const visit = randomUUID().slice(0, 8);
    await use((name) => `${name}.${visit}@example.com`);
  },
  visitor: async (
    { browserOfEngine, engine, inPageScript, stack, consented, size, expectedMessages },
    use,
    testInfo,
  ) => {
    const tab = await browserOfEngine.newTab();
    const callInPage: CallInPage = async <Question extends keyof InPage>(
      method: Question,
      ...values: Parameters<InPage[Question]>
    ) => {
      const call = `globalThis.inPage?.${method}(...${JSON.stringify(values)}) ?? null`;
      const result = await tab.evaluate<ReturnType<InPage[Question]> | null>(call);
      if (result !== null) return result;
      await tab.evaluate(`(() => { ${inPageScript}; globalThis.inPage = createInPage(${JSON.stringify(engine)}); })()`);
      return tab.evaluate<ReturnType<InPage[Question]>>(call);
    };
    await startVisit(tab, stack.origin, { consented, worker: testInfo.workerIndex });
    await tab.resize(size);
    await use(new Page(callInPage, tab, stack.origin));
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('what the visitor saw', { body: await tab.screenshot(), contentType: 'image/png' });
    }
    const unexpected = (await tab.messages()).filter((text) => !expectedMessages?.test(text));
    await tab.close();
    expect(unexpected, 'the console stays silent').toEqual([]);
  },
});

export { expect };

async function openBrowser(engine: Engine): Promise<Browser> {
  if (engine === 'webkit') return (await import('./webkit.ts')).openWebkit();
  const { openChromium, openFirefox } = await import('./puppeteer.ts');
  return engine === 'firefox' ? openFirefox() : openChromium(process.env['E2E_PUBLIC_KEY_HASH'] ?? '');
}

async function startVisit(tab: Tab, origin: string, { consented, worker }: { consented: boolean; worker: number }) {
  visitors += 1;
  const begin = new URL(START_VISIT, origin);
  begin.searchParams.set('address', `fd00:0:${worker.toString(16)}:${visitors.toString(16)}::1`);
  if (consented) begin.searchParams.set('consented', '');
  await tab.goto(begin.href);
  if (consented) await tab.evaluate(`sessionStorage.setItem('newsletter-opened', '1')`);
}
