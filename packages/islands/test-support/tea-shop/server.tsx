import { renderToString } from 'react-dom/server';
import { IslandCollector, loadIslands, registerIslands } from '../../src/server.ts';
import { islands } from './islands.ts';
import { TeaPage } from './TeaPage.tsx';

registerIslands(islands);
await loadIslands();

export async function renderPage(): Promise<string> {
  const collector = new IslandCollector((content) => content);
  const page = renderToString(collector.around(<TeaPage />));
  return collector.fill(page, async (content, prefix) => renderToString(content, { identifierPrefix: prefix }));
}
