import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@myler/api-client/site-pages';
import { readEnv, type Env } from './environment/env.ts';
import { batchedOutput, createLog } from '@myler/server/log';
import { StartError } from './environment/start-error.ts';
import { siteClientFolder, siteServerEntry } from './environment/paths.ts';
import { run } from './run.ts';
import { limitYoungGeneration } from './young-generation.ts';

/**
 * Serves the built site until a stop signal.
 *
 * @returns the exit code
 */
export async function serve(): Promise<number> {
  let env: Env;
  try {
    env = readEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  const log = createLog({ app: 'proxy', level: env.logLevel, output: batchedOutput() });
  const site = loadSite();
  // The server listens before the site is loaded. Only pages wait for it.
  site.then(limitYoungGeneration, (error: unknown) =>
    log.fatal({ err: error }, 'the site cannot be loaded: pnpm --filter @myler/site build makes it'),
  );
  const renderPage: RenderPage = async (url, deps) => (await site).renderPage(url, deps);
  try {
    return await run({
      env,
      log,
      renderPage,
      clientFolder: siteClientFolder,
      keptFolder: env.assetsDir,
      fromSource: import.meta.filename.endsWith('.ts'),
    });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** The exports of the site's server build. */
interface Site {
  renderPage: RenderPage;
}

function loadSite(): Promise<Site> {
  return import(pathToFileURL(siteServerEntry).href) as Promise<Site>;
}
