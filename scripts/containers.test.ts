// No image is built here: these are the checks that need no Docker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { secretNames, secretTable } from '../internal/server/src/secret-table.ts';
import { readJson, root } from './lib/workspace.ts';

type Service = {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  environment?: Record<string, string>;
  networks?: { default: { ipv4_address: string } };
};

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const text = read('compose.yaml');
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
const serversOf = (kind: 'proxy' | 'provider') =>
  Object.entries(services)
    .filter(([name]) => name.startsWith(`${kind}-`))
    .map(([name, service]) => ({ kind, name, service, environment: service.environment ?? {} }));
const servers = [...serversOf('proxy'), ...serversOf('provider')];

/** The variables of a server, from the reference that is written from its schema. */
const [, ofProxy = '', ofProvider = ''] = read('docs/configuration.md').split(/^## /m);
const namesIn = (table: string, row: RegExp) => [...table.matchAll(row)].map(([, name]) => name ?? '');
const variables = { proxy: namesIn(ofProxy, /^\| `(\w+)`/gm), provider: namesIn(ofProvider, /^\| `(\w+)`/gm) };
const SECRET = /^\| `(\w+)`.*16 characters or more/gm;
const secretsOf = (kind: 'proxy' | 'provider') =>
  secretNames.filter((name) => secretTable[name].knownTo === 'proxies, providers' || kind === 'provider');
const secrets = { proxy: namesIn(ofProxy, SECRET), provider: namesIn(ofProvider, SECRET) };

describe('compose.yaml', () => {
  it('is one that Docker understands', () => {
    const style = ['no-quotes-in-volumes', 'service-keys-order', 'services-alphabetical-order'];
    const rules = Object.fromEntries([...style, 'top-level-properties-order'].map((rule) => [rule, 0])) as Record<
      string,
      0
    >;
    const linter = new DCLinter({ exclude: [], rules, quiet: false, debug: false });
    const [result] = linter.lintFiles([join(root, 'compose.yaml')], false);
    expect(result?.messages).toEqual([]);
  });

  it(
    'starts two of each server, which get all their secrets and no variable that they do not know, and write to their volumes and to /tmp only',
    { tags: ['asvs:13.2.2', 'asvs:13.3.2'] },
    () => {
      expect(servers.map(({ name }) => name)).toEqual(['proxy-a', 'proxy-b', 'provider-a', 'provider-b']);
      for (const { kind, environment, service } of servers) {
        expect(secrets[kind].toSorted()).toEqual(secretsOf(kind).toSorted());
        for (const name of secrets[kind]) expect(environment[name]).toBe(`\${${name}:?set it in .env}`);
        expect(Object.keys(environment).filter((name) => !variables[kind].includes(name))).toEqual([]);
        expect(service).toMatchObject({ image: 'myler', read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
      }
    },
  );

  it('needs the values that deploy/env.example names', { tags: ['asvs:13.2.3'] }, () => {
    const needed = new Set(namesIn(text, /\$\{(\w+):\?/g));
    expect(namesIn(read('deploy/env.example'), /^(\w+)=/gm).sort()).toEqual([...needed].sort());
  });

  it('gives the servers the addresses to which nginx passes requests', () => {
    const passed = namesIn(read('deploy/nginx.conf'), /^ *server ([\d.]+:\d+) /gm);
    const addresses = servers.map(
      ({ kind, service, environment }) =>
        `${service.networks?.default.ipv4_address}:${kind === 'proxy' ? 3000 : environment['PROVIDER_PORT']}`,
    );
    expect(passed).toEqual(addresses);
  });

  it('repeats no write, and takes no answer for a failed instance, because busy ones would all be left out', () => {
    expect(read('deploy/balance.conf')).toMatch(/^proxy_next_upstream error timeout;$/m);
  });
});

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  it('is one that Docker understands', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it('has the Node of the workspace, and does not run as root', () => {
    const { devDependencies } = readJson(join(root, 'package.json')) as { devDependencies: Record<string, string> };
    expect(dockerfile).toContain(`FROM node:${devDependencies['node']}-`);
    expect(dockerfile.split(/^USER /m)[1]).toMatch(/^node\n(?:(?!^RUN )[^])*$/m);
  });

  it('gets nothing of the repository but the bundle', { tags: ['asvs:13.4.1', 'asvs:13.4.2', 'asvs:15.2.3'] }, () => {
    expect(dockerfile.match(/^(?:COPY|ADD) .*$/gm)).toEqual(['COPY dist/bundle ./']);
    expect(read('.dockerignore').match(/^[^#\n].*$/gm)).toEqual(['*', '!dist/bundle']);
  });
});
