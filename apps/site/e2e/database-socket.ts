import { rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { join, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PGlite } from '@electric-sql/pglite';

/*
 * Lets journeys query the database of a running product. The embedded database belongs to one process, so the query has
 * to run in that process: `startStack` loads this file into the provider with Node's `--import`. The product itself has
 * no such access. The socket is in the data folder, which only its owner may read.
 */

const socketPath = (dataDir: string) => join(dataDir, 'database.sock');

/** @throws {Error} with the database's words when the statement is wrong */
export async function queryDatabase<Row>(dataDir: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ socketPath: socketPath(dataDir), method: 'POST' }, resolve)
      .once('error', reject)
      .end(JSON.stringify({ sql, values }));
  });
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`${body}\n${sql}`);
  return JSON.parse(body) as Row[];
}

// The proxy gets the same Node options, but has no database.
const isProvider = process.argv[1]?.includes(`${sep}provider${sep}`) === true;
const dataDir = process.env['DATA_DIR'];
if (isProvider && dataDir) {
  const { PGlite } = await import('@electric-sql/pglite');
  const create = PGlite.create.bind(PGlite);
  PGlite.create = async (...options: Parameters<typeof create>) => {
    const database = await create(...options);
    serveQueries(database, socketPath(dataDir));
    return database;
  };
}

function serveQueries(database: PGlite, socket: string): void {
  rmSync(socket, { force: true });
  const server = createServer((incoming, response) => {
    text(incoming)
      .then((body) => JSON.parse(body) as { sql: string; values: unknown[] })
      .then(({ sql, values }) => database.query(sql, values))
      .then(({ rows }) => response.end(JSON.stringify(rows)))
      .catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  server.listen(socket);
  // The provider ends when nothing keeps it running.
  server.unref();
}
