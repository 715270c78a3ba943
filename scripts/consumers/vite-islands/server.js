import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createServer, preview } from 'vite';

const { values } = parseArgs({ options: { built: { type: 'boolean' }, port: { type: 'string' } } });
const address = { port: Number(values.port ?? 5173), strictPort: true };

if (values.built) {
  const server = await preview({ appType: 'custom', build: { outDir: 'dist/client' }, preview: address });
  const template = await readFile('dist/client/index.html', 'utf8');
  const { render } = await import('./dist/server/entry-server.js');
  const page = await render(template.replace('/src/entry-client.tsx', '/assets/entry-client.js'));
  server.middlewares.use((_request, response) => send(response, page));
} else {
  const server = await createServer({ appType: 'custom', server: address });
  server.middlewares.use(async (request, response) => {
    const template = await server.transformIndexHtml(request.url ?? '/', await readFile('index.html', 'utf8'));
    const { render } = await server.ssrLoadModule('/src/entry-server.tsx');
    send(response, await render(template));
  });
  await server.listen();
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} page
 */
function send(response, page) {
  response.setHeader('content-type', 'text/html').end(page);
}
