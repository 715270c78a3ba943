import { createServerModuleRunner, type DevEnvironment, type ViteDevServer } from 'vite';

/** The environment in which Vite transforms modules for the server. */
export function serverEnvironment(vite: ViteDevServer): DevEnvironment {
  const { ssr } = vite.environments;
  if (!ssr) throw new Error('@myler/proxy: the site’s Vite configuration has no ssr environment.');
  return ssr;
}

/** Imports a module for the server, by its path. */
export type LoadModule = <Module>(file: string) => Promise<Module>;

/** Vite runs only the changed modules and their importers again. */
export function createModuleLoader(vite: ViteDevServer): LoadModule {
  let environment: DevEnvironment | undefined;
  let runner: ReturnType<typeof createServerModuleRunner> | undefined;
  return async (file) => {
    if (!runner || environment !== serverEnvironment(vite)) {
      environment = serverEnvironment(vite);
      // The router's hot update needs a window, which the server does not have.
      runner = createServerModuleRunner(environment, { hmr: false });
    }
    return runner.import(file);
  };
}
