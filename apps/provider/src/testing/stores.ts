import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { inject } from 'vitest';
import { extensions, openStore, storeOnPglite } from '../store/open.ts';
import type { Store } from '../store/database.ts';

export interface StoreKind {
  name: string;
  open(): Promise<Store>;
}

const seedNothing = () => Promise.resolve();

let shared: ReturnType<typeof readShared> | undefined;

/** Opens a copy of the database image in memory. All files of a worker copy the same 50 MB, and share the compiled program. */
export async function openSnapshot(): Promise<PGlite> {
  shared ??= readShared();
  return PGlite.create({ extensions, ...(await shared), startParams: withSmallBuffers });
}

/** Node's types have its types only. */
const { compile } = Reflect.get(globalThis, 'WebAssembly') as {
  compile: (program: Uint8Array) => Promise<WebAssembly.Module>;
};

async function readShared() {
  const program = (name: string) => readFileSync(new URL(name, import.meta.resolve('@electric-sql/pglite')));
  return {
    loadDataDir: new Blob([readFileSync(inject('snapshot'))]),
    pgliteWasmModule: await compile(program('pglite.wasm')),
    fsBundle: new Blob([program('pglite.data')]),
  };
}

/** To clear the 128 MB that PostgreSQL takes by default was a third of the time of opening one. */
const withSmallBuffers = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

export const embedded: StoreKind = {
  name: 'the embedded database',
  open: async () => storeOnPglite(await openSnapshot(), seedNothing),
};

/** Creates a migrated and seeded database on the tests' PostgreSQL server. Resolves with its address. */
export const createPostgresDatabase = (): Promise<string> => createDatabase('seeded');

/** Creates a database without tables on the same server. Resolves with its address. */
export const createEmptyDatabase = (): Promise<string> => createDatabase('template0');

async function createDatabase(template: string): Promise<string> {
  const server = inject('postgres');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = postgres(`${server}/postgres`, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name} template ${template}`);
  await admin.end();
  return `${server}/${name}`;
}

const postgresql: StoreKind = {
  name: 'PostgreSQL',
  open: async () => openStore({ dataDir: '', databaseUrl: await createPostgresDatabase() }, seedNothing),
};

/**
 * The store of this run: the embedded database, and PostgreSQL in `databases`, which runs each test file that names this
 * list. They must pass on both.
 */
export const stores: StoreKind[] = [inject('postgres') ? postgresql : embedded];
