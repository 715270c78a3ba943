import { hotelCount } from '@myler/config/hotel-count';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { databaseImageKey, packageFolder } from '../../scripts/database-image-key.ts';
import { seed } from '../seeding/seed.ts';
import type { Store } from '../store/database.ts';
import { openStore } from '../store/open.ts';
import { rowsOf } from '../store/rows.ts';
import { leads } from '../store/schema.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'provider-image-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the embedded database of a data folder, as a start of the provider does. */
const open = (dataDir: string, databaseImage: string | undefined = inject('databaseImage')) =>
  openStore({ dataDir, databaseImage }, seed);

/** Opens it, asks it and closes it. */
async function withStore<T>(opening: Promise<Store>, ask: (store: Store) => Promise<T>): Promise<T> {
  const store = await opening;
  try {
    return await ask(store);
  } finally {
    await store.close();
  }
}

/** Every row of every table that is not PostgreSQL's own, as sorted text, by the table's name. */
async function allRows({ db }: Store): Promise<Record<string, string[]>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const texts = await rowsOf<{ text: string }>(
      db,
      sql`select one::text as text from ${sql.raw(name)} one order by 1`,
    );
    rows[name] = texts.map(({ text }) => text);
  }
  return rows;
}

/** Columns, indexes, constraints, functions, extensions and settings of the search, as PostgreSQL describes them. */
const structure = ({ db }: Store) =>
  rowsOf<{ what: string }>(
    db,
    sql`
      select concat_ws(' ', 'column', table_name, column_name, data_type, column_default, is_nullable) as what
        from information_schema.columns where table_schema in ('public', 'drizzle')
      union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname in ('public', 'drizzle')
      union all select concat_ws(' ', 'constraint', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select concat_ws(' ', 'function', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
      union all select concat_ws(' ', 'extension', extname, extversion) from pg_extension
      union all select concat_ws(' ', 'search', cfgname) from pg_ts_config
      order by 1`,
  );

const anEnquiry = {
  source: 'discover-myler',
  name: 'Nadia Brandt',
  email: 'nadia@example.com',
  message: 'Is there a train?',
  createdAt: new Date(),
};

describe('a first start from the database image', () => {
  const describeStore = async (store: Store) => ({ rows: await allRows(store), structure: await structure(store) });
  let restored: Awaited<ReturnType<typeof describeStore>>;
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'provider-image-'));
    restored = await withStore(open(dataDir), describeStore).finally(() => rmSync(dataDir, { recursive: true }));
  });

  it('has the same tables with the same rows as a first start that creates and seeds the database', async () => {
    const seeded = join(folder, 'seeded');
    expect(restored).toEqual(await withStore(open(seeded, join(folder, 'absent.tar.zst')), describeStore));
    expect(restored.structure.length).toBeGreaterThan(100);

    // The folder that was seeded is what every version before this one left behind: nothing of it is replaced.
    await withStore(open(seeded), ({ db }) => db.insert(leads).values(anEnquiry));
    expect(await withStore(open(seeded), ({ db }) => db.$count(leads))).toBe(1);
  });

  it('fills the tables of the content, and no table of visitors’ data', { tags: ['asvs:6.3.2'] }, () => {
    const filled = Object.keys(restored.rows).filter((name) => restored.rows[name]!.length > 0);
    expect(filled).toEqual([
      'drizzle.__drizzle_migrations',
      'public.cities',
      'public.countries',
      'public.coupons',
      'public.documents',
      'public.hotel_sets',
      'public.hotels',
      'public.inspiration_hotels',
      'public.prices',
      'public.search_entries',
      'public.search_words',
      'public.seeded_files',
    ]);
  });

  it('reads the content that has changed since the image was made', async () => {
    const content = join(folder, 'content');
    cpSync(join(packageFolder, 'content'), content, { recursive: true });
    const file = join(content, 'team.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"name": "[^"]*"/, '"name": "Nadia Brandt"'));
    const opening = openStore({ dataDir: folder, databaseImage: inject('databaseImage') }, (db) => seed(db, content));
    const rows = await withStore(opening, allRows);
    expect(rows['public.documents']!.filter((row) => row.includes('Nadia Brandt'))).toHaveLength(1);
  });
});

describe('a start that cannot restore the whole database image', () => {
  const image = () => readFileSync(inject('databaseImage'));
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const restored = () => withStore(open(folder), allRows);

  it('fails with an error when the image is damaged, and leaves no partial database behind', async () => {
    const damaged = join(folder, 'damaged.tar.zst');
    writeFileSync(damaged, half(image()));
    await expect(open(folder, damaged)).rejects.toThrow(/could not be restored from .*build the provider again/);
    expect(existsSync(join(folder, 'database'))).toBe(false);
    expect(existsSync(join(folder, 'database.restoring'))).toBe(false);
    expect((await restored())['public.hotels']).toHaveLength(hotelCount);
  });

  it('succeeds after kill -9 in the middle of restoring', async () => {
    // A pipe that holds half of the image: a process that reads it waits for the rest, and the test kills it there.
    const pipe = join(folder, 'pipe.tar.zst');
    execFileSync('mkfifo', [pipe]);
    const store = pathToFileURL(join(packageFolder, 'src', 'store', 'open.ts'));
    const code = `import { openStore } from ${JSON.stringify(store)};
      await openStore(${JSON.stringify({ dataDir: folder, databaseImage: pipe })}, () => Promise.resolve());`;
    const child = spawn(process.execPath, ['--conditions=@myler/source', '--input-type=module', '--eval', code], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    const pending = join(folder, 'database.restoring');
    const writer = await openFile(pipe, 'w');
    await writer.writeFile(half(image()));
    await expect.poll(() => existsSync(join(pending, 'base'))).toBe(true);
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    await writer.close();

    expect(existsSync(join(folder, 'database'))).toBe(false);
    expect((await restored())['public.hotels']).toHaveLength(hotelCount);
    expect(existsSync(pending)).toBe(false);
  });
});

describe('the key of the database image', () => {
  /** A copy of the package, inside it so that what it imports is found, with one file changed. */
  async function keyWith(change?: { file: string; edit: (text: string) => string }): Promise<string> {
    const copy = join(packageFolder, 'node_modules', '.cache', `key-test-${process.pid}`);
    try {
      mkdirSync(copy, { recursive: true });
      copyFileSync(join(packageFolder, 'package.json'), join(copy, 'package.json'));
      for (const name of ['src', 'content', 'migrations'])
        cpSync(join(packageFolder, name), join(copy, name), { recursive: true });
      if (change) {
        const file = join(copy, change.file);
        const text = readFileSync(file, 'utf8');
        if (change.edit(text) === text) throw new Error(`${change.file} does not hold what is to be changed`);
        writeFileSync(file, change.edit(text));
      }
      return await databaseImageKey(copy);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
  const replace = (file: string, from: string, to: string) => ({
    file,
    edit: (text: string) => text.replace(from, to),
  });

  it.each([
    ['a content file', replace('content/team.json', 'a', 'b')],
    ['a migration', replace('migrations/0001_search.sql', ';', '; ')],
    ['the code that indexes the search', replace('src/search/pages.ts', 'weight: 2', 'weight: 3')],
  ])('changes with %s', async (_, change) => {
    expect(await keyWith(change)).not.toBe(await databaseImageKey());
  });

  it('stays the same when other code, a comment or the folder of the package changes', async () => {
    const key = await databaseImageKey();
    expect(await keyWith()).toBe(key);
    expect(
      await keyWith({ file: 'src/mail/sending/sender.ts', edit: (text) => `${text}\nexport const more = 1;\n` }),
    ).toBe(key);
    expect(await keyWith({ file: 'src/search/pages.ts', edit: (text) => `${text}\n// A comment.\n` })).toBe(key);
  });
});
