import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { routeOfChunk } from './route-chunk.ts';

it('the router’s plugin splits a route’s component into a module whose name tells the route', async () => {
  const root = mkdtempSync(join(tmpdir(), 'routes-'));
  try {
    const routes = join(root, 'src/routes');
    mkdirSync(routes, { recursive: true });
    writeFileSync(
      join(routes, '__root.tsx'),
      `import { createRootRoute } from '@tanstack/react-router';
       export const Route = createRootRoute({});`,
    );
    writeFileSync(
      join(routes, 'press.list.tsx'),
      `import { createFileRoute } from '@tanstack/react-router';
       export const Route = createFileRoute('/press/list')({ component: () => 'Releases' });`,
    );
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      root,
      plugins: [
        tanstackRouter({
          target: 'react',
          autoCodeSplitting: true,
          routesDirectory: routes,
          generatedRouteTree: join(root, 'route-tree.gen.ts'),
          disableLogging: true,
        }),
      ],
      build: {
        write: false,
        rolldownOptions: { input: join(routes, 'press.list.tsx'), external: /^[^./]/ },
      },
    });
    const { output } = built as Rolldown.RolldownOutput;
    const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const names = modules.map((id) => id.replace(`${root}/`, ''));
    expect(names.flatMap((id) => routeOfChunk(id) ?? [])).toEqual(['/press/list']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
