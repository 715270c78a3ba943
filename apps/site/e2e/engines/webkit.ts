import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key as Keys, Origin } from 'selenium-webdriver';
import { visitorEnv } from '../../../../scripts/browsers.ts';
import { findProgram } from '../../../../scripts/programs.ts';
import type { Browser, Key, Tab } from './browser.ts';
import { CONSOLE_MESSAGES } from './reverse-proxy.ts';

const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  Space: Keys.SPACE,
  Delete: Keys.DELETE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  Home: Keys.HOME,
  End: Keys.END,
};

/** Debian's WebKitGTK over WebDriver: a small browser for each page, all on one virtual screen. */
export async function openWebkit(): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'myler-webkit-'));
  const env = visitorEnv(home);
  const screen = await startScreen(findProgram('Xvfb'), env);
  const port = await freePort();
  const service = spawn(findProgram('WebKitWebDriver'), [`--port=${port}`], {
    env: { ...env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  await waitForServer(port);

  return {
    async newTab() {
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          acceptInsecureCerts: true,
          'webkitgtk:browserOptions': {
            binary: findProgram('MiniBrowser'),
            // Full screen has no tool bar, which would keep a window at least 447 pixels wide.
            args: ['--automation', '--full-screen'],
          },
        })
        .build();
      await driver.manage().setTimeouts({ pageLoad: 300_000, script: 300_000 });
      const evaluate = <Value>(expression: string) => driver.executeScript<Value>(`return (${expression});`);
      const tab: Tab = {
        goto: (url) => driver.get(url),
        reload: () => driver.navigate().refresh(),
        evaluate,
        move: ({ x, y }) => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).perform(),
        click: ({ x, y }) => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
        async type(text) {
          // The keyboard has keys for these characters; the rest is entered as an input method does.
          for (const part of text.match(/[ -~]+|[^ -~]+/g) ?? []) {
            if (/^[ -~]/.test(part)) await driver.actions().sendKeys(part).perform();
            else await evaluate(`document.execCommand('insertText', false, ${JSON.stringify(part)})`);
          }
        },
        async press(key, held) {
          const actions = driver.actions();
          if (held) await actions.keyDown(Keys.SHIFT).sendKeys(keys[key]).keyUp(Keys.SHIFT).perform();
          else await actions.sendKeys(keys[key]).perform();
        },
        resize: async (size) =>
          void (await driver
            .manage()
            .window()
            .setRect({ x: 0, y: 0, ...size })),
        screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
        messages: async () => {
          await driver.get(new URL(CONSOLE_MESSAGES, await driver.getCurrentUrl()).href);
          return JSON.parse(await evaluate<string>('document.body.textContent')) as string[];
        },
        close: () => driver.quit(),
      };
      return tab;
    },
    async close() {
      await endProcess(service);
      await endProcess(screen.process);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A virtual screen under a free number. */
async function startScreen(program: string, env: NodeJS.ProcessEnv) {
  // Without `-noreset` the screen resets when its last browser has gone. It drops a browser that connects at that
  // moment: the browser ends, and the driver waits for it forever.
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'];
  const child = spawn(program, options, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, process: child };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves once a server answers on this port. */
async function waitForServer(port: number): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (response) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
