import { dirname, relative, resolve } from 'node:path';
import type { Member } from '../lib/workspace.ts';
import type { Import } from './imports.ts';

/**
 * The layers: what each part of the workspace may import of the others, by package or by a single entry point of one, and
 * of what it may import only types. Imports only go down (docs/decisions/0001-layers-and-entry-points.md).
 */
const layers: Record<string, { may: string[]; types?: string[]; inTests?: string[]; otherwise: string }> = {
  '@myler/config': {
    may: [],
    otherwise:
      'config is the lowest layer: it knows the brand and nothing built on it. Move this to the package that uses it.',
  },
  '@myler/art': {
    may: [],
    otherwise: 'art draws what it is asked for and knows nothing of ours: take names, titles and colours as arguments.',
  },
  '@myler/api-client': {
    may: ['@myler/config'],
    otherwise:
      'api-client describes the network and knows no screen. What needs both belongs in state, forms or the site.',
  },
  '@myler/islands': {
    may: [],
    otherwise:
      'islands knows no application: take what it needs as an option, and let the application add its names by declaration merging.',
  },
  '@myler/ui': {
    // Only the parts of `art` that are small enough for a browser.
    may: ['@myler/art/membership-card', '@myler/art/vignette', '@myler/config'],
    inTests: ['@myler/art'],
    otherwise:
      'ui knows no business: take what it needs as props, or move the component to forms or the site. Of the art it draws only what is small enough for a browser; the rest it takes as pictures.',
  },
  '@myler/analytics': {
    may: ['@myler/config'],
    otherwise: 'analytics imports no sibling: take what it needs as an option, and let the site hand it in.',
  },
  '@myler/domain': {
    may: ['@myler/config'],
    types: ['@myler/api-client/contract'],
    inTests: ['@myler/api-client'],
    otherwise:
      'domain has rules without React, a document or a network: take what it needs as an argument, and of the contract only the types.',
  },
  '@myler/state': {
    may: ['@myler/islands/elements', '@myler/api-client', '@myler/domain', '@myler/config'],
    otherwise: 'state stands below the forms and the site. Move this up to forms, or what both need down to state.',
  },
  '@myler/forms': {
    may: ['@myler/state', '@myler/api-client', '@myler/domain', '@myler/ui', '@myler/analytics', '@myler/config'],
    otherwise:
      'forms are used by the site and know nothing of it: the site hands them clients, analytics and navigation.',
  },
  '@myler/site': {
    may: [
      '@myler/forms',
      '@myler/state',
      '@myler/islands',
      '@myler/api-client',
      '@myler/domain',
      '@myler/ui',
      '@myler/analytics',
      '@myler/config',
    ],
    // Its build draws pictures. Pages take art from `ui`, or as a picture.
    inTests: ['@myler/art'],
    otherwise: 'Apps never import each other’s source: what two of them need belongs in a package.',
  },
  '@myler/server': {
    may: ['@myler/api-client/contract', '@myler/api-client/endpoints', '@myler/api-client/problems'],
    otherwise:
      'server is what both servers are built on: it knows the contract and neither of them. Move this to the proxy or the provider.',
  },
  '@myler/drill': {
    may: ['@myler/api-client/contract', '@myler/api-client/endpoints', '@myler/presets/encodings'],
    otherwise:
      'The drill breaks the built product from outside: it knows the contract, and imports none of the servers.',
  },
  '@myler/api-reference': {
    may: ['@myler/presets/surface'],
    otherwise: 'The API reference reads the source of the packages as text, and imports none.',
  },
  '@myler/presets': {
    may: [],
    otherwise: 'The presets build and test all packages, and import none. Of config they read the source.',
  },
  '@myler/proxy': {
    may: ['@myler/server', '@myler/api-client', '@myler/config'],
    otherwise:
      'The proxy knows the contract and the brand, and loads the site’s built pages at run time. What it shares with the site belongs in a package of theirs.',
  },
  '@myler/provider': {
    may: [
      '@myler/server',
      '@myler/api-client/contract',
      '@myler/api-client/endpoints',
      '@myler/api-client/openapi',
      '@myler/api-client/problems',
      '@myler/api-client/errors',
      '@myler/domain',
      '@myler/art',
      '@myler/config',
    ],
    // Its tests call it as a client does, and use the people of the forms.
    inTests: ['@myler/api-client/provider', '@myler/forms/people'],
    otherwise:
      'The provider is somebody else’s API: it knows the contract, the brand’s constants, the rules of the domain, the art and what servers share, and nothing else of ours.',
  },
};

/** Files that are neither run in production nor published: they may use development dependencies. */
export const development =
  /\.(test|test-kit|stories|stories-kit|bench)\.[jt]sx?$|\.mdx?$|(^|\/)(e2e|bench|build|scripts|test-support|testing)\/|(^|\/)[^/]*\.config\.[jt]s$/;

interface Importer {
  member: Member;
  /** Absolute. */
  file: string;
}

/**
 * Why an import is not allowed, and where the code should live instead; undefined when it is fine. TypeScript says whether a
 * file and an entry point are there, and knip whether the manifest has the package.
 */
export function problemOf(importer: Importer, imported: Import, byName: Map<string, Member>, root: string) {
  const specifier = imported.specifier.replace(/[?#].*$/, '');
  if (specifier.startsWith('.') || specifier.startsWith('/')) return relativeProblem(importer, specifier, root);
  if (specifier.startsWith('@myler/')) return entryPointProblem(importer, imported, specifier, byName);
  return dependencyProblem(importer, specifier, imported.typeOnly);
}

function relativeProblem({ member, file }: Importer, specifier: string, root: string) {
  // A path from the root of a site is the address of a served file.
  if (specifier.startsWith('/')) return undefined;
  const target = resolve(dirname(file), specifier);
  if (!relative(member.folder, target).startsWith('..')) return undefined;
  // The drill as a whole is a test.
  const isSetUp = development.test(relative(member.folder, file)) || member.manifest.name === '@myler/drill';
  if (isSetUp && relative(root, target).startsWith('scripts/')) return undefined;
  // The package itself is built with the presets, so that neither can depend on the other.
  if (member.manifest.name === '@myler/presets' && relative(root, target).startsWith('packages/config/src/')) {
    return undefined;
  }
  return `"${specifier}" leaves ${member.path}. Import the other package by its name and entry point, or move what both need into a package below them.`;
}

function entryPointProblem(
  { member, file }: Importer,
  { typeOnly }: Import,
  specifier: string,
  byName: Map<string, Member>,
) {
  const name = specifier.split('/').slice(0, 2).join('/');
  if (name === member.manifest.name) {
    return `"${specifier}" imports its own package by its name. Import the file itself ("./x.ts").`;
  }
  const layer = layers[member.manifest.name];
  if (!layer) return `${member.manifest.name} has no layer yet. Give it one in scripts/checks/boundaries.ts.`;
  const isDevelopment = development.test(relative(member.folder, file));
  const isPreset = name === '@myler/presets';
  const may = [...layer.may, ...(typeOnly ? (layer.types ?? []) : []), ...(isDevelopment ? (layer.inTests ?? []) : [])];
  if (
    !(isPreset && isDevelopment) &&
    !may.some((allowed) => specifier === allowed || (allowed === name && byName.get(name)?.kind !== 'apps'))
  ) {
    return `"${specifier}": ${layer.otherwise}`;
  }
  return dependencyProblem({ member, file }, specifier, false);
}

/** Tests and builds of a published package may use what its users do not install. */
function dependencyProblem({ member, file }: Importer, specifier: string, typeOnly: boolean) {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = member.manifest;
  const isInstalled = name in dependencies || name in peerDependencies || !(name in devDependencies);
  const isTaken = typeOnly || member.kind !== 'packages' || development.test(relative(member.folder, file));
  if (isInstalled || isTaken) return undefined;
  return `"${specifier}": ${name} is only a devDependency of ${member.path}, which is published. Make it a dependency.`;
}
