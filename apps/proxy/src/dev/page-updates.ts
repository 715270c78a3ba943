import { stripVTControlCharacters } from 'node:util';
import type { DevEnvironment, Update } from 'vite';

/** Milliseconds within which the same failure, met by another page or browser, is not printed again. */
const REPEATED_FAILURE_INTERVAL = 1_000;

/** What the pages that are open in browsers are sent. Their side is the site's `src/dev/follow-changes.ts`. */
export interface PageUpdates {
  /** Uses this connection to the browsers. Vite opens another one when its configuration changes. */
  connect(browsers: DevEnvironment): void;
  /** The script that a page needs to receive updates. */
  script(): string;
  /** Says that changed modules have been loaded. `isHot` when Vite updates the pages in place. */
  sendSaved(options: { isHot: boolean }): void;
  /** Shows in the terminal and in the browsers why saved files cannot be loaded, until the next `sendSaved`. */
  showFailure(failure: string): void;
}

/** @param stylesSavedSince the updates of stylesheets since that time, in milliseconds */
export function createPageUpdates(stylesSavedSince: (time: number) => Update[]): PageUpdates {
  // A page of an older generation may not show the last saved change.
  let generation = 0;
  let failure: string | undefined;
  let printed = { failure: '', at: 0 };
  let connected: DevEnvironment | undefined;

  return {
    connect(browsers) {
      connected = browsers;
      // A page that was loading while files were saved missed the messages of that time.
      browsers.hot.on('myler:loaded', (page: { generation: number; renderedAt: number }, client) => {
        const updates = stylesSavedSince(page.renderedAt);
        if (updates.length > 0) client.send({ type: 'update', updates });
        if (failure !== undefined) client.send({ type: 'error', err: asError(failure) });
        else if (page.generation < generation) client.send('myler:saved', { isHot: false, isMissed: true });
      });
    },
    script: () =>
      `<script type="module" src="/src/dev/follow-changes.ts" data-generation="${generation}" data-rendered-at="${Date.now()}"></script>`,
    sendSaved({ isHot }) {
      generation += 1;
      failure = undefined;
      connected?.hot.send('myler:saved', { isHot });
    },
    showFailure(text) {
      failure = stripVTControlCharacters(text);
      connected?.hot.send({ type: 'error', err: asError(failure) });
      if (printed.failure === text && Date.now() - printed.at < REPEATED_FAILURE_INTERVAL) return;
      printed = { failure: text, at: Date.now() };
      connected?.getTopLevelConfig().logger.error(text, { timestamp: true });
    },
  };
}

function asError(text: string): { message: string; stack: string } {
  const [message = text, ...stack] = text.split('\n');
  return { message, stack: stack.join('\n') };
}
