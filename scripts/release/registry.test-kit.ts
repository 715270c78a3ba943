import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from 'verdaccio';
import type { AddressInfo } from 'node:net';

export type Registry = Awaited<ReturnType<typeof startRegistry>>;

/**
 * A registry on this machine, in a temporary folder, that knows no other registry. It can be told to refuse a package.
 */
export async function startRegistry() {
  const folder = mkdtempSync(join(tmpdir(), 'myler-registry-'));
  const verdaccio = await runServer({
    storage: join(folder, 'storage'),
    configPath: join(folder, 'config.yaml'),
    auth: { htpasswd: { file: join(folder, 'htpasswd'), algorithm: 'bcrypt', rounds: 4 } },
    uplinks: {},
    packages: { '**': { access: '$all', publish: '$authenticated', unpublish: '$authenticated' } },
    log: { type: 'stdout', format: 'json', level: 'fatal' },
    // It would ask another registry for known vulnerabilities.
    middlewares: {},
  });
  const refused: Set<string> = new Set();
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url ?? '').slice(1);
    if (request.method === 'PUT' && refused.has(name)) {
      request.resume();
      response.writeHead(403, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ error: 'You may not publish this package today.' }));
    }
    return verdaccio.emit('request', request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const home = join(folder, 'home');
  mkdirSync(home);
  const npmrc = join(home, '.npmrc');
  const token = await addUser(url);

  return {
    url,
    refused,
    /** The environment of somebody who has no settings but this registry. */
    env: () => {
      const isSetting = (name: string) => /^(p?npm_config_|npm_|actions_|github_)/i.test(name);
      const inherited = Object.entries(process.env).filter(([name]) => !isSetting(name));
      return {
        ...Object.fromEntries(inherited),
        HOME: home,
        XDG_CONFIG_HOME: home,
        NPM_CONFIG_USERCONFIG: npmrc,
        // What is installed is linked to this checkout, and must stay as it is.
        pnpm_config_verify_deps_before_run: 'false',
      };
    },
    /** @param scope whose packages alone are here; all packages by default */
    logIn: (scope?: string) => {
      const setting = scope ? `${scope}:registry` : 'registry';
      writeFileSync(npmrc, `${setting}=${url}\n//127.0.0.1:${port}/:_authToken=${token}\n`);
    },
    logOut: () => writeFileSync(npmrc, `registry=${url}\n`),
    /** What the registry knows about a package. */
    packument: async (
      name: string,
    ): Promise<
      { versions: Record<string, { deprecated?: string }>; 'dist-tags': Record<string, string> } | undefined
    > => {
      const response = await fetch(`${url}${name.replace('/', '%2f')}`);
      return response.ok ? response.json() : undefined;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function addUser(url: string) {
  const response = await fetch(`${url}-/user/org.couchdb.user:manager`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'manager', password: 'not-a-secret' }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
