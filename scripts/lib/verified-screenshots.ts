// Which stories matched their screenshots, in `.storybook/verified-screenshots.txt`: a line for each story, with a hash
// of everything that decides about its screenshots. A story whose hash is there is not compared again.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { sourceGraph } from './story-sources.ts';

interface Options {
  /** Paths are hashed relative to it, so that the record holds in every clone. */
  root: string;
  /** The record. */
  file: string;
  /** Absolute: the files that decide about all screenshots, beside each story's own. */
  always: readonly string[];
  /** What decides about all screenshots and is in no file, such as the browser and its arguments. */
  environment: unknown;
  /** False for modules that no story test loads. */
  isDrawn?: (file: string) => boolean;
}

export function verifiedScreenshots({ root, file, always, environment, isDrawn }: Options) {
  const startedAt = Date.now();
  const sourcesOf = sourceGraph(root, isDrawn);
  const record = readRecord(file);
  const hashes = new Map<string, string>();
  let changes = 0;

  function hashFor(storyFile: string, baselines: readonly string[]): string {
    let sources = hashes.get(storyFile);
    if (sources === undefined) {
      const { files, packages } = sourcesOf([storyFile, ...always]);
      sources = sha256([JSON.stringify(environment), ...packages, ...files.map(withContent)].join('\n'));
      hashes.set(storyFile, sources);
    }
    return sha256([sources, ...baselines.map(withContent)].join('\n')).slice(0, 12);
  }

  const withContent = (path: string) =>
    `${relative(root, path)} ${existsSync(path) ? sha256(readFileSync(path)) : 'missing'}`;

  return {
    /** Whether these very sources matched these very baselines. */
    has: (story: string, storyFile: string, baselines: readonly string[]): boolean =>
      record.get(story)?.includes(hashFor(storyFile, baselines)) ?? false,

    /**
     * Records a story that matched. Records nothing when a source was saved after the run began, because the browser may
     * have shown its earlier content.
     */
    add(story: string, storyFile: string, baselines: readonly string[]): void {
      const { files } = sourcesOf([storyFile, ...always]);
      if (files.some((source) => statSync(source).mtimeMs >= startedAt)) return;
      const hash = hashFor(storyFile, baselines);
      if (record.get(story)?.join() === hash) return;
      record.set(story, [hash]);
      changes++;
      const lines = [...record].flatMap(([id, all]) => all.map((each) => `${id} ${each}\n`));
      writeFileSync(file, lines.sort().join(''));
    },

    /** Every file of the repository that a story file imports, directly or not. */
    sourcesOf: (storyFile: string): string[] => sourcesOf([storyFile]).files,

    /** How many stories this run has recorded. */
    get changes() {
      return changes;
    },
  };
}

/**
 * A merge of two branches may leave two lines for a story (`merge=union` in .gitattributes). Neither has the hash of the
 * merged sources, so that such a story is compared again.
 */
function readRecord(file: string): Map<string, string[]> {
  const record = new Map<string, string[]>();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []) {
    const [story = '', hash = ''] = line.split(' ');
    record.set(story, [...(record.get(story) ?? []), hash]);
  }
  return record;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
