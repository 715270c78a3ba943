import { afterEach, beforeEach, vi } from 'vitest';
import { server } from 'vitest/browser';
import { matchBaselines, type VisualParameters } from './visual/take-screenshots.ts';
import './visual/bundled-font.css';

// A story that complains in the console is broken, even where it looks right.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`The console complained: ${complaints.join('; ')}`);
});

interface StoryContext {
  story?: { parameters: { visual?: VisualParameters } };
  task: { meta: { storyId?: string }; result?: { state: string } | undefined };
}

// Letters are drawn by the operating system: the baselines are Linux's, and elsewhere nothing can be said.
if (server.platform === 'linux') {
  afterEach(async (context) => {
    const { story, task } = context as unknown as StoryContext;
    if (!story || !task.meta.storyId || task.result?.state === 'fail') return;
    await matchBaselines(task.meta.storyId, story.parameters.visual);
  });
}
