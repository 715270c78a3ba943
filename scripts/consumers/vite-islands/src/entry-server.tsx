import earlyScript from '@myler/islands/early-script.js?raw';
import { IslandCollector, loadIslands, registerIslands } from '@myler/islands/server';
import { renderToString } from 'react-dom/server';
import { islands } from './islands.ts';
import { Page } from './Page.tsx';

registerIslands(islands);
await loadIslands();

export async function render(template: string): Promise<string> {
  const collector = new IslandCollector((content) => content);
  const page = await collector.fill(renderToString(collector.around(<Page />)), async (content, prefix) =>
    renderToString(content, { identifierPrefix: prefix }),
  );
  return template.replace('/* early script */', () => earlyScript).replace('<!--page-->', () => page);
}
