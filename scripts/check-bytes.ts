// `pnpm bytes`: what a browser downloads of the built site stays within the budgets, contains nothing of the server,
// and has no circular imports between files.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { budgetFindings, circleFindings, leakFindings } from './checks/bytes.ts';
import { report } from './lib/check.mjs';
import { readJson, root } from './lib/workspace.mjs';
import type { Chunks } from './checks/client-graph.ts';

const dist = join(root, 'apps', 'site', 'dist');
const client = join(dist, 'client');
const chunks = readJson(join(dist, 'client-modules.json')) as Chunks;

report('bytes', [
  ...budgetFindings(client, chunks, await renderHome()),
  ...circleFindings(chunks),
  ...leakFindings(client, chunks),
]);

/** Home as it is rendered when the provider does not answer: its scripts are those of every page. */
async function renderHome() {
  const site: { renderPage(url: URL, deps: object): Promise<{ html: string }> } = await import(
    pathToFileURL(join(dist, 'server', 'entry-server.js')).href
  );
  const provider = { call: () => Promise.reject(new Error('There is no provider here.')) };
  const origin = 'http://localhost:3000';
  const { html } = await site.renderPage(new URL(origin), { provider, origin, clientEnv: {} });
  if (!html.includes('<h1')) throw new Error('Home could not be rendered to be weighed.');
  return html;
}
