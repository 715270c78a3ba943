// What keeps each sentence of the specification, each promise and each security requirement: the tests whose options name it.
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parse } from 'yaml';
import { hotelCountInWords } from '../../packages/config/src/hotel-count.gen.ts';
import { readTags, type Tags } from './evidence-tags.ts';
import { table } from './generated.ts';
import { readJson, root } from './workspace.ts';

interface Section {
  section: string;
  text?: string;
  sentences: Record<string, string>;
}
interface Place {
  place: string;
  promises: Record<string, { said: Record<string, string | string[]>; open?: string; people?: string }>;
}
type State = 'met' | 'not applicable' | 'decision' | 'not met';
/** Only the words where tests are all that shows it. */
export type Requirement = string | ({ asks: string } & { [state in State]?: string });
interface Chapter {
  chapter: string;
  requirements: Record<string, Requirement>;
}
interface Table {
  text: string;
  problems: string[];
}

const STATES: Record<State, string> = {
  met: 'a test fails when it is no longer true, or a document that was asked for is there',
  'not applicable': 'the product has nothing of the kind',
  decision: 'true in part or in another way, for the reason that is given',
  'not met': 'what it would take, and why we accept it for now',
};

const linkTo = (file: string, name = basename(file)) => `[${name}](../${file})`;
const linksTo = (files: Set<string> | undefined) =>
  [...(files ?? [])].map((file) => linkTo(file, basename(file, extname(file)))).join(', ');
const section = (title: string, text: string | undefined, body: string) =>
  [`## ${title}`, text, body].filter(Boolean).join('\n\n');

export function specification(sections: Section[], tags: Tags): Table {
  const text = sections.map(({ section: title, text, sentences }) =>
    section(
      `Section ${title}`,
      text,
      table(
        ['sentence', 'name', 'tests'],
        Object.entries(sentences).map(([id, words]) => [words, `\`${id}\``, linksTo(tags.get(`spec:${id}`))]),
      ),
    ),
  );
  const ids = sections.flatMap(({ sentences }) => Object.keys(sentences));
  return {
    text: text.join('\n\n'),
    problems: [...idProblems('spec', ids, tags), ...ids.filter((id) => !tags.has(`spec:${id}`)).map(needsTest)],
  };
}

export function promises(places: Place[], tags: Tags, read = readAtRoot): Table {
  const all = places.flatMap(({ promises }) => Object.entries(promises));
  const text = places.map(({ place, promises }) =>
    section(
      place,
      undefined,
      table(
        ['words', 'name', 'kept by'],
        Object.entries(promises).map(([id, { said, open, people }]) => [
          Object.entries(said)
            .map(([file, words]) => `${[words].flat().join('<br>')} (${linkTo(file)})`)
            .join('<br>'),
          `\`${id}\``,
          [linksTo(tags.get(`promise:${id}`)), open && `open: ${open}`, people && `people: ${people}`]
            .filter(Boolean)
            .join('<br>'),
        ]),
      ),
    ),
  );
  const lost = all.flatMap(([id, { said }]) =>
    Object.entries(said).flatMap(([file, words]) => {
      const source = flat(read(file));
      return [words].flat().flatMap((each) => (source.includes(flat(each)) ? [] : `${id}: ${file} lacks “${each}”`));
    }),
  );
  // What people keep still needs the test of the software's last part in it.
  const unkept = all.filter(([id, { open }]) => !tags.has(`promise:${id}`) && open !== 'hotels');
  const ids = all.map(([id]) => id);
  return {
    text: text.join('\n\n'),
    problems: [...idProblems('promise', ids, tags), ...lost, ...unkept.map(([id]) => needsTest(id))],
  };
}

const readAtRoot = (file: string) => readFileSync(join(root, file), 'utf8');

const flat = (source: string) =>
  source
    .replaceAll("{' '}", ' ')
    .replaceAll(/\$?\{hotelCountInWords\}/g, hotelCountInWords)
    .replaceAll(/\s+/g, ' ');

/** The levels of the numbers are in the order of the standard. */
export function asvs(chapters: Chapter[], tags: Tags, levels: Record<string, number>): Table {
  const all = Object.keys(levels);
  const rows = chapters.flatMap(({ chapter, requirements }) =>
    Object.entries(requirements).map(([range, requirement]) => {
      const { asks, ...states } = typeof requirement === 'string' ? { asks: requirement } : requirement;
      const [[state, note] = ['met', '']] = Object.entries(states);
      const [first = '', last = first] = range.split(' to ');
      const numbers = all.slice(all.indexOf(first), all.indexOf(last) + 1);
      const files = tags.get(`asvs:${first}`);
      // Only a document shows what no test does, and a reason has a few words.
      const isShown = state === 'met' ? Boolean(files) || /\]\((?!https?:)/.test(note) : note.split(/\s+/).length >= 5;
      return { chapter, range, first, last, numbers, asks, state, note, files, isShown };
    }),
  );
  const tagged = rows.map(({ first }) => first);
  const numbers = rows.flatMap((row) => row.numbers);
  const text = chapters.map(({ chapter }) =>
    section(
      chapter,
      undefined,
      table(
        ['number', 'level', 'what it asks', 'state', 'shown by'],
        rows
          .filter((row) => row.chapter === chapter)
          .map(({ range, numbers, asks, state, note, files }) => [
            range,
            [1, 2].filter((level) => numbers.some((each) => levels[each] === level)).join(', '),
            asks,
            state,
            [linksTo(files), note].filter(Boolean).join('<br>'),
          ]),
      ),
    ),
  );
  const counts = Object.entries(STATES).map(([state, means]) => {
    const count = rows.filter((row) => row.state === state).flatMap((row) => row.numbers).length;
    return [state, String(count), means];
  });
  return {
    text: [table(['state', 'requirements', 'means'], counts), ...text].join('\n\n'),
    problems: [
      ...idProblems('asvs', tagged, tags),
      ...all.filter((each) => !numbers.includes(each)).map((each) => `${each} is missing`),
      ...numbers.filter((each, index) => numbers.indexOf(each) !== index).map((each) => `${each} is there twice`),
      ...rows.flatMap(({ range, first, last, state, isShown }) => [
        ...[first, last].filter((each) => !all.includes(each)).map((each) => `${each} is no number of level 1 or 2`),
        ...(state in STATES ? [] : [`${range} says "${state}"`]),
        ...(isShown ? [] : [state === 'met' ? needsTest(range) : `${range} needs a reason`]),
      ]),
    ],
  };
}

const needsTest = (id: string) => `${id} needs a test with its tag, or a line in docs/evidence.yaml`;

const idProblems = (kind: string, ids: string[], tags: Tags): string[] => [
  ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
  ...[...tags]
    .filter(([tag]) => tag.startsWith(`${kind}:`) && !ids.includes(tag.slice(kind.length + 1)))
    .map(([tag, files]) => `docs/evidence.yaml has no ${tag}, which is named in ${[...files].join(', ')}`),
];

function readLevels(): Record<string, number> {
  const listed = readJson(join(root, 'scripts/lib/asvs-levels.json')) as Record<1 | 2, string[]>;
  const numbers = ([1, 2] as const).flatMap((level) => listed[level].map((number) => [number, level]));
  const inOrder = new Intl.Collator('en', { numeric: true });
  return Object.fromEntries(numbers.toSorted(([a], [b]) => inOrder.compare(String(a), String(b))));
}

/** The three tables, by the names in the documents' marks, each with what is wrong about it. */
export function readEvidence(): Record<string, Table> {
  const data = parse(readAtRoot('docs/evidence.yaml')) as {
    specification: Section[];
    promises: Place[];
    asvs: Chapter[];
  };
  const tags = readTags();
  return {
    specification: specification(data.specification, tags),
    promises: promises(data.promises, tags),
    requirements: asvs(data.asvs, tags, readLevels()),
  };
}
