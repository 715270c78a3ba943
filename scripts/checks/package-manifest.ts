import type { Manifest } from '../lib/workspace.ts';

/** Of these an application has one copy, or contexts and stores are not shared: they are peers, never dependencies. */
const onlyOne = new Set(['jotai', 'react', 'react-dom']);

/**
 * Checks the dependencies of a package as it would be published.
 *
 * @param manifest its package.json, as packed
 */
export function dependencyProblems({ dependencies = {}, peerDependencies = {} }: Manifest): string[] {
  const all = Object.entries({ ...dependencies, ...peerDependencies });
  const own = Object.keys(dependencies).filter((name) => onlyOne.has(name));
  return [
    ...own.map((name) => `"${name}" must be a peer dependency, because an application has one copy of it.`),
    ...all
      .filter(([, range]) => !/^\^\d+\.\d+\.\d+$/.test(range))
      .map(
        ([name, range]) => `"${name}": "${range}" must be a caret range, so that an application can share its copy.`,
      ),
  ];
}

/**
 * Checks what a registry shows of a package. The repository's address is in the package.json of the root only.
 *
 * @param path below the root
 */
export function metadataProblems(manifest: Manifest, path: string, { license, repository }: Manifest): string[] {
  const address = addressOf(repository);
  const wanted = {
    homepage: `${address}/tree/main/${path}#readme`,
    bugs: `${address}/issues`,
    license,
    repository: { ...repository, directory: path },
    type: 'module',
  };
  const { keywords = [], engines = {}, publishConfig } = manifest;
  // Provenance is not in it: only a workflow can sign, and publishing by hand would fail.
  const isKnownAccess = ['restricted', 'public'].some((access) => isSame({ access }, publishConfig));
  return [
    ...Object.entries(wanted).flatMap(([field, value]) => {
      const actual = ({ ...manifest } as Record<string, unknown>)[field];
      return isSame(actual, value) ? [] : [`"${field}" must be ${JSON.stringify(value)}.`];
    }),
    ...(keywords.includes('myler') ? [] : ['"keywords" must contain "myler" and what the package is about.']),
    ...(engines['node'] ? [] : ['"engines" must name the oldest Node that can import the package.']),
    ...(isKnownAccess ? [] : ['"publishConfig" must be { "access": "restricted" }, or "public", and nothing more.']),
  ];
}

/** Whether all packages would be published to the same readers. */
export function accessProblems(manifests: Manifest[]): string[] {
  const accesses = new Set(manifests.map(({ publishConfig }) => String(publishConfig?.['access'])));
  if (accesses.size < 2) return [];
  return [`The packages are ${[...accesses].join(' and ')}. Set one for all, as docs/releasing.md says.`];
}

/** Where people look at the repository: https://github.com/myler/myler */
export function addressOf(repository: Manifest['repository']) {
  return (repository?.url ?? '').replace(/^git\+/, '').replace(/\.git$/, '');
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other);
}
