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

/** What `scripts/set-access.mjs` writes into each package. */
export const publishConfigs = /** @type {const} */ ({
  restricted: { access: 'restricted' },
  public: { access: 'public', provenance: true },
});

/**
 * Checks what a registry shows of a package. The repository's address is in the package.json of the root only.
 *
 * @param {import('../lib/workspace.mjs').Manifest} manifest
 * @param {string} path below the root
 * @param {import('../lib/workspace.mjs').Manifest} rootManifest
 * @returns {string[]}
 */
export function metadataProblems(manifest, path, { license, repository }) {
  const address = addressOf(repository);
  const wanted = {
    homepage: `${address}/tree/main/${path}#readme`,
    bugs: `${address}/issues`,
    license,
    repository: { ...repository, directory: path },
    type: 'module',
  };
  const { keywords = [], engines = {}, publishConfig } = manifest;
  const isKnownAccess = Object.values(publishConfigs).some((known) => isSame(known, publishConfig));
  return [
    ...Object.entries(wanted).flatMap(([field, value]) => {
      const actual = /** @type {Record<string, unknown>} */ ({ ...manifest })[field];
      return isSame(actual, value) ? [] : [`"${field}" must be ${JSON.stringify(value)}.`];
    }),
    ...(keywords.includes('myler') ? [] : ['"keywords" must contain "myler" and what the package is about.']),
    ...(engines['node'] ? [] : ['"engines" must name the oldest Node that can import the package.']),
    ...(isKnownAccess ? [] : ['"publishConfig" must be as `pnpm set-access restricted` or `public` writes it.']),
  ];
}

/**
 * Whether all packages would be published to the same readers.
 *
 * @param {import('../lib/workspace.mjs').Manifest[]} manifests
 * @param {string} access of `.changeset/config.json`, which decides whether `pnpm release` asks for provenance
 * @returns {string[]}
 */
export function accessProblems(manifests, access) {
  const accesses = new Set([...manifests.map(({ publishConfig }) => String(publishConfig?.['access'])), access]);
  if (accesses.size < 2) return [];
  const all = [...accesses].join(' and ');
  return [`Packages and .changeset/config.json are ${all}. Set one for all: pnpm set-access restricted (or public).`];
}

/**
 * Where people look at the repository: https://github.com/myler/myler
 *
 * @param {import('../lib/workspace.mjs').Manifest['repository']} repository
 */
export function addressOf(repository) {
  return (repository?.url ?? '').replace(/^git\+/, '').replace(/\.git$/, '');
}

/**
 * @param {unknown} one
 * @param {unknown} other
 */
function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
