import { expect, test as base, type Page } from '@playwright/test';
import { startStack, type Stack } from './stack.ts';

interface Options {
  /** Whether the visitor has answered the privacy question on an earlier visit. On by default: most journeys have. */
  consented: boolean;
  /** What the browser itself prints in this story, such as a payment that was refused. */
  expectedMessages: RegExp[];
}

interface WorkerOptions {
  /** A story that counts what is in the database names itself here, and gets a stack that no other story writes to. */
  alone: string;
}

/**
 * Every journey runs against the whole product, and fails on a console message that nobody expected.
 */
export const test = base.extend<Options, WorkerOptions & { stack: Stack }>({
  alone: ['', { option: true, scope: 'worker' }],
  consented: [true, { option: true }],
  expectedMessages: [[], { option: true }],
  stack: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape.
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stack }, use) => {
    await use(stack.origin);
  },
  context: async ({ context, stack, consented }, use) => {
    if (consented) {
      await context.addCookies([{ name: 'cookie-consent', value: 'v1.necessary', url: stack.origin }]);
      await context.addInitScript(() => sessionStorage.setItem('newsletter-opened', '1'));
    }
    await use(context);
  },
  page: async ({ page, expectedMessages }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
    await use(page);
    const unexpected = messages.filter((message) => !expectedMessages.some((expected) => expected.test(message)));
    expect(unexpected, 'the console stays silent').toEqual([]);
  },
});

export { expect };

/** Waits until the application has arrived, which a visitor never has to: what they press before is kept for it. */
export async function arrived(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.locator('html[data-ready]').waitFor();
}

/** Keeps what `pattern` names from the browser until what this answers is called: the moment before something arrives. */
export async function holdBack(page: Page, pattern: string): Promise<() => Promise<void>> {
  let resolve = () => {};
  const released = new Promise<void>((resume) => {
    resolve = resume;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    const answered = page.waitForResponse(pattern);
    resolve();
    await answered;
  };
}
