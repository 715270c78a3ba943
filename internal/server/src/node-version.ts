/** The Node that the workspace installs, and that all tests run with. */
const OLDEST_NODE = '24.21.0';

/**
 * The message for a Node that is too old; undefined when it is new enough.
 *
 * @param version as in `process.versions.node`
 * @param program the path of the program, for the command in the message
 */
export function nodeProblem(version: string, program: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `Myler needs Node ${OLDEST_NODE} or a later one, and this is Node ${version}: install it (https://nodejs.org), or run "npx --yes node@${OLDEST_NODE} ${program}".`;
}

/**
 * Ends the process with a message when Node is too old for what follows. The module that calls it may import nothing
 * that an old Node does not have: imports are linked before anything runs.
 */
export function requireNode(): void {
  const problem = nodeProblem(process.versions.node, process.argv[1] ?? 'main.js');
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}
