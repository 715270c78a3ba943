/** Of these an application has one copy, or contexts and stores are not shared: they are peers, never dependencies. */
const onlyOne = new Set(['jotai', 'react', 'react-dom']);

/**
 * Checks the dependencies of a package as it would be published.
 *
 * @param {import('../lib/workspace.mjs').Manifest} manifest its package.json, as packed
 * @returns {string[]}
 */
export function dependencyProblems({ dependencies = {}, peerDependencies = {} }) {
  const all = Object.entries({ ...dependencies, ...peerDependencies });
  const own = Object.keys(dependencies).filter((name) => onlyOne.has(name));
  return [
    ...own.map((name) => `"${name}" must be a peer dependency, because an application has one copy of it.`),
    ...all.flatMap(([name, range]) => {
      if (/^(workspace|catalog|link|file):/.test(range)) {
        return [`It would be published with "${name}": "${range}".`];
      }
      if (/^\^\d+\.\d+\.\d+$/.test(range)) return [];
      return [`"${name}": "${range}" must be a caret range, so that an application can share its copy.`];
    }),
  ];
}
