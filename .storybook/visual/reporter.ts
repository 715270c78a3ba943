import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { record, recordedStories } from './screenshot-commands.ts';

const flakyFile = join(import.meta.dirname, '../../reports/stories.flaky.json');

/** Names stories that passed only at the second try, and says that the record of screenshots has changed. */
export function storiesReporter(): Reporter {
  const flaky: string[] = [];
  const unseen: string[] = [];
  return {
    onTestRunStart: () => rmSync(flakyFile, { force: true }),
    onTestCaseResult(test: TestCase) {
      if (test.diagnostic()?.flaky) flaky.push(`${test.module.relativeModuleId} › ${test.fullName}`);
      const { storyId, screenshots } = test.meta() as { storyId?: string; screenshots?: string[] };
      // Hooks of a setup file can get lost silently, as happened when the clock that Vitest versions its imports by was
      // frozen. On other systems than Linux nothing is compared.
      const isCompared = screenshots !== undefined || process.platform !== 'linux';
      if (storyId && !isCompared && test.result().state === 'passed') unseen.push(storyId);
    },
    onTestRunEnd() {
      mkdirSync(dirname(flakyFile), { recursive: true });
      if (flaky.length > 0) writeFileSync(flakyFile, `${JSON.stringify(flaky, null, 2)}\n`);
      if (recordedStories() > 0)
        console.log(`${recordedStories()} stories with changed sources match their screenshots. Commit ${record}.`);
      if (unseen.length === 0) return;
      console.error(`These stories were not compared with their screenshots: ${unseen.join(', ')}`);
      process.exitCode = 1;
    },
  };
}
