import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { commands, server } from 'vitest/browser';
import '../packages/ui/src/tokens/styles.css';
import { resumeTime } from './frozen-time.ts';
import { loadFonts } from './visual/fonts.ts';
import { matchBaselines, picturesOf, type VisualParameters } from './visual/take-screenshots.ts';
import './visual/bundled-font.css';

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

interface StoryContext {
  story?: { parameters: { visual?: VisualParameters } };
  task: { meta: { storyId?: string; pictures?: string[] }; result?: { state: string } | undefined };
}

// Letters are drawn by the operating system. The baselines come from Linux, so other systems cannot be compared.
if (server.platform === 'linux') {
  const matched: string[] = [];
  let skipped: ReadonlySet<string>;

  beforeAll(async () => {
    skipped = new Set(await commands.picturesToSkip());
  });
  afterEach(async (context) => {
    const { story, task } = context as unknown as StoryContext;
    if (!story || !task.meta.storyId || task.result?.state === 'fail') return;
    const pictures = picturesOf(task.meta.storyId, story.parameters.visual);
    task.meta.pictures = pictures.map(({ name }) => name);
    const unverified = pictures.filter(({ name }) => !skipped.has(name));
    await matchBaselines(unverified);
    matched.push(...unverified.map(({ name }) => name));
  });
  afterAll(() => commands.rememberPictures(matched));
}
