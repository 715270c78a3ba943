import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { reachedFrom } from '../../scripts/lib/circles.ts';
import { verifiedScreenshots } from '../../scripts/lib/verified-screenshots.ts';
import { matchBaseline } from './match-baseline.ts';

const root = join(import.meta.dirname, '../..');

/** What decides about every screenshot, with all that it imports: how stories are shown, awaited and compared. */
const always = ['.storybook/preview.tsx', '.storybook/vitest.setup.ts', '.storybook/visual/match-baseline.ts'];

/** Its lines change with every component: see docs/decisions/0084. */
export const record = '.storybook/verified-screenshots.txt';

/** "components-button__primary-360" is components-button/primary-360.png. */
const pathIn = (folder: string, screenshot: string) => join(root, folder, ...screenshot.split('__'));
const baselineOf = (screenshot: string) => `${pathIn('.storybook/screenshots', screenshot)}.png`;

type Verified = ReturnType<typeof verifiedScreenshots>;
let verified: Verified | undefined;

/** How many stories this run has compared and recorded. */
export const recordedStories = (): number => verified?.changes ?? 0;

/**
 * What story tests ask of the process that runs them.
 *
 * @param browserOptions how browsers are started: it decides about every screenshot
 */
export function screenshotCommands(browserOptions: unknown) {
  function verifiedBy({ page }: BrowserCommandContext): Verified {
    const [chromium] = page.context().browser()?.version().split('.') ?? [];
    verified ??= verifiedScreenshots({
      root,
      file: join(root, record),
      always: always.map((path) => join(root, path)),
      environment: { browserOptions, chromium },
      // Storybook's documentation, which story tests never open.
      isDrawn: (file) => !file.startsWith(join(root, '.storybook/pages')),
    });
    return verified;
  }

  const hasOwnLayout: BrowserCommand<[], boolean> = (context) =>
    hasWidthQueries(context.testPath ?? '', verifiedBy(context).sourcesOf(context.testPath ?? ''));

  /** Whether a story matched these screenshots, and nothing that decides about them has changed since. */
  const isVerified: BrowserCommand<[string, readonly string[]], boolean> = (context, story, screenshots) =>
    process.env['TEST_SCREENSHOTS'] !== 'all' &&
    !isUpdating(context) &&
    verifiedBy(context).has(story, context.testPath ?? '', screenshots.map(baselineOf));

  /** @throws {Error} when the story imports what its hash does not contain */
  const rememberVerified: BrowserCommand<[string, readonly string[]], void> = (context, story, screenshots) => {
    const { project, testPath = '' } = context;
    const known = new Set(verifiedBy(context).sourcesOf(testPath));
    const missing = importsOf(project, testPath).filter((file) => !known.has(file));
    if (missing.length > 0) throw new Error(`scripts/lib/story-sources.ts does not find ${missing.join(', ')}.`);
    verifiedBy(context).add(story, testPath, screenshots.map(baselineOf));
  };

  return { hasOwnLayout, isVerified, rememberVerified, matchesBaseline };
}

const isUpdating = ({ project }: BrowserCommandContext) =>
  project.serializedConfig.snapshotOptions.updateSnapshot === 'all';

/** Whether a component's own style sheets ask for the width of the window or of a container. */
function hasWidthQueries(storyFile: string, sources: readonly string[]): boolean {
  // packages/ui/src/dialog, packages/forms/src/join-us
  const [kind = '', member = '', src = '', feature = ''] = relative(root, storyFile).split(sep);
  const own = join(root, kind, member, src, feature, sep);
  const query = /@(?:media|container)[^{]*(?:\bwidth|\(--(?:below-)?(?:xs|sm|md|lg|xl)\))/;
  return sources.some(
    (file) => file.startsWith(own) && file.endsWith('.css') && query.test(readFileSync(file, 'utf8')),
  );
}

/** Compares what the page shows with a baseline, or writes it. Says what is wrong, if anything is. */
const matchesBaseline: BrowserCommand<[string, 'story' | 'page'], string | undefined> = async (
  context,
  screenshot,
  shown,
) => {
  const target = context.iframe.locator(shown === 'story' ? '.story' : 'body').first();
  const take = () => target.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' });
  const files = {
    baseline: baselineOf(screenshot),
    actual: `${pathIn('reports/screenshots', screenshot)}.png`,
    difference: `${pathIn('reports/screenshots', screenshot)}-difference.png`,
  };
  return matchBaseline(take, files, isUpdating(context));
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    hasOwnLayout: () => Promise<boolean>;
    isVerified: (story: string, screenshots: readonly string[]) => Promise<boolean>;
    rememberVerified: (story: string, screenshots: readonly string[]) => Promise<void>;
    matchesBaseline: (screenshot: string, shown: 'story' | 'page') => Promise<string | undefined>;
  }
}

/** Every file of the repository that a story file imports, directly or not, according to the server's module graph. */
function importsOf({ browser }: BrowserCommandContext['project'], storyFile: string): string[] {
  const graph = browser?.vite.environments.client.moduleGraph;
  const reached = reachedFrom(graph?.getModulesByFile(storyFile) ?? [], (module) => module.importedModules);
  return [...reached].flatMap(({ file }) =>
    file?.startsWith(root) && !file.includes('/node_modules/') ? [file.replace(/\?.*$/, '')] : [],
  );
}
