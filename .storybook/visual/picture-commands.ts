import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { hashOfFiles, verifiedPictures } from '../../scripts/lib/verified-pictures.mjs';
import { compareScreenshots } from './compare-screenshots.ts';

const root = join(import.meta.dirname, '../..');

/** The path of a picture's baseline: "components-button__primary-360" is `components-button/primary-360.png`. */
export const baselineOf = (picture: string): string =>
  `${join(root, '.storybook/screenshots', ...picture.split('__'))}.png`;

/**
 * A hash of everything that affects pictures and is not imported by stories: how they are taken, and with which
 * packages.
 */
const surroundings = hashOfFiles(
  root,
  globSync(
    [
      '.storybook/*.{ts,tsx,css}',
      '.storybook/visual/*',
      'vitest.stories.config.ts',
      'packages/config/{src/breakpoints,presets/custom-media}.ts',
      'scripts/browsers.ts',
      'scripts/lib/test-fonts.ts',
      'packages/*/package.json',
      'pnpm-lock.yaml',
    ],
    { cwd: root },
  ).map((file) => join(root, file)),
);

let verified: ReturnType<typeof verifiedPictures> | undefined;

function verifiedBy({ page }: BrowserCommandContext): ReturnType<typeof verifiedPictures> {
  const browser = page.context().browser();
  verified ??= verifiedPictures({
    root,
    folder: join(root, 'node_modules/.cache/stories'),
    environment: `${surroundings} ${process.platform} ${process.arch} Chromium ${browser?.version()}`,
    pathOf: baselineOf,
  });
  return verified;
}

/** The pictures of the running story file that can be skipped: they matched, and no dependency has changed. */
const picturesToSkip: BrowserCommand<[], string[]> = (context) => {
  const { project, testPath } = context;
  const isUpdating = project.serializedConfig.snapshotOptions.updateSnapshot === 'all';
  return testPath && !isUpdating ? verifiedBy(context).of(testPath) : [];
};

/** Remembers pictures of the running story file that matched. */
const rememberPictures: BrowserCommand<[readonly string[]], void> = (context, pictures) => {
  const { project, testPath } = context;
  if (testPath && pictures.length > 0) verifiedBy(context).add(testPath, importsOf(project, testPath), pictures);
};

/**
 * Takes one picture and compares it with its baseline. Also false when there is no baseline. Vitest's own matcher then
 * creates the baseline or shows the difference; it is slower by half a second on a large picture.
 */
const matchesBaseline: BrowserCommand<[string, 'story' | 'page'], boolean> = async ({ iframe }, picture, shown) => {
  const baseline = baselineOf(picture);
  if (!existsSync(baseline)) return false;
  const target = iframe.locator(shown === 'story' ? '.story' : 'body').first();
  const taken = await target.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' });
  const [reference, actual] = await Promise.all([pixelsOf(baseline), pixelsOf(taken)]);
  // Most pictures are equal to the last bit, which is faster to check.
  return reference.data.equals(actual.data) || compareScreenshots(reference, actual, { createDiff: false }).pass;
};

export const pictureCommands = { picturesToSkip, rememberPictures, matchesBaseline };

declare module 'vitest/browser' {
  interface BrowserCommands {
    picturesToSkip: () => Promise<string[]>;
    rememberPictures: (pictures: readonly string[]) => Promise<void>;
    matchesBaseline: (picture: string, shown: 'story' | 'page') => Promise<boolean>;
  }
}

/** RGBA, row by row, decoded outside the main thread. */
async function pixelsOf(png: string | Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, metadata: { width: info.width, height: info.height } };
}

/** Every file of the repository that a story file imports, directly or not, according to the server's module graph. */
function importsOf({ browser }: BrowserCommandContext['project'], storyFile: string): string[] {
  const graph = browser?.vite.environments.client.moduleGraph;
  const reached = new Set(graph?.getModulesByFile(storyFile));
  // Iterating a set also visits items that are added meanwhile.
  for (const module of reached) for (const imported of module.importedModules) reached.add(imported);
  return [...reached].flatMap(({ file }) =>
    file?.startsWith(root) && !file.includes('/node_modules/') ? [file.replace(/\?.*$/, '')] : [],
  );
}
