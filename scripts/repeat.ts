// `pnpm flaky [--times 20] [--part 1/16] [words]`: plays each journey several times while every core is kept busy, and
// names those that failed. A journey that depends on timing fails here, and not on somebody's slower machine. Twenty
// times all journeys take a night; a part takes an hour. Words choose journeys by their titles.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { runSiteTests, withTitle } from './lib/site-tests.ts';

const request = readRequest();
if ('error' in request) {
  console.error(request.error);
  process.exit(1);
}
const { times, part, words } = request;
const busy = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
const args = [
  `--repeat-each=${times}`,
  '--retries=0',
  '--reporter=dot',
  ...(part ? [`--shard=${part}`] : []),
  ...withTitle(words),
];
const code = await runSiteTests(args);
await Promise.all(busy.map((thread) => thread.terminate()));
process.exit(code);

function readRequest(): { times: string; part: string | undefined; words: string } | { error: string } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { times: { type: 'string', default: '20' }, part: { type: 'string' } },
    });
    const [, nth, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(values.part ?? '1/1') ?? [];
    if (!/^[1-9]\d{0,3}$/.test(values.times)) return { error: '--times is a number from 1 to 9999, such as 20.' };
    if (!(Number(nth) <= Number(parts)))
      return { error: '--part is the number of a part and of all parts, such as 1/16.' };
    return { times: values.times, part: values.part, words: positionals.join(' ') };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
