import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi, type RunnerTask } from 'vitest';
import { commands, server } from 'vitest/browser';
import '../packages/ui/src/tokens/styles.css';
import { resumeTime } from './frozen-time.ts';
import { loadFonts } from './visual/fonts.ts';
import { matchBaselines, screenshotsOf, type VisualParameters } from './visual/take-screenshots.ts';
import './visual/bundled-font.css';

// React captures a stack for each of the first 10,000 elements of every second, for its warnings: a tenth of all time here.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
};
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

beforeAll(loadFonts);
// Vitest loads this file again for each story file, with the time in its address. While the time is frozen the address
// stays the same, so that later files would not load it, and their stories would pass without these hooks.
afterAll(resumeTime);

// A story that prints an error is broken, even if it looks right.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  if (errors.length > 0) throw new Error(`The story printed errors: ${errors.join('; ')}`);
});

// What axe found right is 40 kB a story, and only Storybook's own panel of tests reads it.
afterEach(({ task }) => {
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') delete (task.meta as { reports?: unknown }).reports;
});

interface StoryContext {
  story?: { parameters: { visual?: VisualParameters } };
  task: RunnerTask & { meta: { storyId?: string; screenshots?: string[] } };
}

// Letters are drawn by the operating system. The baselines come from Linux, so other systems cannot be compared.
if (server.platform === 'linux') {
  let hasOwnLayout = false;

  beforeAll(async () => {
    hasOwnLayout = await commands.hasOwnLayout();
  });
  afterEach(async (context) => {
    const { story, task } = context as unknown as StoryContext;
    const { storyId } = task.meta;
    if (!story || !storyId || task.result?.state === 'fail') return;
    const screenshots = screenshotsOf(storyId, story.parameters.visual, hasOwnLayout && isFirst(task));
    const names = screenshots.map(({ name }) => name);
    task.meta.screenshots = names;
    if (screenshots.length === 0 || (await commands.isVerified(storyId, names))) return;
    await matchBaselines(screenshots);
    await commands.rememberVerified(storyId, names);
  });
}

/** Whether a task is the first of its file. */
function isFirst(task: RunnerTask): boolean {
  let first: RunnerTask | undefined = task.file;
  while (first && 'tasks' in first) [first] = first.tasks;
  return first === task;
}
