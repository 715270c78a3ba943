import net from 'node:net';
import { onTestFinished } from 'vitest';
import { createLog } from '@myler/server/log';
import { readEnv } from '../environment/env.ts';
import { listen, nodeHandler } from '../server.ts';
import { createTestApp, ORIGIN, type TestAppOptions } from './app.ts';

/** Serves the proxy on a port of its own, until the test ends. */
export async function serve(options: TestAppOptions = {}, variables: Record<string, string> = {}) {
  const lines: string[] = [];
  const log = createLog({ app: 'proxy', level: 'info', output: { write: (line) => void lines.push(line) } });
  const app = createTestApp('http://127.0.0.1:9', { log, ...options });
  const tokens = { PUBLISHABLE_TOKEN: 'pk_0123456789abcdef', PROVIDER_SECRET: 'sk_0123456789abcdef' };
  const env = readEnv({ ...tokens, PORT: '0', HOST: '127.0.0.1', ...variables });
  const server = await listen(env, log, () => nodeHandler(app, ORIGIN, log));
  onTestFinished(() => server.close(0));
  return {
    server,
    origin: `http://127.0.0.1:${server.port}`,
    lines,
    /** Sends text as it is, and reads all that comes back until the connection ends. */
    raw: async (text: string): Promise<string> => {
      const socket = net.connect(server.port, '127.0.0.1');
      socket.end(text);
      const chunks: unknown[] = await socket.toArray();
      return chunks.join('');
    },
  };
}
