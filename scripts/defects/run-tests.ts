import { delimiter, join, relative } from 'node:path';
import { runCommand } from '../lib/children.ts';
import { members, readJson } from '../lib/workspace.ts';

/** A failed test, in a file below the root. */
export interface Failure {
  file: string;
  title: string;
}

/** A test that waits for what never comes has failed. */
const LIMITS = ['--retry=0', '--testTimeout=120000', '--hookTimeout=120000', '--expect.poll.timeout=60000'];

const all = members();

/** The step that runs a file, below the root: `@myler/provider#test`, or `stories`. */
export function stepOf(file: string): string {
  if (file.includes('.stories.')) return 'stories';
  const part = /\.(databases|processes|programs)\.test\./.exec(file)?.[1];
  const member = all.find(({ path }) => file.startsWith(`${path}/`));
  return `${member?.manifest.name}#test${part ? `:${part}` : ''}`;
}

/**
 * Runs tests and stories in a copy of the workspace, step by step.
 *
 * @param files below its root
 * @param options bail: one failure is enough
 */
export async function runTests(root: string, files: string[], { bail = false } = {}): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const step of new Set(files.map(stepOf))) {
    if (bail && failures.length > 0) break;
    const { script, path } = commandOf(step);
    const places = files.filter((file) => stepOf(file) === step).map((file) => relative(path, file));
    const options = [...LIMITS, ...(bail ? ['--bail=1'] : []), '--reporter=json', '--outputFile=reports/defects.json'];
    const { code, output } = await runCommand('sh', ['-c', `${script} "$@"`, 'sh', ...places, ...options], {
      cwd: join(root, path),
      quiet: true,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}` },
    });
    const found = failuresIn(root, output);
    if (code !== 0 && found.length === 0)
      console.error(`No test of ${step} failed, and it ended with ${code}:\n${output}`);
    failures.push(...found);
  }
  return failures;
}

/** The script that the files of a step are given to, and where it runs. */
function commandOf(step: string): { script: string; path: string } {
  if (step === 'stories') return { script: 'vitest run --config scripts/defects/stories.config.ts', path: '' };
  const [name, task = ''] = step.split('#');
  const member = all.find(({ manifest }) => manifest.name === name);
  return { script: member?.manifest.scripts?.[task] ?? '', path: member?.path ?? '' };
}

interface Report {
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** The failed tests. A file that cannot even be loaded has noticed nothing: the defect is wrong. */
function failuresIn(root: string, output: string): Failure[] {
  // Where a configuration names a file, it is not the one that was asked for.
  const report = /JSON report written to (.+)/.exec(output)?.[1];
  if (!report) throw new Error(`Vitest wrote no report:\n${output.slice(-4_000)}`);
  const { testResults } = readJson(report) as Report;
  for (const { name, message, assertionResults } of testResults) {
    if (message && assertionResults.length === 0)
      console.error(`${name} did not run: ${message}\n${output.slice(-2_000)}`);
  }
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ file: relative(root, name), title: fullName })),
  );
}
