import fc from 'fast-check';
import { packageEntries, type PackageEntry } from './surface.ts';

/** The number of values for each property: few in `pnpm test`, many in `pnpm test:all properties`. */
const NUMBER_OF_RUNS = Number(
  process.env['TEST_PROPERTY_RUNS'] ?? (process.env['TEST_PART'] === 'properties' ? 10_000 : 100),
);
/** Set if a run must be repeatable, such as for mutants. Otherwise each run tries other values. */
const SEED = process.env['TEST_PROPERTY_SEED'];

/**
 * The settings of a property whose values take long: few runs from one seed in `pnpm test`, forty times as many from
 * another seed each time in `pnpm test:all properties`.
 */
export function fewRuns(numRuns: number): { numRuns: number; seed?: number } {
  return NUMBER_OF_RUNS > 100
    ? { numRuns: Math.ceil((numRuns * NUMBER_OF_RUNS) / 250) }
    : { numRuns, seed: Number(SEED ?? 20_261_121) };
}

/**
 * Whether the tests run for a mutant. The test that lists what a package exports is skipped then: importing every entry
 * takes longer than all properties, and code that runs on import would count as covered by that test.
 */
export const isForMutants = process.env['TEST_MUTANTS'] !== undefined;

/** Names that every object inherits. A lookup in a table must not find them. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];

/** Any string: letters of all scripts, emoji, control characters, lone surrogates, long strings. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  // The upper case of some letters has two letters: "ß", "ﬁ".
  fc.constantFrom('ß', 'ﬁ', 'ı', 'İ', '', ' ', '\n', '\t\r\n', '\0', '-', '%', '%zz', 'null', ...INHERITED),
);

export interface NamedProperty {
  /** What is always true, in words. It is the end of the test's title. */
  promise: string;
  property: fc.IRawProperty<unknown>;
}

/**
 * The properties of each exported function, or the reason why it has none.
 */
export type PropertyTable = Readonly<Record<string, readonly NamedProperty[] | string>>;

/**
 * Names a property: `always('reads back as it was', anyText, (text) => expect(parse(format(text))).toBe(text))`.
 *
 * @param promise the end of the sentence that begins with the function's name
 * @param property the arbitraries, and a function that throws (or returns false) when the property does not hold
 */
export function always<Values extends [unknown, ...unknown[]]>(
  promise: string,
  ...property: [
    ...arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
    predicate: (...values: Values) => boolean | void,
  ]
): NamedProperty {
  return { promise, property: fc.property<Values>(...property) };
}

/** The same for a function that returns a promise. */
export function alwaysAsync<Values extends [unknown, ...unknown[]]>(
  promise: string,
  ...property: [
    ...arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
    predicate: (...values: Values) => Promise<boolean | void>,
  ]
): NamedProperty {
  return { promise, property: fc.asyncProperty<Values>(...property) };
}

/**
 * The property-based tests of a package.
 *
 * @param folder the folder of the package.json
 */
export function propertySuite(folder: string, table: PropertyTable) {
  const settings = { numRuns: NUMBER_OF_RUNS, ...(SEED === undefined ? {} : { seed: Number(SEED) }) };
  return {
    /** One test for each property: its title and the function that runs it. */
    tests: Object.entries(table).flatMap(([name, entry]) =>
      typeof entry === 'string'
        ? []
        : entry.map(({ promise, property }): [string, () => Promise<void>] => [
            `${name} ${promise}`,
            async () => fc.assert(property, settings),
          ]),
    ),
    /** Exported functions that are not in the table, and names in the table that are not exported functions. */
    problems: async () => problemsIn(table, await packageEntries(folder)),
  };
}

function problemsIn(table: PropertyTable, entries: readonly PackageEntry[]): string[] {
  const functions = new Map<string, string>();
  for (const { specifier, exported } of entries) {
    for (const [name, value] of exported) if (typeof value === 'function') functions.set(name, specifier);
  }
  const forgotten = [...functions].filter(([name]) => !Object.hasOwn(table, name) || table[name]?.length === 0);
  const gone = Object.keys(table).filter((name) => !functions.has(name));
  return [
    ...forgotten.map(([name, specifier]) => `${name} of ${specifier} has neither a property nor a reason for none.`),
    ...gone.map((name) => `${name} is no exported function any more.`),
  ];
}
