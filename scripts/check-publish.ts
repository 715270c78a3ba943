// `pnpm test:all exports`: packs every package as it would be published and checks it. It passes publint in strict mode and attw,
// contains every file of its entry points, types included, loads each built entry point, and type-checks in a project
// outside the workspace.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientBoundaryProblems } from './checks/client-boundaries.ts';
import { consumerProblems } from './checks/consumer.ts';
import {
  conditionProblems,
  contentProblems,
  programEntryPoints,
  publintProblems,
  styleImportProblems,
} from './checks/entry-points.ts';
import { accessProblems, addressOf, dependencyProblems, metadataProblems } from './checks/package-manifest.ts';
import { linkProblems, mapProblems } from './checks/packed-files.ts';
import { sizeProblems, sizesOf } from './checks/sizes.ts';
import { typeProblems } from './checks/types-resolve.ts';
import { finding, report, type Finding } from './lib/check.ts';
import { runCommand } from './lib/children.ts';
import { members, readJson, root, type Manifest } from './lib/workspace.ts';

const asServerComponents = fileURLToPath(new URL('./checks/as-server-components.ts', import.meta.url));

/** @param at a workspace whose packages are built */
export async function checkPublish(at: string): Promise<Finding[]> {
  const project = mkdtempSync(join(tmpdir(), 'myler-consumer-'));
  try {
    const findings = [];
    const installed = [];
    const rootManifest = readJson(join(at, 'package.json')) as Manifest;
    for (const { kind, folder, path, manifest } of members(at)) {
      if (kind !== 'packages') continue;
      const unpacked = join(project, 'node_modules', manifest.name);
      const archive = join(project, `${findings.length}.tgz`);
      const problem = await install(folder, archive, unpacked);
      findings.push(finding(`${manifest.name} can be packed`, problem ? [problem] : []));
      if (problem) continue;
      const packed = readJson(join(unpacked, 'package.json')) as Manifest;
      installed.push({ manifest: packed, folder });
      const ofThePage = [
        ...metadataProblems(packed, path, rootManifest),
        ...linkProblems(unpacked, at, addressOf(rootManifest.repository)),
      ];
      findings.push(finding(`${manifest.name} has a page at a registry`, ofThePage));
      const name = `${manifest.name} has types that TypeScript resolves as a consumer's project is set up (attw)`;
      findings.push(finding(name, await typeProblems(archive)));
      findings.push(...(await checkPackage(folder, unpacked, packed)));
    }
    const name = 'another project can use every entry point with its types';
    return [
      ...findings,
      finding('all packages are published to the same readers', accessProblems(installed.map((one) => one.manifest))),
      finding(name, await consumerProblems(project, installed)),
    ];
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/**
 * Packs a package as it would be published, and unpacks it where an installation would.
 *
 * @param archive where to pack it
 * @returns what went wrong
 */
async function install(folder: string, archive: string, unpacked: string): Promise<string | undefined> {
  mkdirSync(unpacked, { recursive: true });
  const steps = [
    ['pnpm', ['pack', '--out', archive]],
    ['tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1']],
  ] as const;
  for (const [command, args] of steps) {
    const { code, output } = await runCommand(command, [...args], { cwd: folder, quiet: true });
    if (code !== 0) return output.trim();
  }
  return undefined;
}

async function checkPackage(folder: string, unpacked: string, manifest: Manifest): Promise<Finding[]> {
  const asServers = ['--conditions=react-server', '--import', asServerComponents];
  const sizes = sizeProblems(readFileSync(join(folder, 'README.md'), 'utf8'), await sizesOf(folder, manifest));
  const checks: [what: string, problems: string[]][] = [
    ['passes publint in strict mode', await publintProblems(unpacked)],
    ['has source, types and a built file for each entry point', conditionProblems(manifest)],
    ['shares its dependencies with an application', dependencyProblems(manifest)],
    ['has the maps that it names, and their sources', mapProblems(unpacked)],
    ['leaves style sheets to the application', styleImportProblems(unpacked)],
    ['holds what it should and nothing more', contentProblems(unpacked, folder)],
    ['can be imported by each entry point from what was built', await importEntryPoints(folder, manifest)],
    ['says how large its entry points are', sizes],
    ['says which modules run only in a browser', clientBoundaryProblems(unpacked)],
    ['can be imported by server components', await importEntryPoints(folder, manifest, asServers)],
  ];
  return checks.map(([what, problems]) => finding(`${manifest.name} ${what}`, problems));
}

/** @param options of Node */
async function importEntryPoints(folder: string, manifest: Manifest, options: string[] = []) {
  const entryPoints = JSON.stringify(programEntryPoints(manifest));
  const program = `for (const entryPoint of ${entryPoints}) await import(entryPoint).catch((error) => {
    console.error(entryPoint + ': ' + error.message); process.exitCode = 1; });`;
  const { code, output } = await runCommand(process.execPath, [...options, '--input-type=module', '--eval', program], {
    cwd: folder,
    quiet: true,
  });
  return code === 0 ? [] : [output.trim()];
}

if (import.meta.main) report('surface', await checkPublish(root));
