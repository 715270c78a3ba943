/** The minimum version of Node for the workspace's own scripts. The project installs Node 24 as a package. */
const OLDEST_NODE = 22;

/**
 * The message for a Node that is too old; undefined when it is new enough. The project installs its own Node and pnpm
 * puts it first on the PATH of every script, so an old one means that the installation did not finish.
 *
 * @param {string} version as in `process.versions.node`
 * @param {string} script the name of the pnpm script that was asked for
 */
export function nodeProblem(version, script) {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return undefined;
  return [
    `This needs Node ${OLDEST_NODE} or later, and this is Node ${version}.`,
    'The project brings its own Node 24; that it was not used means that installing did not finish. Try:',
    '',
    '  npx --yes pnpm@12 install',
    `  npx --yes pnpm@12 ${script}`,
  ].join('\n');
}

/**
 * Ends the process with a message when Node is too old for what follows. Call it before importing anything that an old
 * Node cannot parse.
 *
 * @param {string} script
 * @param {string} [lastLine] what else to print, for a caller that shows only the last line
 */
export function requireNode(script, lastLine) {
  const problem = nodeProblem(process.versions.node, script);
  if (!problem) return;
  console.error(problem);
  if (lastLine) console.log(lastLine);
  process.exit(1);
}
