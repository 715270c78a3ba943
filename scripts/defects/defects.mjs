import { ofTheAccount } from './of-the-account.mjs';
import { ofBothServers } from './of-both-servers.mjs';
import { ofTheProvider } from './of-the-provider.mjs';
import { ofTheProxy } from './of-the-proxy.mjs';

/**
 * A protection that is removed on purpose, to see that a test notices.
 *
 * @typedef {object} Defect
 * @property {string} protection what it protects from
 * @property {string} file below the root
 * @property {string} intact code that is in the file once
 * @property {string} broken what stands there instead
 * @property {string} tests the test file or folder that must fail, below the package
 */

/** All defects, each with the package whose tests run. */
export const defects = Object.entries({
  'apps/proxy': ofTheProxy,
  'internal/server': ofBothServers,
  'apps/provider': [...ofTheProvider, ...ofTheAccount],
}).flatMap(([path, list]) => list.map((defect) => ({ ...defect, package: path })));
