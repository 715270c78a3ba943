import { join } from 'node:path';
import { runCommand } from './children.ts';
import { root } from './workspace.ts';

/**
 * Writes which packages the bundle was made of, with versions, licences and hashes, for scanners that compare them with known
 * vulnerabilities (CycloneDX 1.6).
 *
 * @param bundle a folder; the file in it is `sbom.cdx.json`
 * @throws {Error} when pnpm cannot read what is installed
 */
export async function writeSbom(bundle: string) {
  const apps = ['site', 'proxy', 'provider'].map((app) => `--filter=@myler/${app}`);
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
  const args = ['sbom', '--prod', ...apps, ...format, '--out', join(bundle, 'sbom.cdx.json')];
  const { code, output } = await runCommand('pnpm', args, { cwd: root, quiet: true });
  if (code !== 0) throw new Error(`pnpm ${args.join(' ')} failed:\n${output}`);
}
