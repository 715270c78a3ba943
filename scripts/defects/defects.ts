import { ofTheGate } from './of-the-gate.ts';
import { ofTheServers } from './of-the-servers.ts';

// oxlint-disable typescript/no-explicit-any -- what a replacement is given is of any type
/**
 * What an export becomes, as a function or its text. It becomes a part of the module, so that it can use only what it is given:
 * the original, and all exports of the module.
 */
export type Broken =
  | string
  | ((original: any, own: any) => ((...args: any[]) => any) | Record<string, unknown> | string);
// oxlint-enable typescript/no-explicit-any

/** By "module#export: the protection that is lost". */
export type Table = Record<string, Broken>;

export interface Defect {
  /** What it is about. */
  area: string;
  protection: string;
  /** Below the root. */
  module: string;
  /** A function or a constant that the module declares. */
  export: string;
  broken: Broken;
}

const flat = (area: string, table: Table, folder = ''): Defect[] =>
  Object.entries(table).map(([key, broken]) => {
    const [, module = '', name = '', protection = ''] = /^(.+)#(\w+): (.+)$/.exec(key) ?? [];
    return { area, module: folder + module, export: name, protection, broken };
  });

/** What `pnpm test` must notice by its own steps. */
export const gateDefects = Object.entries(ofTheGate).flatMap(([area, table]) => flat(area, table));

/** What tests may notice that only `pnpm test:all` runs. */
export const otherDefects = Object.entries(ofTheServers).flatMap(([folder, table]) =>
  flat(folder, table, `${folder}/`),
);

/** For the copy of the workspace, which has no screenshots to compare stories with. */
export const withoutScreenshots = flat('stories', {
  '.storybook/visual/take-screenshots.ts#screenshotsOf: Stories look like their screenshots.': () => () => [],
});
