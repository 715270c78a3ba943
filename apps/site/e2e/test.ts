import { expect, test as base, type Page } from '@playwright/test';
import { startStack, type Stack } from './stack.ts';

interface Options {
  /** Whether the visitor has answered the privacy question on an earlier visit. On by default: most journeys have. */
  consented: boolean;
}

/**
 * Every journey runs against the whole product, and fails on a console message that nobody expected.
 */
export const test = base.extend<Options, { stack: Stack }>({
  consented: [true, { option: true }],
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
  page: async ({ page }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
    await use(page);
    expect(messages, 'the console stays silent').toEqual([]);
  },
});

export { expect };

/** Waits until the application has taken over, which a visitor never has to: what they press before is kept for it. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.waitForFunction(() => !('$_TSR' in self) && '__TSR_ROUTER__' in self);
}
