// The parts of `pnpm test:all`: what is slow, depends on time, or needs a program that `pnpm test` does not install.
import { findChromium, findWholeChromium } from './browsers.ts';
import { findProgram } from './programs.ts';

interface Part {
  /** In one line, as `pnpm test:all --list` prints it. */
  proves: string;
  /** Of turbo.json. */
  tasks: string[];
  /** Find or install a program, and throw when it is not there. */
  needs?: (() => unknown)[];
  env?: Record<string, string>;
}

const programs = (...names: Parameters<typeof findProgram>[0][]) => names.map((name) => () => findProgram(name));

/** By name, in the order in which they run. */
export const parts: Record<string, Part> = {
  e2e: {
    proves: 'all other e2e tests, every persona, and the registry of islands in both arrivals',
    tasks: ['test:e2e:rest'],
    needs: [findChromium],
  },
  firefox: {
    proves: 'the main e2e tests in Firefox',
    tasks: ['test:engines'],
    needs: programs('firefox', 'openssl'),
    env: { E2E_ENGINES: 'firefox' },
  },
  webkit: {
    proves: 'the main e2e tests in WebKit, and Back in a whole Chromium',
    tasks: ['test:engines'],
    needs: [...programs('WebKitWebDriver', 'MiniBrowser', 'Xvfb', 'openssl'), findWholeChromium],
    env: { E2E_ENGINES: 'webkit chromium' },
  },
  databases: {
    proves: 'the provider on PostgreSQL, the proxy with Redis',
    tasks: ['test:databases'],
    needs: programs('postgres', 'redis'),
  },
  processes: { proves: 'starts, stops, kills, backups', tasks: ['test:processes'], needs: programs('postgres') },
  programs: {
    proves: 'what poppler and openssl read of what we write',
    tasks: ['test:programs'],
    needs: [...programs('pdftotext', 'pdftoppm', 'openssl'), findChromium],
  },
  chaos: {
    proves: 'nothing is lost, doubled or leaked while servers are killed and strangers attack',
    tasks: ['test:chaos'],
    needs: programs('postgres', 'redis', 'nginx'),
  },
  dev: { proves: '`pnpm dev` shows a saved file, of each kind', tasks: ['test:dev'], needs: [findChromium] },
  bundle: { proves: 'the folder for production serves, sells and writes only its data', tasks: ['test:bundle'] },
  exports: { proves: 'the packages as they would be published', tasks: ['test:exports'] },
  fixtures: {
    proves: 'applications outside the workspace install the packages, and a visitor pays in each',
    tasks: ['test:fixtures'],
    needs: [findChromium],
  },
  release: { proves: 'the next release, rehearsed with a registry on this machine', tasks: ['test:release'] },
  screenshots: { proves: 'all pictures of stories', tasks: ['test:screenshots'], needs: [findChromium] },
  properties: { proves: 'properties hold for 10,000 values from random seeds', tasks: ['test:properties'] },
  mutants: {
    proves: 'tests kill at least 85 % of the mutants, of a seventh of the files each day',
    tasks: ['test:mutants'],
  },
  defects: { proves: 'a test notices when a protection is gone', tasks: ['test:defects'], needs: [findChromium] },
};
